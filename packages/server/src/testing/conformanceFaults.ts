import type { ProxiedAnswer, Spoiling } from './spoilingProxy'

/** A planted fault, the operation that must be reported, and what the message must say. */
export interface Fault extends Spoiling {
  name: string
  operation: string
  says: RegExp
}

type Row = Record<string, unknown> & { id: string }
interface PageBody {
  results: Row[]
  previous: string | null
  next: string | null
  start: number
}

const without =
  (...names: string[]) =>
  (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://proxy')
    for (const name of names) searchParams.delete(name)
    return `${pathname}?${searchParams}`
  }

const page = (change: (body: PageBody, answer: ProxiedAnswer) => Partial<PageBody> | Promise<Partial<PageBody>>) => {
  return async (answer: ProxiedAnswer) => {
    if (answer.status !== 200) return {}
    const body: PageBody = JSON.parse(answer.body)
    return { body: JSON.stringify({ ...body, ...(await change(body, answer)) }) }
  }
}

const object = <Body extends object>(change: (body: Body) => object) => {
  return ({ status, body }: ProxiedAnswer) => {
    if (status >= 300) return {}
    const parsed: Body = JSON.parse(body)
    return { body: JSON.stringify({ ...parsed, ...change(parsed) }) }
  }
}

const nextDay = (url: string) =>
  url.replace(/from=([\d-]+)/, (_, day) => `from=${new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)}`)
const capital = 'partner_dashboard/capital_tab'
const details = 'business_details_page/[^/]+'

