import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { partnerPlans } from '../../packages/server/src/seed/partners'
import { visitAs, withBrowser } from './person'

withBrowser()

const signedIn = (path: string, email: string): Promise<Page> => visitAs(email, path)

// Without options of the page's own lists.
const partnerOptions = (page: Page) => page.getByRole('listbox', { name: 'Partner' }).getByRole('option')
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
  await page.getByRole('navigation', { name: 'Business sections' }).waitFor()
  expect(params(page).get('sandbox_mode')).toBe('true')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Switch to Production' }).click()
  await page.getByText('of 200').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/businesses')
  await expect.poll(() => params(page).has('sandbox_mode')).toBe(false)
  await expect.poll(() => banner.count()).toBe(0)
})

it('selects the first partner for an organization user, then another, then the organization', async () => {
  const page = await signedIn('/businesses', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('bulkhead-market'))

  await page.getByRole('button', { name: 'Partner: Bulkhead Market' }).click()
  await page.getByRole('combobox', { name: 'Search...' }).fill(' HARVEST-pos ')
  await expect.poll(() => partnerOptions(page).allTextContents()).toEqual(['Harvest POS', 'Northgate Commerce'])
  await page.getByRole('option', { name: 'Harvest POS' }).click()
  await page.getByText('of 200').waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('harvest-pos'))

  await page.getByRole('button', { name: 'Partner: Harvest POS' }).click()
  await page.getByRole('option', { name: 'Northgate Commerce' }).click()
  await page.getByRole('heading', { name: 'Northgate Commerce' }).waitFor()
  await expect.poll(() => params(page).has('partner_id')).toBe(false)
  await page.reload()
  await page.getByRole('link', { name: 'Stillwater Booking' }).click()
  await page.getByText('of 110').waitFor()
})

it('forces production for an organization user, and shows why', async () => {
  const page = await signedIn('/businesses?sandbox_mode=true', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  await expect.poll(() => page.getByText('Sandbox', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: demoAccounts.organization.name }).click()
  const item = page.getByRole('menuitem', { name: 'Switch to Sandbox' })
  await expect.poll(() => item.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('The sandbox is available to partner users only.').waitFor()
})

it.each([
  ['an unknown partner', '00000000-0000-4000-8000-000000000000'],
  ['no identifier at all', 'nonsense'],
  ['a partner of somebody else', idOf('maple-till')],
])('says the same of %s', async (_what, id) => {
  const page = await signedIn(`/businesses?partner_id=${id}`, demoAccounts.organization.email)
  await page.getByText('No partner was found for the given ID').waitFor()
  await page.getByText('Choose a partner in the sidebar.').waitFor()
  await expect.poll(() => page.title()).toBe('No partner was found for the given ID')
})

it('shows the 404 page for an unknown path with any partner', async () => {
  const page = await signedIn('/nowhere?partner_id=nonsense', demoAccounts.organization.email)
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  await page.getByText('The page you are trying to view does not exist').waitFor()
  await expect.poll(() => page.title()).toBe('404: Page not found')
  await expect.poll(() => page.getByText('No partner was found').count()).toBe(0)
})

it('shows Canadian dollars as such', async () => {
  const page = await signedIn('/businesses?sort=-monthly_sales_amount', demoAccounts.canadian.email)
  await page.getByText('of 70').waitFor()
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('CA$')
})

it('shows a new partner the next steps', async () => {
  const page = await signedIn('/businesses', demoAccounts.new.email)
  await page.getByText('No businesses yet').waitFor()
})

const isPartnerCall = '**/api/partners'

it('drops the partner on pages without one, and selects the first one afterwards', async () => {
  const page = await signedIn(`/settings/branding?partner_id=${idOf('harvest-pos')}`, demoAccounts.organization.email)
  await page.getByRole('button', { name: /^Partner:/ }).waitFor()
  await expect.poll(() => params(page).has('partner_id')).toBe(false)
  await page.getByRole('link', { name: 'Businesses' }).click()
  await page.getByText(/of 60/).waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('bulkhead-market'))
})

it('opens an empty partner_id with the first partner', async () => {
  const page = await signedIn('/businesses?partner_id=', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('bulkhead-market'))
})

it('returns to the selected partner after a page without one', async () => {
  const page = await signedIn(`/businesses?partner_id=${idOf('harvest-pos')}`, demoAccounts.organization.email)
  await page.getByText('of 200').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Branding' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Branding' }).waitFor()
  await expect.poll(() => params(page).has('partner_id')).toBe(false)
  const businesses = page.getByRole('link', { name: 'Businesses', exact: true }).first()
  // A preload selects no partner.
  await Promise.all([page.waitForRequest('**/businesses_table_rows*'), businesses.hover()])
  await businesses.click()
  await page.getByText('Showing Bulkhead Market.').waitFor()
  await page.getByRole('button', { name: 'Back to Harvest POS' }).click()
  await page.getByText('of 200').waitFor()
  expect(params(page).get('partner_id')).toBe(idOf('harvest-pos'))
  await expect.poll(() => page.getByText('Showing Bulkhead Market.').count()).toBe(0)
})

