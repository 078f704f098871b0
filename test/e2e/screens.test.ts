import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { publicOrigin, visitAs, withBrowser } from './person'
import { expectStill, stagger } from './shifts'
import { violations } from './violations'

withBrowser()

/** Screens with a text that appears with their data. `*` is the first row of the list before it. */
const screens = [
  ['/', 'Portfolio health'],
  ['/analytics', 'Originations'],
  ['/businesses', 'of 200'],
  // Its first row has every part of a business.
  ['/businesses?status=funded', 'Showing 1 to 25'],
  ['/businesses/*/capital/overview', 'Recent activity'],
  ['/businesses/*/capital/timeline', 'Offer created'],
  ['/businesses/*/capital/applications', 'Business info'],
  ['/businesses/*/capital/offers', 'Expires'],
  ['/businesses/*/capital/funded-products', 'Funded products'],
  ['/businesses/*/capital/business-info', 'Registration'],
  ['/businesses/*/capital/owner-info', 'Ownership'],
  ['/businesses/*/capital/bank-info', 'Account holder'],
  ['/businesses/*/sales', 'Sales per day'],
  ['/businesses/capital', 'Showing 1 to 25'],
  ['/businesses/capital/applications', 'Showing 1 to 25'],
  ['/businesses/capital/offers', 'Showing 1 to 25'],
  ['/businesses/capital/orders', 'Create order'],
  ['/marketing', 'Holiday stock-up'],
  ['/marketing?tab=toolkits', 'Launch email'],
  ['/marketing?tab=integrations', 'Klaviyo'],
  ['/marketing?tab=revenue_share', 'Your share (10%)'],
  ['/marketing/promotions', 'Back to school'],
  ['/marketing/promotions/fee-discounts/*', 'Cost to date'],
  ['/marketing/promotions/create-fee-discount', 'Paid by'],
  ['/reporting', 'Payback amount'],
  ['/data-share', 'Last upload'],
  ['/data-share/manual-uploads', 'Showing 1 to'],
  ['/data-share/manual-uploads/uploads/*', 'Accepted'],
  ['/data-share/s3-pipeline', 'Run all'],
  ['/data-share/missing', 'No owner'],
  ['/developer', 'Production server'],
  ['/developer/api-logs', 'Showing 1 to 25'],
  ['/developer/api-logs/*', 'User agent'],
  ['/developer/crm-events', 'Showing 1 to 25'],
  ['/developer/crm-events?tab=connection', 'Sync now'],
  ['/developer/api-logs?tab=errors', 'invalid_request'],
  ['/developer/webhook-events', 'Showing 1 to 25'],
  ['/developer/webhook-events/*', 'Last attempt'],
  ['/developer/webhook-events?tab=endpoints', 'Old data warehouse'],
  ['/playground', 'Create a'],
  ['/playground/create-offer', 'Holdback'],
  ['/settings', 'Manage who can sign in'],
  ['/settings/users?panel=add', 'View all pages'],
  ['/settings/widget', 'Corner radius'],
  ['/settings/branding', 'Primary color'],
  ['/settings/support-info', 'Help page'],
  ['/settings/chat-integration', 'Post notifications'],
  ['/settings/notification-preferences', 'Failed API requests'],
  ['/settings/audit-log', 'Signed in'],
] as const

/** A window of 1280 px with a scroll bar of 17 px: the tests' browser keeps 15 px for the one it hides. */
const wide = 1278

const modes = [
  { width: 400, colorScheme: 'light' },
  { width: 400, colorScheme: 'dark' },
  { width: wide, colorScheme: 'dark' },
  { width: wide, colorScheme: 'light' },
] as const

/** All modes in a full run; otherwise dark at one width, by turns. */
const modesOf = (screen: number) =>
  modes.filter(
    ({ width, colorScheme }) =>
      process.env.FULL === '1' || colorScheme === 'light' || (width === 400) === (screen % 2 === 1),
  )

/** Path of the first row's link below `list`, with the current ID in place of `*`. */
async function pathOf(page: Page, path: string, ids: Map<string, string>): Promise<string> {
  const [list = '', rest] = path.split('*')
  if (rest === undefined) return path
  if (!ids.has(list)) {
    const link = page.locator(`main a[href^="${list}"]`).first()
    ids.set(list, (await link.getAttribute('href'))?.slice(list.length).split(/[/?]/)[0] ?? '')
  }
  return `${list}${ids.get(list)}${rest}`
}

/** Tables that scroll sideways. */
const sidewaysTables = (page: Page) =>
  page
    .locator('main :has(> table)')
    .evaluateAll((all) =>
      all.filter((region) => region.scrollWidth > region.clientWidth).map(({ ariaLabel }) => ariaLabel),
    )

it('axe finds nothing, nothing moves and nothing sticks out on any screen, light and dark, wide and on a phone', async () => {
  const page = await visitAs(demoAccounts.partner.email, `${publicOrigin()}/`)
  const ids = new Map<string, string>()
  await stagger(page)
  for (const [index, [screen, sign]] of screens.entries()) {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.goto(publicOrigin() + (await pathOf(page, screen, ids)))
    await page.getByText(sign).filter({ visible: true }).first().waitFor()
    await expectStill(page, screen)
    for (const { width, colorScheme } of modesOf(index)) {
      const where = `${screen}, ${width} px, ${colorScheme}`
      await page.emulateMedia({ colorScheme })
      await page.locator(`html.${colorScheme}`).waitFor()
      await page.setViewportSize({ width, height: 800 })
      await page.getByText(sign).filter({ visible: true }).first().waitFor()
      await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
      // A theme changes nothing else.
      expect(await violations(page, colorScheme === 'dark' ? 'colors' : 'all'), where).toEqual([])
      // A table becomes cards after the window's size has changed.
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, { message: where }).toBeLessThanOrEqual(0)
      if (width === wide) await expect.poll(() => sidewaysTables(page), { message: where }).toEqual([])
    }
  }
})

const tables = [
  '/analytics?breakdown=industry',
  '/businesses?status=funded',
  '/businesses/*/capital/funded-products',
  '/businesses/capital',
  '/businesses/capital/applications',
  '/businesses/capital/offers',
  '/marketing?tab=revenue_share',
  '/marketing/promotions',
  '/marketing/promotions/fee-discounts/*',
  '/reporting?range=all_time',
  '/reporting?report=repayments',
  '/reporting?report=daily_sales',
]

it('the default columns of every table fit 1280 px with a scroll bar, without cutting a name or a figure', async () => {
  const page = await visitAs(demoAccounts.partner.email, `${publicOrigin()}/`, {
    viewport: { width: wide, height: 800 },
  })
  const ids = new Map<string, string>()
  for (const table of tables) {
    await page.goto(publicOrigin() + (await pathOf(page, table, ids)))
    await page.getByRole('cell').filter({ hasText: /\S/ }).first().waitFor()
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { overflowX, textAlign } = getComputedStyle(element)
          const isFigure = element.matches('td, td *') && /end|right/.test(textAlign) && overflowX === 'hidden'
          const isName = element.matches('[scope=row], [scope=row] *') && overflowX === 'hidden'
          return (isFigure || isName) && element.scrollWidth > element.clientWidth
        })
        .map((element) => element.textContent?.slice(0, 60)),
    )
    expect(faults, table).toEqual([])
    expect(await sidewaysTables(page), table).toEqual([])
  }
})
