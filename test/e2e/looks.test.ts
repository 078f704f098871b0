import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, visitAs, withBrowser } from './person'
import { violations } from './violations'

withBrowser()

it.each([
  ['wide, light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' as const }],
  ['wide, dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const }],
  ['on a phone', { viewport: { width: 400, height: 800 }, colorScheme: 'light' as const }],
])('axe finds nothing, %s', async (_what, options) => {
  const page = await visit('/businesses?sandbox_mode=true', options)
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  expect(await violations(page)).toEqual([])
  await signIn(page, demoAccounts.partner.email)
  await page.getByText('of 40').waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto('/businesses?sandbox_mode=true&search=manual+review')
  await page.getByRole('link', { name: 'Sandbox Manual Review' }).click()
  await page.getByRole('list', { name: 'Recent activity' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(page.url().replace('/overview', '/applications'))
  await page.getByRole('list', { name: 'Steps' }).first().waitFor()
  expect(await violations(page)).toEqual([])
})

it('fits a phone: cards, and a sidebar that opens and closes in every way', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses', { viewport: { width: 400, height: 800 } })
  await page.getByText('of 200').waitFor()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expect.poll(() => page.getByRole('table').count()).toBe(0)

  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const open = page.getByRole('button', { name: 'Open menu' })
  const ways = [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(390, 400),
    () => sidebar.getByRole('link', { name: 'Businesses' }).click(),
  ]
  for (const close of ways) {
    await open.click()
    await sidebar.waitFor({ state: 'visible' })
    await close()
    await sidebar.waitFor({ state: 'hidden' })
  }
})

/** Layout shift after a reload, until `isThere` and no further changes. */
async function shiftsOf(page: Page, isThere: Locator): Promise<number> {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await isThere.waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)
}

it('shifts nothing while the list loads', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses')
  expect(await shiftsOf(page, page.getByText('of 200'))).toBeLessThan(0.05)
})

it('shifts nothing on a phone while a business tab loads', async () => {
  const page = await visit('/businesses?sandbox_mode=true&search=manual+review', {
    viewport: { width: 400, height: 900 },
  })
  await signIn(page, demoAccounts.partner.email)
  await page.getByRole('link', { name: 'Sandbox Manual Review' }).click()
  await page.getByRole('list', { name: 'Recent activity' }).waitFor()
  await page.goto(page.url().replace('/overview', '/applications'))
  expect(await shiftsOf(page, page.getByRole('list', { name: 'Steps' }).first())).toBeLessThan(0.02)
  await page.getByRole('complementary', { name: 'Facts' }).waitFor()
})

it("shifts nothing while an organization's partners load", async () => {
  const page = await visitAs(demoAccounts.organization.email, '/')
  await page.evaluate(() => sessionStorage.setItem('partner-dashboard.organization-view', '1'))
  await page.goto('/')
  expect(await shiftsOf(page, page.getByRole('rowheader', { name: 'Total' }))).toBeLessThan(0.02)
})
