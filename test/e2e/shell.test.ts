import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate } from './interruptions'
import { visit, visitAs, withBrowser } from './person'
import { expectStill, withoutFontLimit, withoutLimit } from './shifts'

withBrowser()

const listOf = async (width: number) => {
  const page = await visitAs(demoAccounts.canadian.email, '/businesses', { viewport: { width, height: 800 } })
  await page.getByText(/of 70/).waitFor()
  return page
}

/** Opens a page as a returning user, with the app's own script held back. */
async function open(path: string, width = 1280) {
  const page = await listOf(width)
  return { page, release: await openHeld(page, path), shell: page.locator('#shell') }
}

async function openHeld(page: Page, path: string): Promise<() => void> {
  const app = gate()
  await withoutFontLimit(page)
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => app.opened.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return app.open
}
const isShown = (page: Page, text: string) =>
  page.locator('#shell').getByText(text, { exact: true }).filter({ visible: true }).first().isVisible()

it.each([
  [1280, 'Outstanding', 'tbody tr'],
  [400, 'Monthly sales', 'main ul li'],
])('shows the list with its rows at %i px before the app has loaded, without a shift', async (width, label, row) => {
  const { page, release, shell } = await open('/businesses', width)
  await expect.poll(() => isShown(page, label)).toBe(true)
  expect(await shell.getByText('Sandbox').count()).toBe(0)
  await expect.poll(() => shell.locator(row).count()).toBe(25)
  const rows = await shell.locator(row).allInnerTexts()
  release()
  await page.getByRole('heading', { level: 1, name: 'Businesses' }).waitFor()
  await page.getByText(/of 70/).waitFor()
  expect(await shell.count()).toBe(0)
  expect(await page.locator(row).allInnerTexts()).toEqual(rows)
  await expectStill(page)
})

it.each([1280, 400])('keeps its skeleton visible at %i px when the app takes over', async (width) => {
  const { page, release, shell } = await open('/businesses', width)
  const rows = gate()
  await page.route('**/businesses_table_rows', (route) => rows.opened.then(() => route.continue()))
  await page.goto('/businesses', { waitUntil: 'commit' })
  const opacity = (root: string) =>
    page.locator(`${root} [data-shape]`).evaluate((shape) => getComputedStyle(shape).opacity)
  await shell.locator('[data-shape]').waitFor()
  await expect.poll(() => opacity('#shell')).toBe('1')
  // The first frame of the app.
  const first = page.waitForFunction(() => {
    const shape = !document.querySelector('#shell') && document.querySelector('#root [data-shape]')
    return shape && getComputedStyle(shape).opacity
  })
  release()
  expect(await (await first).jsonValue()).toBe('1')
  rows.open()
  await page.getByText(/of 70/).waitFor()
})

it('gives way to a page that React renders once, with its rows and the name of its partner', async () => {
  const { page, release, shell } = await open('/businesses')
  // The limit is tested above.
  await withoutLimit(page, 300)
  await page.goto('/businesses', { waitUntil: 'commit' })
  await expect.poll(() => shell.locator('tbody tr').count()).toBe(25)
  const first = page.waitForFunction(() => {
    const rendered = document.querySelector('#root main')
    return (
      rendered && {
        rows: rendered.querySelectorAll('tbody tr').length,
        isLoading: !!rendered.querySelector('[data-shape]'),
        hasPartner: document.querySelector('#root')?.textContent.includes('Maple Till'),
      }
    )
  })
  release()
  expect(await (await first).jsonValue()).toEqual({ rows: 25, isLoading: false, hasPartner: true })
})

