import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate } from './interruptions'
import { signIn, visit, visitAs, waitForToast, withBrowser } from './person'
import { violations } from './violations'

withBrowser()

/** Focuses a control with the keyboard and presses it. */
async function press(page: Page, control: Locator, key = 'Enter') {
  // Buttons are disabled while records are refetched, and the Tab key skips them.
  await control.and(page.locator('a, :enabled')).waitFor()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      // Focused ones stay so.
      await control.and(page.locator(':not([aria-disabled=true])')).waitFor()
      return page.keyboard.press(key)
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${control}.`)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const happened = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 3, name: title }).getByRole('button')
const focusIsOn = (page: Page, label: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label)

it('runs an offer by keyboard from a new business to a refund, and restores it after a reload', async () => {
  const page = await visitAs(demoAccounts.canadian.email, '/playground')
  // The landing page keeps the mode; its links force the sandbox without writing it to the URL.
  await page.getByRole('heading', { name: 'Playground', level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Sandbox', { exact: true }).count()).toBe(0)
  await page.getByRole('list', { name: 'Steps' }).getByText('capital_product_offer.created').waitFor()
  await press(page, page.getByRole('link', { name: 'Create offer' }))

  const name = page.getByRole('textbox', { name: 'Name' })
  await name.waitFor()
  await page.getByText('Sandbox', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.has('sandbox_mode')).toBe(false)
  await press(page, name, 'ControlOrMeta+A')
  await page.keyboard.type('Keyboard Bakery')
  const offered = page.getByRole('textbox', { name: 'Amount, CA$' })
  await press(page, offered, 'ControlOrMeta+A')
  await page.keyboard.type('24000')
  await page.keyboard.press('Tab')
  await expect.poll(() => offered.inputValue()).toBe('$24,000')
  await expect.poll(() => page.getByText('Must be greater than 0').count()).toBe(0)
  await press(page, page.getByRole('textbox', { name: 'Discount' }), '2')
  await page.keyboard.type('5')
  // The preview shows the business's view while typing.
  await page.getByText('25% off the fee').waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, button(page, 'Create offer'))

  await page.getByRole('link', { name: 'Keyboard Bakery' }).waitFor()
  await happened(page, /Offer created/).waitFor()
  await page.getByText('You have an offer').waitFor()
  await page.getByText('/api/v1/capital_product_offers').first().waitFor()
  await page.getByRole('link', { name: 'capital_product_offer.created' }).waitFor()

  const amount = page.getByRole('textbox', { name: 'Amount, CA$' })
  await press(page, amount, 'ControlOrMeta+A')
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await focusIsOn(page, 'Next: Review the application')
  await page.getByText('Your application is under review').waitFor()

  await press(page, page.getByRole('textbox', { name: 'Explanation' }), 'S')
  await page.keyboard.type('ales have fallen.')
  await press(page, button(page, 'Deny'))
  await focusIsOn(page, 'Next: Denied. Apply again')
  await happened(page, /Denied/).waitFor()
  await press(page, button(page, 'Apply'))
  await focusIsOn(page, 'Next: Review the application')
  await press(page, button(page, 'Approve'))
  await focusIsOn(page, 'Next: Fund the application')
  await press(page, button(page, 'Fund'))
  await focusIsOn(page, 'Next: Repay')
  await page.getByText('You are funded').waitFor()

  await press(page, button(page, 'Advance days'))
  await happened(page, /30 days passed/).waitFor()
  await page.getByRole('link', { name: 'capital_product_payment.succeeded' }).first().waitFor()
  await press(page, button(page, 'Miss a payment'))
  await happened(page, /Payment failed/).waitFor()
  await page.getByText('901 Insufficient funds').first().waitFor()
  // The payments arrive late, as on a busy server.
  const held = gate()
  await page.route(/payment_progress/, async (route) => {
    await held.opened
    await route.continue()
  })
  await press(page, button(page, 'Pay off'))
  await focusIsOn(page, 'Next: Paid off')
  const refund = page.getByRole('textbox', { name: 'Refund of the last payment' })
  await press(page, refund, '9')
  await page.keyboard.type('999999')
  await page.keyboard.press('Enter')
  // A rejected value stays, with the reason.
  await page.getByText(/Must be more than 0 and at most/).waitFor()
  held.open()
  await press(page, refund, 'ControlOrMeta+A')
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await happened(page, /Payment refunded/).waitFor()
  await focusIsOn(page, 'Next: Repay')
  expect(await violations(page)).toEqual([])

  const steps = await page.getByRole('heading', { level: 3 }).allTextContents()
  await page.reload()
  await happened(page, /Payment refunded/).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(steps)
  expect(steps).toHaveLength(10)

  // Changes are in the sandbox, whatever the previous mode.
  await page
    .getByRole('link', { name: /^Capital product/ })
    .first()
    .click()
  await page.getByText('Sandbox', { exact: true }).waitFor()
  await expect.poll(() => page.url()).toContain('/capital/funded-products/capital_product_')
  await page.goBack()
  await page.getByRole('link', { name: 'Start over' }).click()
  await page.getByRole('heading', { name: 'Create offer' }).waitFor()
})

it('shows the recorded steps in another tab, and reports an unknown scenario', async () => {
  const page = await visitAs(demoAccounts.canadian.email, '/playground/create-offer')
  await button(page, 'Create offer').click()
  await button(page, 'Apply').click()
  await button(page, 'Approve').waitFor()
  const address = page.url()
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.includes('playground')) sessionStorage.removeItem(key)
  })
  await page.goto(address)
  await happened(page, /Application submitted/).waitFor()
  await happened(page, /Offer created/).waitFor()
  await page.getByRole('link', { name: 'View all webhooks' }).waitFor()

  await page.goto('/playground/offer')
  await page.getByText("We couldn't find this scenario").waitFor()
})

it('requires a partner of an organization user, and sends nothing', async () => {
  const page = await visitAs(demoAccounts.organization.email, '/playground')
  const requests: string[] = []
  page.on('request', (request) => {
    if (/playground|businesses_page|branding|widget_configs/.test(new URL(request.url()).pathname.slice('/api'.length)))
      requests.push(request.url())
  })
  for (const path of ['/playground', '/playground/create-offer', '/playground/offer?business_id=a&offer_id=b']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'The playground requires a partner sandbox' }).waitFor()
  }
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
})

it('fits a phone in the dark', async () => {
  const page = await visit('/playground/create-offer', {
    viewport: { width: 400, height: 800 },
    colorScheme: 'dark',
  })
  await signIn(page, demoAccounts.canadian.email)
  await button(page, 'Create offer').click()
  await button(page, 'Apply').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
})

it('advances to payoff in one click, and resumes an earlier run', async () => {
  const page = await visitAs(demoAccounts.canadian.email, '/playground/create-offer')
  const offered = page.getByRole('textbox', { name: 'Amount, CA$' })
  await offered.fill('2000')
  for (const name of ['Create offer', 'Apply']) await button(page, name).click()
  const held = gate()
  await page.route(/\/decide$/, async (route) => {
    await held.opened
    await route.continue()
  })
  await button(page, 'Approve').click()
  // Only the pressed button shows progress.
  await expect.poll(() => button(page, 'Deny').isDisabled()).toBe(true)
  await expect.poll(() => button(page, 'Deny').innerText()).toBe('Deny')
  held.open()
  await button(page, 'Fund').click()
  const advance = gate()
  await page.route(/\/advance_days$/, async (route) => {
    await advance.opened
    await route.continue()
  })
  await button(page, 'Advance to payoff').click()
  await button(page, 'Stop').waitFor()
  await expect.poll(() => button(page, 'Charge off').isDisabled()).toBe(true)
  advance.open()
  await happened(page, /Paid off after \d+ days/).waitFor()

  // Events that aren't among the latest have their type too.
  await page.route(/\/webhook_logs\/events\?/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), results: [] } })
  })
  await page.goto('/playground')
  await page
    .getByRole('link', { name: /^Resume/ })
    .first()
    .click()
  await happened(page, /Paid off after \d+ days/).waitFor()
  await page
    .getByRole('link', { name: /^capital_product/ })
    .first()
    .waitFor()
})

it('confirms relief, and names the grace period that is in the way of another', async () => {
  const page = await visitAs(demoAccounts.canadian.email, '/playground/create-offer')
  for (const name of ['Create offer', 'Apply', 'Approve', 'Fund', 'Grant 14-day grace period'])
    await button(page, name).click()
  await waitForToast(page, 'Grace period granted')
  await button(page, 'Grant 14-day grace period').click()
  await page.getByText(/^The product has a grace period from .* to .*\. Grace periods can't overlap\.$/).waitFor()
  await page.getByRole('textbox', { name: /^Amount to waive/ }).fill('100')
  await button(page, 'Waive').click()
  const step = page.getByRole('group', { name: /^Next:/ })
  const owed = () => step.locator('dl').first().locator('dd').allTextContents()
  await expect.poll(owed).toEqual(['CA$11,000.00', 'CA$100.00'])
  await button(page, 'Charge off').click()
  await waitForToast(page, 'Product charged off')
  await page.getByRole('textbox', { name: /^Amount to recover/ }).waitFor()
  expect(await owed()).toEqual(['CA$11,000.00', 'CA$100.00'])
})
