import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { signIn, visit, withBrowser } from './person'

withBrowser()

/** Opens a page as a returning user, with the app's own script held back. */
async function open(path: string) {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.canadian.email)
  await page.getByText(/of 70/).waitFor()
  let release = () => undefined
  const released = new Promise<void>((resolve) => {
    release = () => void resolve()
  })
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => released.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release, shell: page.locator('#shell') }
}
const isShown = (page: Page, text: string) =>
  page.locator('#shell').getByText(text, { exact: true }).filter({ visible: true }).first().isVisible()
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 100, 0)
      }),
  )

it.each([
  [1280, 'Outstanding'],
  [400, 'Monthly sales'],
])('shows the list in its frame at %i px before the app has loaded, without a shift', async (width, label) => {
  const { page, release, shell } = await open('/businesses')
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => isShown(page, label)).toBe(true)
  expect(await shell.getByText('Sandbox').count()).toBe(0)
  release()
  await page.getByRole('heading', { level: 1, name: 'Businesses' }).waitFor()
  await page.getByText(/of 70/).waitFor()
  expect(await shell.count()).toBe(0)
  expect(await shift(page)).toBeLessThan(0.02)
})

it('shows the frame of other pages, and the banner of the sandbox', async () => {
  const { page, release, shell } = await open('/settings/branding?sandbox_mode=true')
  await expect.poll(() => isShown(page, 'Sandbox')).toBe(true)
  expect(await isShown(page, 'Settings')).toBe(true)
  expect(await isShown(page, 'Outstanding')).toBe(false)
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await shell.count()).toBe(0)
})

it('is not shown to someone who has to sign in', async () => {
  const page = await visit('/businesses')
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  expect(await page.locator('html').getAttribute('data-shell')).toBeNull()
})
