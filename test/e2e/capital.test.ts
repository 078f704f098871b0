import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { open, params, range, total } from './capitalPage'
import { signIn, visit, visitAs, withBrowser } from './person'

withBrowser()

/** Rows of a downloaded file without its header. */
async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  return text.trimEnd().split('\r\n').slice(1)
}

it.each([
  ['', 'Funded products', 'outstanding', 'Outstanding'],
  ['/applications', 'Applications', 'under_review', 'Under review'],
  ['/offers', 'Offers', 'open', 'Open'],
])('filters, sorts and downloads the list at %s, all by its address', async (path, name, status, words) => {
  const page = await open(`/businesses/capital${path}?status=${status}&sort=business_name`)
  await page.getByRole('link', { name, exact: true }).and(page.locator('[aria-current="page"]')).waitFor()
  await range(page).waitFor()
  const count = await total(page)
  const rows = (await page.getByRole('row').allTextContents()).slice(1)
  expect(rows.every((row) => row.includes(words))).toBe(true)
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents()
  const file = await download(page)
  expect(file).toHaveLength(count)
  // In the displayed order.
  expect(names.filter((shown, at) => !file[at]?.includes(shown))).toEqual([])
  await page.reload()
  await range(page).waitFor()
  expect((await page.getByRole('row').allTextContents()).slice(1)).toEqual(rows)
})

it('saves, opens, shares, renames and deletes a view', async () => {
  const page = await open('/businesses/capital/offers?status=open&sort=-max_amount&hide=fee_rate')
  await range(page).waitFor()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('textbox', { name: 'View name' }).fill('Largest open')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'View: Largest open', exact: true }).waitFor()
  const shared = page.url()
  expect(params(page).get('view')).toBe('Largest open')

  await page.getByRole('link', { name: 'Applications', exact: true }).click()
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('list', { name: 'Your views' }).getByRole('button', { name: 'Largest open' }).click()
  await expect.poll(() => params(page).get('sort')).toBe('-max_amount')
  expect(params(page).getAll('hide')).toEqual(['fee_rate'])
  await page.getByRole('button', { name: 'Up to' }).click()
  await page.getByRole('button', { name: 'Edited view: Largest open' }).waitFor()

  const other = await open(shared, demoAccounts.canadian.email)
  await other.getByRole('button', { name: 'View: Largest open', exact: true }).waitFor()
  await expect.poll(() => other.getByRole('columnheader', { name: 'Fee' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Edited view: Largest open' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  // Escape cancels renaming and keeps the panel open.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rename' }).click()
  const field = page.getByRole('textbox', { name: 'New name' })
  await expect.poll(() => field.inputValue()).toBe('Largest open')
  await field.fill('Highest offers')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Your views' }).getByRole('button', { name: 'Highest offers' }).waitFor()
  await expect.poll(() => params(page).get('view')).toBe('Highest offers')
  await page.getByRole('button', { name: 'Delete' }).click()
  const views = page.getByRole('button', { name: 'Views', exact: true })
  await views.waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await views.click()
  const restored = page.getByRole('list', { name: 'Your views' }).getByRole('button', { name: 'Highest offers' })
  await restored.waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await restored.waitFor({ state: 'detached' })
})

