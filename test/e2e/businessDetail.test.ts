import type { components } from '@partner-dashboard/contract'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { type Ask, enter, facts, funded, fundedOf, harvest, main, money, sections } from './businessPage'
import { gate } from './interruptions'
import { withBrowser } from './person'
import { violations } from './violations'

withBrowser()

type Schemas = components['schemas']

/** Some businesses have no bank account. */
async function withBankAccount(ask: Ask, products: Schemas['FundedProduct'][]): Promise<Schemas['FundedProduct']> {
  for (const product of products) {
    const path = `/partner_dashboard/business_details_page/${product.business_id}/bank_info`
    if ((await ask<Schemas['BankInfo']>(path)).results.length > 0) return product
  }
  throw new Error('No funded business has a bank account.')
}

/** Tabs with several pages. */
const groups: Record<string, readonly string[]> = {
  Overview: ['Overview', 'Timeline'],
  'Funded products': ['Funded products', 'Payment progress', 'Spend cards'],
  'Business info': ['Business info', 'Owner info', 'Bank info'],
}
/** Names of first pages in the second row. */
const inRow: Record<string, string> = {
  Overview: 'Summary',
  'Funded products': 'All products',
  'Business info': 'Business details',
}

it('opens each tab by URL, and requests a product by its ID only', async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const product = await fundedOf(ask, '?product_type=merchant_cash_advance&status=outstanding')
  const base = `/businesses/${product.business_id}`
  const calls: URL[] = []
  page.on('request', (request) => calls.push(new URL(request.url())))

  const tabs = [
    ['capital/overview', 'Overview', 'Recent activity'],
    ['capital/applications', 'Applications', 'Merchant cash advance, '],
    ['capital/offers', 'Offers', 'Merchant cash advance'],
    ['capital/funded-products', 'Funded products', 'Outstanding'],
    ['capital/payment-progress', 'Payment progress', 'Expected by today'],
    ['capital/business-info', 'Business info', 'Registration'],
    ['capital/owner-info', 'Owner info', 'SSN'],
    ['capital/bank-info', 'Bank info', 'Routing number'],
    ['capital/orders', 'Orders', 'No orders yet'],
    ['capital/timeline', 'Timeline', 'Application approved'],
    ['sales', 'Sales', 'Daily sales'],
    [`capital/funded-products/${product.id}`, 'Product details', 'Your revenue share'],
  ] as const
  for (const [path, name, words] of tabs) {
    await page.goto(`${base}/${path}`)
    await main(page).getByText(words).first().waitFor()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const trail = path.includes('capital_product_') ? `Funded products >${name}` : name
    await expect.poll(() => page.title()).toBe(`Businesses >${title} >${trail}`)
    const current = path.includes('capital_product_') ? 'Funded products' : name
    const tab = Object.entries(groups).find(([, names]) => names.includes(current))?.[0]
    await expect.poll(() => sections(page).locator('[aria-current=page]').allTextContents()).toEqual([tab ?? current])
    const pages = page.getByRole('navigation', { name: `${tab} sections` })
    if (tab) expect(await pages.locator('[aria-current=page]').allTextContents()).toEqual([inRow[current] ?? current])
    expect(await sections(page).getByRole('link').count()).toBeLessThanOrEqual(7)
    // An advance is a sale of receivables, so the page never mentions loans.
    expect(await main(page).innerText()).not.toMatch(/\b(loan|interest)\b/i)
  }
  await facts(page).getByText('Bank account').waitFor()

  const ofProducts = calls.filter(({ pathname }) => /funded_product_details|payment_progress$/.test(pathname))
  expect(ofProducts.length).toBeGreaterThan(1)
  for (const { searchParams } of ofProducts) expect(searchParams.get('capital_product_id')).toMatch(/^capital_product_/)
  const ofBusinesses = calls.filter(({ pathname }) => pathname.includes('business_details_page'))
  for (const { pathname } of ofBusinesses) expect(pathname).toContain(product.business_id)

  for (const bare of ['', '/capital', '/customers']) {
    await page.goto(bare === '/customers' ? base.replace('/businesses', bare) : `${base}${bare}`)
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${base}/capital/overview`)
  }
  for (const nowhere of ['/capital/nowhere', '/nowhere', '/sales/more']) {
    await page.goto(`${base}${nowhere}`)
    await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  }
})

it('shows a Canadian business in its own currency and numbers, masked', async () => {
  const { page, ask } = await enter(demoAccounts.canadian.email, { partner: 'maple-till' })
  const product = await withBankAccount(ask, await funded(ask, '?status=outstanding'))
  await page.goto(`/businesses/${product.business_id}/capital/bank-info`)
  await main(page).getByText('Transit number').waitFor()
  await main(page)
    .getByText(/Maple Till \(Canada\)/)
    .waitFor()
  await main(page)
    .getByText(/^••••\d{4}$/)
    .waitFor()
  await page.goto(`/businesses/${product.business_id}/capital/owner-info`)
  await main(page)
    .getByText(/^••• ••\d \d{3}$/)
    .first()
    .waitFor()
  expect(await main(page).innerText()).not.toMatch(/\d{3}[- ]?\d{3}[- ]?\d{3}\b/)
  await page.goto(`/businesses/${product.business_id}/capital/payment-progress`)
  await page
    .getByText(`CA${money(product.total_repayment_amount)}`)
    .first()
    .waitFor()
  expect((await main(page).innerText()).match(/(?<!CA)\$\d/)).toBeNull()
})

it('tolerates missing fields, unknown values and a failed part', async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const { business_id: id, id: productId } = await fundedOf(ask, '?status=outstanding')
  const answers: Record<string, unknown> = {
    get_business_details: { id, legal_name: 'Bare Business', status: 'hibernating', product_type: 'barter' },
    business_ids_metadata_status: { results: [{}] },
    applications: { results: [{ id: 'application_1', status: 'pondered', approval: 'pondered' }], next: null },
    offers: { results: [{ id: 'offer_1', status: 'whispered', currency: 'USD' }, { id: 'offer_2' }] },
    funded_products: { results: [{ id: productId, business_id: id, status: 'paused' }] },
    payment_progress: { currency: 'USD' },
    payments: { results: [{ id: 'payment_1', status: 'lost', type: 'barter' }] },
    funded_product_details: { product: { id: productId, status: 'paused' } },
    business_info: {},
    owner_info: { results: [{ id: 'person_1' }] },
    owner_auth: { person_id: 'person_1', status: 'guessed' },
    bank_info: { results: [{ id: 'bank_account_1', status: 'frozen', account_type: 'money_market' }] },
    timeline: {
      results: [
        { id: 'first', type: 'order.opened', object_id: null },
        { id: 'last', type: 'moon.landed', occurred_at: 'yesterday', object_id: 'moon_1' },
      ],
    },
    daily_sales_records: { results: [{ date: '2026-01-01' }, {}] },
  }
  const names = Object.keys(answers).join('|')
  const call = new RegExp(`/(${names})(/business_[^/?]+)?(\\?|$)`)
  await page.route(
    (url) => url.pathname.startsWith('/api/') && call.test(url.href),
    (route) => route.fulfill({ json: answers[call.exec(route.request().url())?.[1] ?? ''] }),
  )
  const expected = [
    ['capital/overview', 'Moon landed'],
    ['capital/applications', 'Hibernating'],
    ['capital/offers', 'Whispered'],
    ['capital/funded-products', 'Paused'],
    ['capital/payment-progress', 'Lost'],
    [`capital/funded-products/${productId}`, 'Paused'],
    ['capital/business-info', 'Registration'],
    ['capital/owner-info', 'Guessed'],
    ['capital/bank-info', 'Frozen'],
    ['capital/timeline?page=x', 'Moon landed'],
    ['sales?range=all_time', '01/01/2026'],
  ] as const
  for (const [path, words] of expected) {
    await page.goto(`/businesses/${id}/${path}`)
    await page.getByRole('heading', { name: 'Bare Business' }).waitFor()
    await main(page).getByText(words, { exact: true }).first().waitFor()
  }

  // Loads page by page, restores the pages after a reload, and moves focus into the list after the last page.
  const event = (name: string) => ({ id: name, type: `moon.${name}`, object_id: null })
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith('/timeline'),
    (route) =>
      route.fulfill({
        json: route.request().url().includes('cursor=more')
          ? { results: [event('left')], next: null }
          : { results: [event('seen')], next: 'more' },
      }),
  )
  await page.goto(`/businesses/${id}/capital/timeline`)
  await page.getByRole('button', { name: 'Show more' }).click()
  await main(page).getByText('Moon left').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Moon left')
  await page.reload()
  await main(page).getByText('Moon left').waitFor()
  await main(page).getByText('Moon seen').waitFor()

  answers.owner_info = undefined
  await page.route('**/owner_info', (route) => route.fulfill({ status: 404, body: 'no' }))
  await page.goto(`/businesses/${id}/capital/owner-info`)
  await main(page).getByText("We couldn't find this page").waitFor()
  await page.route('**/bank_info', (route) => route.fulfill({ status: 403, body: 'no' }))
  await page.getByRole('link', { name: 'Bank info' }).click()
  await page.getByRole('alert').waitFor()
  await page.unroute('**/bank_info')
  await page.getByRole('button', { name: 'Try again' }).click()
  await main(page).getByText('Frozen').waitFor()
})

it('has and requests no orders if their flag is off', async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest)
  const { business_id: id } = await fundedOf(ask, '?status=outstanding')
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    const flags = Array.isArray(config.flags)
      ? config.flags.filter((flag: string) => flag !== 'pd-show-bnpl-orders')
      : { ...config.flags, 'pd-show-bnpl-orders': false }
    await route.fulfill({ json: { ...config, flags } })
  })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(`/businesses/${id}/capital/orders`)
  await page.getByRole('heading', { name: '404: Page not found' }).waitFor()
  await page.goto(`/businesses/${id}/capital/timeline`)
  await main(page).getByText('Application approved').first().waitFor()
  await expect.poll(() => sections(page).getByRole('link', { name: 'Orders' }).count()).toBe(0)
  expect(calls.filter((url) => url.includes('orders_tab'))).toEqual([])
})

it.each([
  ['wide, dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' as const }],
  ['on a phone', { viewport: { width: 400, height: 800 }, hasTouch: true }],
])('axe finds nothing and nothing stands out of the page, %s', async (_what, options) => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest, options)
  const product = await fundedOf(ask, '?product_type=term_loan&status=outstanding')
  const tabs = [
    ['capital/overview', 'Recent activity'],
    ['capital/payment-progress', 'Expected by today'],
    [`capital/funded-products/${product.id}`, 'Schedule'],
    ['capital/owner-info', 'SSN'],
    ['capital/timeline', 'Application approved'],
    ['sales', 'Daily sales'],
  ] as const
  for (const [path, words] of tabs) {
    await page.goto(`/businesses/${product.business_id}/${path}`)
    await main(page).getByText(words).first().waitFor()
    await facts(page).getByText('Recent sales').waitFor()
    expect(await violations(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    const tab = await sections(page).locator('[aria-current=page]').boundingBox()
    expect(tab && tab.x >= 0 && tab.x + tab.width <= options.viewport.width).toBe(true)
  }
})

it("doesn't move when the name of the partner arrives late", async () => {
  const { page, ask } = await enter(demoAccounts.partner.email, harvest, { viewport: { width: 400, height: 2400 } })
  const { business_id } = await fundedOf(ask, '?status=outstanding')
  const answer = gate()
  await page.route('**/api/partners', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.goto(`/businesses/${business_id}/capital/overview`)
  await facts(page).getByText('Shared', { exact: true }).first().waitFor()
  const placeOf = async () => (await facts(page).boundingBox())?.y
  const before = await placeOf()
  answer.open()
  await facts(page).getByText('Harvest POS').waitFor()
  expect(await placeOf()).toBe(before)
})
