import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, signIn, visit, withBrowser } from './person'

withBrowser()

const storedToken = 'partner-dashboard.alternate-login-token'

it('takes a good token from the address, and leaves none there', async () => {
  const first = await visit('/businesses')
  await signIn(first, demoAccounts.canadian.email)
  const token = await first.evaluate((key) => localStorage.getItem(key), storedToken)

  const page = await visit(`/businesses?token=${token}&status=funded#top`)
  await page.getByRole('heading', { name: 'Businesses' }).waitFor()
  expect(page.url()).toBe(`${origin()}/businesses?status=funded#top`)
  await page.getByRole('button', { name: demoAccounts.canadian.name }).waitFor()
})

it.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
  'leaves no trace of the token %s',
  async (token) => {
    const page = await visit(`/businesses?token=${token}`)
    await page.getByRole('textbox', { name: 'E-mail address' }).waitFor()
    expect(page.url()).not.toContain(token)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  },
)

it('reloads once when no claims come back, and then asks to sign in again', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.partner.email)
  await page.getByText('of 200').waitFor()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), claims: null } })
  })
  await page.reload()
  await page.getByRole('textbox', { name: 'E-mail address' }).waitFor()
  expect(loads).toBe(2)
})

it('brings the focus to the heading of the page that came', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.partner.email)
  await page.getByText('of 200').waitFor()
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('navigation', { name: /sections/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})
