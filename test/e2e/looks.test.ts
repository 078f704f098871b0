import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, visitAs, withBrowser } from './person'
import { expectStill, stagger } from './shifts'
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

/** Shows a dark page as it's printed. The rules for paper load a few seconds after the page. */
const showPrinted = (page: Page) =>
  expect
    .poll(async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.emulateMedia({ media: 'print' })
      return page.locator('html').getAttribute('class')
    })
    .toBe('light')

it('prints what a page says, in light colors', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses?status=funded', { colorScheme: 'dark' })
  await page.getByText('1 to 25 of').waitFor()
  await showPrinted(page)
  for (const kept of ['Businesses', 'Business', 'Funded', 'Showing 1 to 25 of']) {
    await page.getByRole('main').getByText(kept).first().waitFor()
  }
  const rest = page.locator('header:has(nav), nav a, main button:not(th *, [data-active] *)').filter({ visible: true })
  await expect.poll(() => rest.allInnerTexts()).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await page.locator('html.dark').waitFor()
})

it('prints every cell of a table whole', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses/capital/applications', { colorScheme: 'dark' })
  await page.getByText('Action required').first().waitFor()
  await showPrinted(page)
  // Letter, with margins.
  await page.setViewportSize({ width: 718, height: 960 })
  const cut = () =>
    page
      .locator(':is(td, th), :is(td, th) *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'hidden')
          .map((part) => part.textContent),
      )
  await expect.poll(cut).toEqual([])
})

it('prints an open panel without the page behind it', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses/capital/applications', { colorScheme: 'dark' })
  await page.getByRole('row').nth(1).getByRole('link').last().click()
  const panel = page.getByRole('dialog')
  await panel.getByText('Application ID').waitFor()
  await showPrinted(page)
  await page.getByRole('main').waitFor({ state: 'hidden' })
  await panel.getByText('Application ID').waitFor()
  const { width, paper } = await panel.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    paper: document.documentElement.clientWidth,
  }))
  expect(width).toBe(paper)
})

it("shifts nothing while an organization's partners load", async () => {
  const page = await visitAs(demoAccounts.organization.email, '/')
  await page.evaluate(() => sessionStorage.setItem('partner-dashboard.organization-view', '1'))
  await stagger(page)
  await page.goto('/')
  await page.getByRole('rowheader', { name: 'Total' }).waitFor()
  await expectStill(page)
})

it('changes colors without transitions for a user who prefers reduced motion', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses', {
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await page.getByText('of 200').waitFor()
  const transitions = await page.evaluate(() => {
    const { classList } = document.documentElement
    classList.replace('light', 'dark')
    // Icons of images that are awaited appear later, which moves nothing.
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  })
  expect(transitions).toBe(0)
})