it('names the page above the partner selection', async () => {
  const page = await signedIn('/businesses', demoAccounts.organization.email)
  await page.getByRole('button', { name: 'Partner: Bulkhead Market' }).click()
  await page.getByRole('option', { name: 'Northgate Commerce' }).click()
  await page.getByText('Businesses are shown per partner. Choose a partner.').waitFor()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await page.getByText('Analytics is shown per partner. Choose a partner.').waitFor()
  await page.getByRole('link', { name: 'Capital' }).click()
  await page.getByText('Capital is shown per partner. Choose a partner.').waitFor()
})

it('renders fifty of 5,000 partners, finds any, and keeps a disabled organization in the list', async () => {
  const page = await signedIn('/businesses', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  await page.route(isPartnerCall, async (route) => {
    const response = await route.fetch()
    const body: { results: object[] } = await response.json()
    const more = Array.from({ length: 5000 }, (_, n) => ({
      ...body.results[0],
      id: `p${n}`,
      name: `Many ${n}`,
      slug: `many-${n}`,
    }))
    await route.fulfill({ response, json: { ...body, results: [...body.results, ...more] } })
  })
  await page.route('**/api/partner/organizations', async (route) => {
    const response = await route.fetch()
    const body: { results: object[] } = await response.json()
    await route.fulfill({
      response,
      json: { ...body, results: body.results.map((one) => ({ ...one, is_enabled: false })) },
    })
  })
  await page.reload()
  await page.getByRole('button', { name: /^Partner:/ }).click()
  await page.getByRole('combobox', { name: 'Search...' }).waitFor()
  // Rendering many rows takes time, but an organization with fifty partners is fast on any device.
  await expect.poll(() => partnerOptions(page).count()).toBe(51)
  await page.getByRole('combobox', { name: 'Search...' }).fill('MANY-4999')
  await page.getByRole('option', { name: 'Many 4999' }).waitFor()
  const last = partnerOptions(page).last()
  await expect.poll(() => last.textContent()).toContain('Northgate Commerce')
  await expect.poll(() => last.getAttribute('aria-disabled')).toBe('true')
})

it('shows a missing configuration and a missing organization', async () => {
  const page = await signedIn('/businesses', demoAccounts.organization.email)
  await page.getByText(/of 60/).waitFor()
  await page.route(isPartnerCall, async (route) => {
    const response = await route.fetch()
    const body: { results: object[] } = await response.json()
    await route.fulfill({ response, json: { ...body, results: body.results.map((one) => ({ ...one, config: null })) } })
  })
  await page.reload()
  await page.getByText('Partner configuration not found').waitFor()
  await page.route('**/api/partner/organizations', (route) =>
    route.fulfill({ json: { results: [], previous: null, next: null } }),
  )
  await page.reload()
  await page.getByText('No organization found').waitFor()
})

it('names a Canadian partner as such, and an unknown page as not found', async () => {
  const page = await signedIn('/nowhere/at/all', demoAccounts.canadian.email)
  await page.getByText('(Canada)').waitFor()
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  await expect.poll(() => page.title()).toBe('404: Page not found')
  await page.goto('/developer/api-logs/nowhere')
  await page.getByRole('heading', { name: "We couldn't find this page" }).waitFor()
  await expect.poll(() => page.title()).toBe("We couldn't find this page")
  await page.getByText('It may have been deleted, or it belongs to another partner.').waitFor()
  await page.getByRole('button', { name: 'Back to list' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/developer/api-logs')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Developer' }).click()
  await expect.poll(() => page.title()).toBe('Developer')
  await page.goto('/nowhere/100%')
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  await page.goto('/customers/list?status=funded#a')
  await page.waitForURL(/\/businesses\/list\?status=funded#a$/)
})
