import type { Page, Request } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { gate } from './interruptions'
import { origin, visitAs, withBrowser } from './person'

withBrowser()

async function list(search = '', email: string = demoAccounts.partner.email): Promise<Page> {
  const page = await visitAs(email, `/businesses${search}`)
  await page.getByRole('heading', { name: 'Businesses', level: 1 }).waitFor()
  return page
}

const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()
const params = (page: Page) => new URL(page.url()).searchParams
const range = (page: Page) => page.getByText(/Showing \d+ to \d+ of \d+/)

it('paginates by 25 and returns to the same rows, also after a reload', async () => {
  const page = await list()
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  const first = await names(page)
  expect(first).toHaveLength(25)
  expect(first).toEqual([...first].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Showing 26 to 50 of 200').waitFor()
  const second = await names(page)
  expect(second.filter((name) => first.includes(name))).toEqual([])
  await page.reload()
  await page.getByText('Showing 26 to 50 of 200').waitFor()
  expect(await names(page)).toEqual(second)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  expect(await names(page)).toEqual(first)
})

it('searches, filters and sorts by URL, and returns to the first page', async () => {
  const page = await list()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Showing 26 to 50').waitFor()

  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('checkbox', { name: 'Funded' }).click()
  await expect.poll(() => params(page).get('status')).toBe('funded')
  await expect.poll(() => params(page).has('cursor')).toBe(false)
  await page.keyboard.press('Escape')

  const sorted = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('sort'))
  await page.getByRole('button', { name: 'Outstanding' }).click()
  await expect.poll(() => params(page).get('sort')).toBe('-outstanding_amount')
  // Until then, the table shows the previous rows.
  await sorted
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  const amounts = (await page.getByRole('row').allTextContents()).slice(1)
  expect(amounts.length).toBeGreaterThan(5)

  const [name = ''] = await names(page)
  await page.getByRole('searchbox').fill(`  ${name.toUpperCase()} `)
  // Two businesses can have the same name.
  const uniqueNames = async () => [...new Set(await names(page))]
  await expect.poll(uniqueNames).toEqual([name])
  await page.reload()
  await expect.poll(uniqueNames).toEqual([name])
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toContain(name.toUpperCase())

  await page.getByRole('searchbox').fill('no such business')
  await page.getByText('No businesses match these filters').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('no such business')
  await page.getByText('No businesses match these filters').waitFor()
})

it("doesn't download the rows of a filter with the count of another", async () => {
  const page = await list()
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  const counting = gate()
  await page.route(/\/businesses[^?]*count/, async (route) => {
    await counting.opened
    await route.continue()
  })
  const download = page.getByRole('button', { name: 'Download CSV' })
  await page.getByRole('searchbox').fill('no such business')
  await page.getByText('No businesses match these filters').waitFor()
  expect(await download.isDisabled()).toBe(true)
  counting.open()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  expect(await download.isDisabled()).toBe(false)
})

it('hides a column, kept in the URL', async () => {
  const page = await list()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Outstanding' }).click()
  await expect.poll(() => params(page).getAll('hide')).toContain('outstanding_amount')
  await page.reload()
  await page.getByRole('columnheader', { name: 'Business' }).waitFor()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Outstanding' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Location' }).click()
  await page.getByRole('columnheader', { name: 'Location' }).waitFor()

  await page.goto('/businesses?order=outstanding_amount&order=product_type')
  await page.getByRole('columnheader', { name: 'Outstanding' }).waitFor()
  const headers = await page.getByRole('columnheader').allTextContents()
  expect(headers.slice(0, 3)).toEqual(['Business', 'Outstanding', 'Product'])
})

it('opens a URL with unknown values', async () => {
  const page = await list('?status=nonsense&status=funded&sort=nonsense&page_size=7&region=XX&extra=1')
  await range(page).waitFor()
  expect((await page.getByRole('row').allTextContents()).slice(1).every((row) => row.includes('Funded'))).toBe(true)
})

it('shows a failed list, and retries', async () => {
  const page = await list()
  await range(page).waitFor()
  await page.route('**/businesses_table_rows**', (route) =>
    route.fulfill({ status: 422, contentType: 'text/html', body: '<h1>no</h1>' }),
  )
  await page.getByRole('button', { name: 'Monthly sales' }).click()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => page.getByRole('searchbox').isVisible()).toBe(true)
  await page.unroute('**/businesses_table_rows**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await range(page).waitFor()
})

it('shows a server error with the specified text, in a list and as a toast', async () => {
  const page = await list()
  await range(page).waitFor()
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.route('**/businesses_table_rows**', (route) => route.fulfill({ status: 503, body: 'down' }))
  await page.getByRole('button', { name: 'Monthly sales' }).click()
  // Three retries after 1, 2 and 4 seconds.
  const error = page.getByRole('alertdialog').getByText('Something went wrong on our end. We are looking into it!')
  await expect.poll(async () => (await error.count()) > 0 || page.clock.runFor(1000)).toBe(true)
})

