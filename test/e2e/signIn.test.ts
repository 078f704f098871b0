import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, signIn, storedConfig, storedToken, visit, withBrowser } from './person'

withBrowser()

it('requires sign-in, then opens the requested URL', async () => {
  const page = await visit('/businesses?status=funded&sort=-outstanding_amount#top')
  await page.waitForURL('**/login?**')
  await expect.poll(() => page.title()).toBe('Sign in')
  await signIn(page, demoAccounts.partner.email)
  await page.getByRole('heading', { name: 'Businesses' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${origin()}/businesses?status=funded&sort=-outstanding_amount#top`)
  await page.reload()
  await page.getByRole('heading', { name: 'Businesses' }).waitFor()
})

it('shows at the field why a code is rejected, and keeps the input', async () => {
  const page = await visit('/login/anything')
  await page.getByRole('textbox', { name: 'Email address' }).fill('not an address')
  await page.keyboard.press('Enter')
  await page.getByText("isn't an email address").waitFor()
  await page.getByRole('textbox', { name: 'Email address' }).fill('unknown@example.com')
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('12 34-56 78')
  await page.getByText('The code is invalid or has expired. Try again, or request a new code.').waitFor()
  await expect.poll(() => code.inputValue()).toBe('12345678')
  await expect.poll(() => page.getByRole('button', { name: /Resend code in/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('unknown@example.com')
})

it('signs out here, in the other tab, and on the server', async () => {
  const page = await visit('/businesses')
  let token: string | null = null
  page.on('request', (request) => {
    token = request.headers().authorization ?? token
  })
  await signIn(page, demoAccounts.canadian.email)
  await page.getByRole('row').nth(1).waitFor()
  const other = await page.context().newPage()
  await other.goto('/businesses')
  await other.getByRole('row').nth(1).waitFor()

  await page.getByRole('button', { name: demoAccounts.canadian.name }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  await other.getByRole('textbox', { name: 'Email address' }).waitFor()
  await expect
    .poll(async () => (await fetch(`${origin()}/api/session`, { headers: { authorization: token ?? '' } })).status)
    .toBe(401)

  await signIn(page, demoAccounts.canadian.email)
  await other.getByRole('row').nth(1).waitFor()
})

it('removes an invalid stored token', async () => {
  const page = await visit('/login')
  await page.evaluate((key) => localStorage.setItem(key, 'a.b.c'), storedToken)
  await page.goto('/businesses')
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storedConfig])
})

it.each([['null'], ['[]'], ['"sent"'], ['']])('says so where asking for a code is answered %s', async (body) => {
  const page = await visit('/login')
  await page.route('**/api/auth/login/start', (route) => route.fulfill({ contentType: 'application/json', body }))
  await page.getByRole('textbox', { name: 'Email address' }).fill('maya@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Something went wrong on our end. Please try again.').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('maya@example.com')
})