it('shows all outstanding items of an application', async () => {
  const page = await open('/businesses/capital/applications?status=action_required')
  const items = page.getByText(/^Photo of an identity document · /).first()
  await items.waitFor()
  const cell = items.locator('xpath=ancestor-or-self::td')
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

it.each(['', '/applications', '/offers'])('shows Canadian amounts in full in the list at %s', async (path) => {
  const page = await open(`/businesses/capital${path}`, demoAccounts.canadian.email)
  const amounts = page.getByRole('cell', { name: /^CA\$/ })
  await amounts.first().waitFor()
  const cut = await amounts.evaluateAll((cells) =>
    cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

it('creates a large file in the background, restores it after a reload, and downloads it', async () => {
  const page = await open('/businesses/capital/applications')
  await range(page).waitFor()
  const count = await total(page)
  await page.route('**/applications/count*', (route) => route.fulfill({ json: { count: 250_000 } }))
  await page.reload()
  await page.getByText('of 250,000').waitFor()
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await page.getByRole('dialog', { name: 'CSV file' }).getByRole('progressbar').waitFor()
  await expect.poll(() => params(page).get('export')).toMatch(/^export_/)
  await page.reload()
  const save = page.getByRole('dialog', { name: 'CSV file' }).getByRole('button', { name: 'Download file' }).first()
  await save.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/)
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(count + 1)
})

it('shows the remaining time with the specified texts', async () => {
  const page = await open('/businesses/capital/offers')
  await range(page).waitFor()
  const id = 'export_00000000-0000-4000-8000-000000000001'
  await page.route(`**/csv_exports/${id}`, (route) =>
    route.fulfill({
      json: {
        id,
        kind: 'offers',
        status: 'processing',
        progress: 0.4,
        row_count: 90_000,
        minutes_remaining: 75,
        file_name: 'offers.csv',
      },
    }),
  )
  await page.goto(`/businesses/capital/offers?export=${id}`)
  await page.getByText('90,000 rows, about 1 hour left. You can close this and keep working.').waitFor()
  await page.getByText('40%', { exact: true }).waitFor()
})

it('has no tab, text or request of a disabled feature', async () => {
  const page = await visit('/')
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const config = await answer.json()
    const off = { 'pd-show-bnpl-orders': false, pd_application_statuses: false }
    await route.fulfill({ json: { ...config, flags: { ...config.flags, ...off } } })
  })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/orders_tab/')) requests.push(request.url())
  })
  await page.goto('/businesses/capital')
  await signIn(page, demoAccounts.partner.email)
  await page.getByRole('link', { name: 'Offers', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Orders', exact: true }).count()).toBe(0)
  await page.goto('/businesses/capital/orders')
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  expect(requests).toEqual([])

  // The filter has the list's labels: approval values and Denied.
  await page.goto('/businesses/capital/applications?status=expired&decision=approved')
  await range(page).waitFor()
  const rows = (await page.getByRole('row').allTextContents()).slice(1)
  expect(rows.filter((row) => !row.includes('Approved'))).toEqual([])
  expect(await download(page)).toHaveLength(await total(page))
  await page
    .getByRole('button', { name: /^Status/ })
    .first()
    .click()
  expect(await page.getByRole('option').or(page.getByRole('checkbox')).allTextContents()).not.toContain('Expired')
  await page.getByText('Under review', { exact: true }).first().waitFor()
})

it('limits the loan businesses to loans regardless of the URL', async () => {
  const page = await visitAs(
    demoAccounts.partner.email,
    '/loan/businesses?product_type=merchant_cash_advance&product_type=flex_loan',
  )
  await range(page).waitFor()
  const rows = (await page.getByRole('row').allTextContents()).slice(1)
  expect(rows.every((row) => row.includes('Flex loan'))).toBe(true)
  await page.goto('/loan/businesses')
  await range(page).waitFor()
  expect((await page.getByRole('row').allTextContents()).join()).not.toContain('Merchant cash advance')
})

it('shows cards at 400 px, with all controls', async () => {
  const page = await visitAs(demoAccounts.partner.email, '/businesses/capital', {
    viewport: { width: 400, height: 800 },
    hasTouch: true,
  })
  await range(page).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Download CSV' }).isVisible()).toBe(true)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
})

it.each([
  ['capital/offers', 'offers_table_rows', 'Share data', '/data-share'],
  ['capital/applications', 'applications_table_rows', 'View offers', '/businesses/capital/offers'],
  ['capital', 'funded_products_table_rows', 'View applications', '/businesses/capital/applications'],
  ['capital/offers?sandbox_mode=true', 'offers_table_rows', 'Create offer', '/playground/create-offer'],
])('fills an empty list of %s', async (list, rows, label, path) => {
  const page = await visit('/')
  // Other tests create rows of this partner.
  await page.route(`**/${rows}*`, (route) =>
    route.fulfill({ json: { results: [], previous: null, next: null, start: 0 } }),
  )
  await signIn(page, demoAccounts.new.email)
  await page.goto(`/businesses/${list}`)
  await page.getByRole('button', { name: label }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
})

it("shows all terms of an offer on a phone, and an application's outstanding items apart", async () => {
  // A term loan has no term in days, and which offer is first changes with the day.
  const page = await visitAs(demoAccounts.partner.email, '/businesses/capital/offers?product_type=flex_loan', {
    viewport: { width: 400, height: 800 },
  })
  await page.locator('li [data-row-name] a').first().click()
  const terms = page.getByRole('dialog').getByRole('listitem').first()
  await terms.getByText('Term (days)').waitFor()
  const right = await terms.getByText('Term (days)').evaluate((label) => label.getBoundingClientRect().right)
  expect(right).toBeLessThan(400)
  await page.goto('/businesses/capital/applications')
  await page.getByText("Photo of an identity document · Last month's bank statement").first().waitFor()
})
