import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { partnerPlans } from '../../packages/server/src/seed/partners'
import { signIn, visit, withBrowser } from './person'

withBrowser()

async function signedIn(path: string, email: string): Promise<Page> {
  const page = await visit(path)
  await signIn(page, email)
  return page
}

const params = (page: Page) => new URL(page.url()).searchParams
const idOf = (slug: string) => partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''

it('switches a partner user to the sandbox and back, from a business to its list', async () => {
  const page = await signedIn('/businesses', demoAccounts.partner.email)
  await page.getByText('of 200').waitFor()
  const headers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/count')) headers.push(request.headers()['dashboard-sandbox'])
  })
  const menu = page.getByRole('button', { name: demoAccounts.partner.name })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Switch to Sandbox' }).click()
  await page.getByText('of 40').waitFor()
  expect(params(page).get('sandbox_mode')).toBe('true')
  const banner = page.getByText('Sandbox', { exact: true })
  expect((await banner.boundingBox())?.height).toBe(28)
  expect(headers.at(-1)).toBe('1')

  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('navigation', { name: /sections/ }).waitFor()
  expect(params(page).get('sandbox_mode')).toBe('true')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Switch to Production' }).click()
  await page.getByText('of 200').waitFor()
  expect(new URL(page.url()).pathname).toBe('/businesses')
  expect(params(page).has('sandbox_mode')).toBe(false)
  expect(await banner.count()).toBe(0)
})

it('gives an organization user the first partner, another by choice, and the organization itself', async () => {
  const page = await signedIn('/businesses', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('bulkhead-market'))

  await page.getByRole('button', { name: 'Partner: Bulkhead Market' }).click()
  await page.getByRole('combobox', { name: 'Search...' }).fill(' HARVEST-pos ')
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Northgate Commerce', 'Harvest POS'])
  await page.getByRole('option', { name: 'Harvest POS' }).click()
  await page.getByText('of 200').waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('harvest-pos'))

  await page.getByRole('button', { name: 'Partner: Harvest POS' }).click()
  await page.getByRole('option', { name: 'Northgate Commerce' }).click()
  await page.getByRole('heading', { name: 'Northgate Commerce' }).waitFor()
  expect(params(page).has('partner_id')).toBe(false)
  await page.reload()
  await page.getByRole('button', { name: /Stillwater Booking/ }).click()
  await page.getByText('of 110').waitFor()
})

it('forces production on an organization user, and says why', async () => {
  const page = await signedIn('/businesses?sandbox_mode=true', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  expect(await page.getByText('Sandbox', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: demoAccounts.organization.name }).click()
  const item = page.getByRole('menuitem', { name: 'Switch to Sandbox' })
  expect(await item.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('Sign in as a partner user to use it.').waitFor()
})

it.each([
  ['an unknown partner', '00000000-0000-4000-8000-000000000000'],
  ['no identifier at all', 'nonsense'],
  ['a partner of somebody else', idOf('maple-till')],
])('says the same of %s', async (_what, id) => {
  const page = await signedIn(`/businesses?partner_id=${id}`, demoAccounts.organization.email)
  await page.getByText('No partner was found for the given ID').waitFor()
})

it('shows Canadian dollars as such', async () => {
  const page = await signedIn('/businesses?sort=-monthly_sales_amount', demoAccounts.canadian.email)
  await page.getByText('of 50').waitFor()
  expect(await page.getByRole('row').nth(1).textContent()).toContain('CA$')
})

it('tells a new partner what comes next', async () => {
  const page = await signedIn('/businesses', demoAccounts.new.email)
  await page.getByText('No businesses yet').waitFor()
})