it('returns to the place in the list from which a business was opened', async () => {
  const page = await list('?page_size=100')
  const scrolled = () => page.evaluate(() => scrollY)
  const link = page.getByRole('rowheader').nth(60).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await scrolled()
  expect(place).toBeGreaterThan(0)
  await link.click()
  await page.getByRole('list', { name: 'Recent activity' }).waitFor()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await range(page).waitFor()
  await expect.poll(scrolled).toBe(place)
  const isFocused = () => link.evaluate((element) => element === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await page.reload()
  await range(page).waitFor()
  await expect.poll(scrolled).toBe(place)
  await page.goForward()
  await page.getByRole('list', { name: 'Recent activity' }).waitFor()
  expect(await scrolled()).toBe(0)
})

it('opens a business, returns to the unchanged list, and reports unknown businesses', async () => {
  const page = await list('?status=applied&sort=-created_at')
  await page.getByRole('rowheader').first().getByRole('link').click()
  const title = page.getByRole('heading', { level: 1 })
  const activity = page.getByRole('list', { name: 'Recent activity' })
  await activity.waitFor()
  const name = await title.textContent()
  await expect.poll(() => page.title()).toBe(`Businesses >${name} >Overview`)
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toMatch(/^\/businesses\/business_[0-9a-f-]{36}\/capital\/overview$/)
  await page.reload()
  await activity.waitFor()
  const { pathname } = new URL(page.url())
  await page.goBack()
  await range(page).waitFor()
  expect(params(page).get('status')).toBe('applied')
  expect(params(page).get('sort')).toBe('-created_at')

  await page.goto(pathname.replace('/capital/overview', ''))
  await activity.waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
  await page.goto(pathname.replace('/businesses', '/customers'))
  await activity.waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)

  await page.goto(pathname.replace('/overview', '/nonsense'))
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  await page.goto(`/businesses/business_00000000-0000-4000-8000-000000000000/capital/applications`)
  await page.getByText('Nothing was found for the given ID').waitFor()
})

it('loads the code of the page that a row opens once a pointer reaches the row', async () => {
  const page = await list()
  await range(page).waitFor()
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  const cell = page.getByRole('row').nth(3).getByRole('cell').last()
  await Promise.all([page.waitForRequest('**/assets/*.js'), cell.hover()])
  await expect.poll(() => inFlight.size).toBe(0)
  await page.route('**/assets/**', (route) => route.abort())
  await cell.click()
  await page.getByRole('list', { name: 'Recent activity' }).waitFor()
})

it('requests the next page once a pointer reaches the pager, so a press shows its rows', async () => {
  const page = await list()
  await range(page).waitFor()
  const rows: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/businesses_table_rows')) rows.push(request.url())
  })
  const next = page.getByRole('button', { name: 'Next page' })
  await Promise.all([page.waitForResponse('**/businesses_table_rows?cursor=*'), next.hover()])
  const [first = ''] = await names(page)
  await next.click()
  await expect.poll(async () => (await names(page))[0]).not.toBe(first)
  expect(params(page).get('cursor')).toBe(new URL(rows[0] ?? '').searchParams.get('cursor'))
  expect(new Set(rows).size).toBe(rows.length)
})

it('shows the first page instead of one that is invalid or has no rows any longer', async () => {
  const page = await list('?cursor=nothing')
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  expect(params(page).has('cursor')).toBe(false)
  await page.route('**/businesses_table_rows?cursor=*', (route) =>
    route.fulfill({ json: { results: [], previous: null, next: null, start: 25 } }),
  )
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => params(page).has('cursor')).toBe(false)
  await page.getByText('Showing 1 to 25 of 200').waitFor()
  expect(await names(page)).toHaveLength(25)
})

it('shows any other path as the 404 page, within the frame', async () => {
  const page = await list()
  for (const path of ['/nowhere', '/businesses/list/more', '/settings/nowhere?partner_id=1']) {
    await page.goto(path)
    await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
    await page.getByText('The page you are trying to view does not exist').waitFor()
    await expect.poll(() => page.title()).toBe('404: Page not found')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  }
})

it("redirects the list's other and old URLs", async () => {
  const page = await list()
  await page.goto('/businesses/list')
  await range(page).waitFor()
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Businesses' })
  expect(await entry.getAttribute('aria-current')).toBeNull()
  await page.goto('/customers?search=bakery')
  await range(page).waitFor()
  await expect.poll(() => page.url()).toBe(`${origin()}/businesses?search=bakery`)
  await expect.poll(() => entry.getAttribute('aria-current')).toBe('page')
})

it('opens the upload from an empty list', async () => {
  const page = await visitAs(demoAccounts.new.email, '/businesses')
  // Other tests upload businesses of this partner.
  await page.route('**/businesses_table_rows*', (route) =>
    route.fulfill({ json: { results: [], previous: null, next: null, start: 0 } }),
  )
  await page.reload()
  await page.getByText('No businesses yet').waitFor()
  await page.getByRole('button', { name: 'Upload businesses' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/data-share/manual-uploads')
})