it('waits for its font, so it is laid out once', async () => {
  const { page, release } = await open('/businesses')
  // The limit is tested below.
  await withoutLimit(page, 100)
  const font = gate()
  await page.route('**/*.woff2', (route) => font.opened.then(() => route.continue()))
  await page.goto('/businesses', { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    window.shellStyles?.then(() => new Promise((resolve) => setTimeout(resolve, 20, true))),
  )
  expect(await page.locator('html').getAttribute('data-shell')).toBe('pending')
  font.open()
  await page.locator('html[data-shell=filled]').waitFor()
  release()
  await page.getByRole('heading', { level: 1, name: 'Businesses' }).waitFor()
})

it('shows the rows once their font has loaded, so no line breaks elsewhere later', async () => {
  const { page, release, shell } = await open('/businesses', 400)
  const font = gate()
  await page.route('**/*.woff2', (route) => font.opened.then(() => route.continue()))
  const answered = page.waitForResponse('**/businesses_table_rows')
  await page.goto('/businesses', { waitUntil: 'commit' })
  await answered
  await expect.poll(() => isShown(page, 'Monthly sales')).toBe(true)
  expect(await shell.locator('main ul li a').count()).toBe(0)
  font.open()
  await expect.poll(() => shell.locator('main ul li a').count()).toBe(25)
  release()
  await page.getByRole('heading', { level: 1, name: 'Businesses' }).waitFor()
})

it('starts the app once its font has loaded, so no line breaks elsewhere later', async () => {
  const page = await listOf(400)
  // The limit is tested below.
  await withoutFontLimit(page)
  const font = gate()
  await page.route('**/*.woff2', (route) => font.opened.then(() => route.continue()))
  const answered = page.waitForResponse('**/offers_table_rows*')
  await page.goto('/businesses/capital/offers', { waitUntil: 'commit' })
  await answered
  await page.waitForTimeout(1000)
  font.open()
  await page.getByText('Expires').first().waitFor()
  await expectStill(page)
})

it('starts the app without its font if that hangs', async () => {
  const page = await listOf(400)
  await page.route('**/*.woff2', () => undefined)
  await page.goto('/businesses/capital/offers', { waitUntil: 'commit' })
  await page.getByText('Expires').first().waitFor()
})

it('leaves rows that it cannot show, and failed ones, to the app', async () => {
  const { page, release, shell } = await open('/businesses')
  for (const response of [
    { json: { results: [{ status: 'paused' }], previous: null, next: null, start: 0 } },
    { json: { results: null } },
    { status: 403, json: { status: 403, code: 'forbidden' } },
  ]) {
    await page.route('**/businesses_table_rows', (route) => route.fulfill(response))
    const answered = page.waitForResponse('**/businesses_table_rows')
    await page.goto('/businesses', { waitUntil: 'commit' })
    await answered
    await expect.poll(() => isShown(page, 'Outstanding')).toBe(true)
    expect(await shell.locator('tbody th').count()).toBe(0)
    await page.unroute('**/businesses_table_rows')
  }
  release()
  await page.getByRole('heading', { level: 1, name: 'Businesses' }).waitFor()
  expect(await shell.count()).toBe(0)
})

it.each([
  ['Home', 1280],
  ['Home', 400],
  ['a business', 1280],
  ['a business', 400],
])('shows the content of %s at %i px before the app has loaded, without a shift', async (name, width) => {
  const page = await listOf(width)
  const business = await page.locator('main :is(tbody th, ul li) a').first().getAttribute('href')
  // The partner's name, which the app loads later, can take a line.
  await page.route('**/api/partners', (route) => route.abort())
  const release = await openHeld(page, name === 'Home' ? '/' : (business ?? ''))
  await page.locator('html[data-shell=filled]').waitFor()
  const shown = await page.locator('#shell main').innerText()
  release()
  await expect.poll(() => page.locator('#shell').count()).toBe(0)
  expect(await page.locator('#root main').innerText()).toBe(shown)
  await expectStill(page)
})

it('leaves content that it cannot show, and refused content, to the app', async () => {
  const { page, release, shell } = await open('/')
  for (const response of [
    { json: { results: [] } },
    { json: { results: [{ funnel: 'none' }] } },
    { status: 403, json: { status: 403, code: 'forbidden' } },
  ]) {
    await page.route('**/home_summary', (route) => route.fulfill(response))
    const answered = page.waitForResponse('**/home_summary')
    await page.goto('/', { waitUntil: 'commit' })
    await answered
    await page.locator('html[data-shell=frame]').waitFor()
    expect(await shell.getByRole('heading', { name: 'Figures', includeHidden: true }).count()).toBe(0)
    await page.unroute('**/home_summary')
  }
  await page.reload({ waitUntil: 'commit' })
  release()
  await page.locator('#root main h1').waitFor()
})

it('shows the frame of other pages, and the banner of the sandbox', async () => {
  const { page, release, shell } = await open('/settings/branding?sandbox_mode=true')
  // With its styles, without which everything is shown.
  await page.locator('html[data-shell=frame]').waitFor()
  expect(await isShown(page, 'Sandbox')).toBe(true)
  expect(await isShown(page, 'Settings')).toBe(true)
  // The theme hides it, before which nothing is painted.
  await expect.poll(() => isShown(page, 'Outstanding')).toBe(false)
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await shell.count()).toBe(0)
})

it('requests nothing twice', async () => {
  const { page, release } = await open('/businesses')
  release()
  await page.getByText(/of 70/).waitFor()
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`))
  // Until its end, the page before can still request icons.
  page.on('framenavigated', () => {
    requested.length = 0
  })
  // The app requests again what is older than 10 seconds when it starts.
  await page.clock.setFixedTime(Date.now())
  await page.reload()
  await page.getByText(/of 70/).waitFor()
  // Requested last, after the rows are painted.
  await expect.poll(() => requested.some((request) => request.endsWith('/api/session'))).toBe(true)
  expect(requested.toSorted()).toEqual([...new Set(requested)].toSorted())
})

it('is not shown to someone who has to sign in', async () => {
  const page = await visit('/businesses')
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  expect(await page.locator('html').getAttribute('data-shell')).toBeNull()
})