/** Faults of reads of the dashboard's API. */
export const readFaults: Fault[] = [
  {
    name: 'a filter is ignored',
    ...{ operation: 'listOfferRows', says: /status=\w+ also returns offer_\S+, which doesn't match/ },
    ...{ at: /offers_table_rows\?/, rewrite: without('status') },
  },
  {
    name: 'a count is off by one',
    ...{ operation: 'countOrderRows', says: /counts \d+, but the list has \d+ rows/ },
    ...{ at: /orders_tab\/count/, spoil: object<{ count: number }>(({ count }) => ({ count: count + 1 })) },
  },
  {
    name: 'a count ignores a filter',
    ...{ operation: 'countApplicationRows', says: /counts \d+, but the list has \d+ rows with status=/ },
    ...{ at: /applications\/count/, rewrite: without('status') },
  },
  {
    name: 'an order is reversed',
    ...{ operation: 'listAuditEvents', says: /isn't ordered by -occurred_at/ },
    at: /partner\/audit_events\?/,
    spoil: page(({ results }) => ({
      results: results.map((row, index) => ({ ...row, occurred_at: new Date(index * 1000).toISOString() })),
    })),
  },
  {
    name: 'a sort parameter is ignored',
    ...{ operation: 'listBusinessRows', says: /isn't ordered by -?outstanding_amount/ },
    ...{ at: /businesses_table_rows\?/, rewrite: without('sort') },
  },
  {
    name: 'a later page repeats a row',
    ...{ operation: 'listFundedProductRows', says: /a later page repeats capital_product_/ },
    at: /funded_products_table_rows\?.*cursor=/,
    spoil: page(async ({ results }, { url, ask }) => {
      const first: PageBody = await (await ask(without('cursor')(url))).json()
      return { results: [...first.results.slice(0, 1), ...results.slice(1)] }
    }),
  },
  {
    name: 'a small page loses a row',
    ...{ operation: 'listWebhookEvents', says: /misses 1 of \d+ rows, such as event_/ },
    at: /webhook_logs\/events\?page_size=\d\b(?!\d)/,
    spoil: page(({ results, next }) => (next === null ? { results: results.slice(0, -1) } : {})),
  },
  {
    name: 'amounts of a product are impossible',
    operation: 'getFundedProductDetails',
    says: /advance_amount \d+ \+ fee_amount \S+ isn't total_repayment_amount/,
    at: new RegExp(`${details}/funded_product_details`),
    spoil: object<{ product: { fee_amount: number } }>(({ product }) => ({
      product: { ...product, fee_amount: product.fee_amount + 1 },
    })),
  },
  {
    name: 'a sandbox row is in production',
    ...{ operation: 'listApplicationRows', says: /also lists application_\S+ of the other mode/ },
    at: /applications_table_rows\?/,
    spoil: page(async ({ results }, { url, ask, requestHeaders }) => {
      if (requestHeaders['dashboard-sandbox']) return {}
      const sandbox: PageBody = await (await ask(url, { headers: { 'dashboard-sandbox': '1' } })).json()
      return { results: [...results.slice(1), ...sandbox.results.slice(0, 1)] }
    }),
  },
  {
    name: "totals aren't the sum of the rows",
    ...{ operation: 'sumFundedProductRows', says: /outstanding_amount is \S+, but the rows add up to/ },
    at: new RegExp(`${capital}/funded_products/totals`),
    spoil: page(({ results }) => ({
      results: results.map((row) => ({ ...row, outstanding_amount: Number(row.outstanding_amount) + 0.01 })),
    })),
  },
  {
    name: 'a report has another total',
    ...{ operation: 'listReportRows', says: /the total is \S+ USD, but the rows add up to/ },
    at: /reports\/balance_transactions\/rows/,
    spoil: object<{ totals: { values: { amount: number } }[] }>(({ totals }) => ({
      totals: totals.map((total) => ({ ...total, values: { ...total.values, amount: 1 } })),
    })),
  },
  {
    name: 'a detail differs from its row',
    ...{ operation: 'getFeeDiscount', says: /has discount_rate \S+, but \S+ in the list/ },
    at: /marketing\/fee_discounts\/fee_discount_[^/]+$/,
    spoil: ({ status, body }) =>
      status === 200 ? { body: body.replace(/"discount_rate":[\d.]+/g, '"discount_rate":0.99') } : {},
  },
  {
    name: 'the page size is ignored',
    ...{ operation: 'listUploadResults', says: /a page of \d+ has \d+ rows/ },
    at: /manual_uploads\/dataset_upload_validation_results\?/,
    rewrite: (url) => url.replace(/page_size=\d+/, 'page_size=25'),
  },
  {
    name: 'a search is ignored',
    ...{ operation: 'listFeeDiscounts', says: /search=zzqx no such text also returns/ },
    ...{ at: /marketing\/fee_discounts\?/, rewrite: without('search') },
  },
  {
    name: 'a date filter excludes its day',
    ...{ operation: 'listDailySalesRecords', says: /from=\S+ misses \d+ of \d+ rows/ },
    ...{ at: /businesses\/daily_sales_records\?/, rewrite: nextDay },
  },
  {
    name: 'a later page has no previous',
    ...{ operation: 'listCrmEvents', says: /start is \d+, but previous is null/ },
    ...{ at: /crm\/events\?.*cursor=/, spoil: page(() => ({ previous: null })) },
  },
  {
    name: 'only the first of several values counts',
    ...{ operation: 'listBusinessRows', says: /status=\w+,\w+ misses \d+ of \d+ rows/ },
    ...{ at: /businesses_table_rows\?/, rewrite: (url) => url.replace(/(status=\w+)&status=\w+/, '$1') },
  },
  {
    name: 'the second of two filters is ignored',
    ...{ operation: 'listFundedProductRows', says: /product_type=\w+&status=\w+ also returns capital_product_/ },
    at: /funded_products_table_rows\?/,
    rewrite: (url) => (url.includes('product_type=') ? without('status')(url) : url),
  },
  {
    name: 'a later page of a filter loses a row',
    ...{ operation: 'listOfferRows', says: /product_type=\w+ (?:in pages of \d+ )?misses 1 of/ },
    at: /offers_table_rows\?product_type=.*cursor=/,
    spoil: page(({ results }) => ({ results: results.slice(0, -1) })),
  },
  {
    name: 'a later page of a sort order is reversed',
    ...{ operation: 'listOfferRows', says: /sort=\S+ has other rows or another order in pages of \d+/ },
    at: /offers_table_rows\?sort=.*cursor=/,
    spoil: page(({ results }) => ({ results: results.reverse() })),
  },
  {
    name: "another business's row is in a business's list",
    ...{ operation: 'listBusinessOffers', says: /offer_\S+ belongs to business_0\S+, not to business_/ },
    at: new RegExp(`${details}/offers\\?`),
    spoil: page(({ results }) => ({
      results: results.map((row) => ({ ...row, business_id: 'business_00000000-0000-4000-8000-000000000001' })),
    })),
  },
  {
    name: 'an export ignores a filter',
    ...{ operation: 'downloadCsv', says: /product_type=\w+ returns \d+ rows too many/ },
    ...{ at: /capital_tab\/csv_export\?/, rewrite: without('product_type') },
  },
]

const seen = new Map<string, string>()
const spoilEvent = (type: string, change: (body: string) => string): Pick<Fault, 'at' | 'spoil'> => ({
  at: /webhook_logs\/event_info\//,
  spoil: ({ body }) => (body.includes(`"type":"${type}"`) ? { body: change(body) } : {}),
})

const ownChangeFaults: Fault[] = [
  {
    name: 'a filter by business is ignored',
    ...{ operation: 'listBankAccounts', says: /business_id=\S+ also returns bank_account_/ },
    ...{ at: /v1\/bank_accounts\?business_id=[^&]+&page_size=100$/, rewrite: without('business_id') },
  },
  {
    name: 'the header Location is missing',
    ...{ operation: 'createBusiness', says: /returned 201 without the header Location/ },
    ...{ at: /v1\/businesses$/, method: 'POST', spoil: () => ({ left: 'location' }) },
  },
  {
    name: 'Location names another object',
    ...{ operation: 'createPerson', says: /returns Location \S+ for person_/ },
    at: /v1\/persons$/,
    method: 'POST',
    spoil: ({ status }) =>
      status === 201 ? { headers: { location: '/api/v1/persons/person_00000000-0000-4000-8000-000000000000' } } : {},
  },
  {
    name: 'a payment is in another currency than its product',
    ...{ operation: 'listCapitalProductPayments', says: /payment_\S+ is in CAD, but its product in USD/ },
    at: /v1\/capital_product_payments\?page_size=100&capital_product_id=/,
    spoil: page(({ results }) => ({ results: results.map((row) => ({ ...row, currency: 'CAD' })) })),
  },
  {
    name: 'a repeated Idempotency-Key has a second effect behind the first response',
    ...{ operation: 'createBalanceTransaction', says: /created 2 objects with one Idempotency-Key/ },
    ...{ at: /v1\/balance_transactions$/, method: 'POST', withoutHeader: 'idempotency-key' },
    spoil: ({ status, body, requestHeaders }) => {
      const key = `${requestHeaders['idempotency-key']}`
      const first = seen.get(key)
      if (first === undefined && status === 201) seen.set(key, body)
      return first === undefined ? {} : { body: first, status: 201 }
    },
  },
  {
    name: 'an event has another type',
    ...{ operation: 'createOrder', says: /sends no order.created event for order_\S+ \(events: order.cancelled\)/ },
    at: /webhook_logs\/events\?object_id=order_/,
    spoil: ({ body }) => ({ body: body.replaceAll('"order.created"', '"order.cancelled"') }),
  },
  {
    name: 'an event is missing',
    operation: 'createCapitalProductOffer',
    says: /sends no capital_product_offer.created event .*\(events: none\)/,
    at: /webhook_logs\/events\?object_id=offer_/,
    spoil: page(({ results }) => ({ results: results.filter(({ type }) => type !== 'capital_product_offer.created') })),
  },
  {
    name: 'an event is sent twice',
    ...{ operation: 'createCreditLimit', says: /sends 2 credit_limit.created events for one change/ },
    at: /webhook_logs\/events\?object_id=credit_limit_/,
    spoil: page(({ results }) => ({ results: [...results, ...results] })),
  },
  {
    name: 'an event has the data of before',
    ...{ operation: 'createDailySalesRecord', says: /sends daily_sales_record.created with sales_amount/ },
    ...spoilEvent('daily_sales_record.created', (body) => body.replace(/"sales_amount":[\d.]+/, '"sales_amount":0.01')),
  },
  {
    name: 'a value is stored wrongly',
    ...{ operation: 'createLineOfCreditApplication', says: /stored requested_limit \d+ instead of \d+/ },
    ...{ at: /v1\/line_of_credit_applications$/, method: 'POST' },
    rewriteBody: (body) => body.replace(/"requested_limit":\d+/, '"requested_limit":17'),
  },
  {
    name: 'a refused payment is taken',
    ...{ operation: 'createCapitalProductPayment', says: /a refused request created 1 objects/ },
    ...{ at: /v1\/capital_product_payments$/, method: 'POST' },
    spoil: async ({ status, ask, url, requestBody }) => {
      const { capital_product_id, amount } = JSON.parse(requestBody || '{}')
      if (status === 422 && amount > 1000)
        await ask(url, { method: 'POST', body: JSON.stringify({ capital_product_id, amount: 1 }) })
      return {}
    },
  },
  {
    name: "a listed object can't be read",
    ...{ operation: 'getEligibility', says: /returned 404 \(not_found\) instead of 200/ },
    at: /v1\/eligibility\/eligibility_[^/]+$/,
    rewrite: (url) => url.replace(/[0-9a-f]{12}$/, '000000000000'),
  },
  {
    name: 'the balance ignores a refund',
    ...{ operation: 'createRefund', says: /paid_amount is 500 instead of 380/ },
    at: /v1\/capital_products\/[^/]+$/,
    spoil: object<{ paid_amount: number; outstanding_amount: number }>(({ paid_amount, outstanding_amount }) =>
      paid_amount === 380 ? { paid_amount: 500, outstanding_amount: outstanding_amount - 120 } : {},
    ),
  },
  {
    name: 'line items have another total',
    ...{ operation: 'listOrders', says: /the line items don't add up to total_amount/ },
    at: /v1\/orders\?/,
    spoil: page(({ results }) => ({
      results: results.map((row) => ({ ...row, total_amount: Number(row.total_amount) + 5 })),
    })),
  },
  {
    name: 'bulk results have another order',
    ...{ operation: 'bulkCreateDailySalesRecords', says: /returns the results \[\[2,/ },
    ...{ at: /v1\/daily_sales_records\/bulk$/, method: 'POST' },
    spoil: object<{ results: unknown[] }>(({ results }) => ({ results: results.reverse() })),
  },
  {
    name: 'an offer stays open after its funding',
    ...{ operation: 'getCapitalProductOffer', says: /has the status open instead of accepted/ },
    ...{ at: /v1\/capital_product_offers\/offer_[^/]+$/, spoil: object(() => ({ status: 'open' })) },
  },
  {
    name: 'an event has a time of the past',
    operation: 'createPersonBusinessRelationship',
    says: /with the timestamp 2020-01-01T00:00:00Z, but created it at/,
    ...spoilEvent('person_business_relationship.created', (body) =>
      body.replace(/"timestamp":"[^"]+"/, '"timestamp":"2020-01-01T00:00:00Z"'),
    ),
  },
  {
    name: 'an action returns the status of before',
    operation: 'withdrawCapitalProductApplication',
    says: /returns status in_progress, but GET returns withdrawn/,
    ...{ at: /\/withdraw$/, method: 'POST', spoil: object(() => ({ status: 'in_progress' })) },
  },
  {
    name: 'a reused Idempotency-Key is accepted',
    ...{ operation: 'createOrder', says: /same key with another body .* returned 201 \S+ instead of 422/ },
    ...{ at: /v1\/orders$/, method: 'POST' },
    spoil: ({ status, body }) => (status === 422 && body.includes('idempotency_key_reused') ? { status: 201 } : {}),
  },
  {
    name: 'payments are more than the holdback',
    ...{ operation: 'sandboxAdvance', says: /collected \S+, more than 0.1 of the sales/ },
    at: /v1\/daily_sales_records\?business_id=/,
    spoil: page(({ results }) => ({ results: results.map((row) => ({ ...row, sales_amount: 1 })) })),
  },
]

const foreignRow = (otherKey: string): Fault => ({
  name: "another partner's row is in a list",
  ...{ operation: 'listPersons', says: /also lists person_\S+ of another partner/ },
  at: /v1\/persons\?/,
  spoil: page(async ({ results }, { ask, url }) => {
    const headers = { authorization: `Bearer ${otherKey}` }
    const other: PageBody = await (await ask(without('email', 'cursor')(url), { headers })).json()
    return { results: [...results.slice(0, -1), ...other.results.slice(0, 1)] }
  }),
})

/** Faults of the public API, with changes. `otherKey` is of another partner. */
export const changeFaults = (otherKey: string): Fault[] => [foreignRow(otherKey), ...ownChangeFaults]
