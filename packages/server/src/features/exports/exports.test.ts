import { beforeAll, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs'
import { createWorker } from '../../kernel/worker'
import { DatabaseUnavailable } from '../../platform/databaseErrors'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const tab = '/partner_dashboard/capital_tab'
let mine: Call
let ofAll: Call
const bnplPartner = partnerPlans.find(({ products }) => products.bnpl !== undefined)?.id
beforeAll(async () => {
  ofAll = await callAs(test, demoAccounts.organization.email)
  mine = await callAs(test, demoAccounts.partner.email)
})

const count = async (url: string): Promise<number> => {
  const response = await mine(url)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().count
}

const rowsOf = (csv: string) => csv.trimEnd().split('\r\n').length - 1

const lists = [
  [
    'businesses',
    '/partner_dashboard/businesses_page/count',
    'region=TX&region=CA&region=NY&region=FL&region=WA&incorporation_type=llc',
  ],
  ['businesses', '/partner_dashboard/businesses_page/count', 'activity=funded&activity=offered&from=2026-06-01'],
  ['funded_products', `${tab}/funded_products/count`, 'activity=payment_failed'],
  ['funded_products', `${tab}/funded_products/count`, 'activity=payment_succeeded&from=2026-06-01&to=2026-06-30'],
  ['applications', `${tab}/applications/count`, 'status=denied&status=funded&product_type=merchant_cash_advance'],
  ['offers', `${tab}/offers/count`, 'status=open'],
] as const

it.each(lists)('exports as many rows of %s as %s counts for %s', async (kind, counted, query) => {
  const found = await count(`${counted}?${query}`)
  expect(found).toBeGreaterThan(0)
  const file = await mine(`${tab}/csv_export?kind=${kind}&${query}`)
  expect(file.body.charCodeAt(0)).toBe(0xfeff)
  expect(rowsOf(file.body)).toBe(found)
  expect(await count(`${counted}?${query}&up_to=1`)).toBe(1)
  expect(await count(`${counted}?${query}&up_to=10000`)).toBe(found)
})

it.each([
  ['businesses', ['Monthly sales', 'Largest offer', 'Outstanding']],
  ['funded_products', ['Amount', 'Fee', 'Payback amount', 'Paid', 'Outstanding', 'Waived', 'Past due']],
  ['applications', ['Requested amount']],
  ['offers', ['Smallest amount', 'Largest amount']],
] as const)('writes amounts of %s with two decimals', async (kind, titles) => {
  const [head = '', ...rows] = (await mine(`${tab}/csv_export?kind=${kind}`)).body.trimEnd().split('\r\n')
  const [first = ''] = rows.filter((row) => !row.includes('"'))
  for (const title of titles) expect(first.split(',')[head.split(',').indexOf(title)]).toMatch(/^\d+\.\d{2}$/)
})

it('creates the same file in the background', async () => {
  const query = 'status=open'
  const started = await mine(`${tab}/csv_export`, { method: 'POST', payload: { kind: 'offers', status: ['open'] } })
  expect(started.statusCode, started.body).toBe(202)
  const { id } = started.json()
  expect((await mine(`${tab}/csv_exports/${id}/file`)).statusCode).toBe(409)
  await test.runJobs()
  expect((await mine(`${tab}/csv_exports/${id}`)).json()).toMatchObject({ status: 'completed', progress: 1 })
  const file = await mine(`${tab}/csv_exports/${id}/file`)
  expect(file.body).toBe((await mine(`${tab}/csv_export?kind=offers&${query}`)).body)
})

it('is created in the background once the database is back', async () => {
  const started = await mine(`${tab}/csv_export`, { method: 'POST', payload: { kind: 'offers', status: ['open'] } })
  const { id } = started.json()
  const lost = () => Promise.reject(new DatabaseUnavailable('unreachable', new Error('Connection terminated')))
  const worker = createWorker({
    database: test.database,
    deps: { ...test.deps, reads: { ...test.deps.reads, now: lost } },
    handlers: jobHandlers,
    log: test.app.log,
  })
  await worker.runDue()
  expect((await mine(`${tab}/csv_exports/${id}`)).json()).toMatchObject({ status: 'processing' })
  test.setNow(new Date(test.now().getTime() + 60_000))
  await test.runJobs()
  expect((await mine(`${tab}/csv_exports/${id}`)).json()).toMatchObject({ status: 'completed' })
})

it("matches nothing by another list's activity, and rejects unknown ones", async () => {
  expect(rowsOf((await mine(`${tab}/csv_export?kind=offers&activity=repaid`)).body)).toBe(0)
  expect((await mine(`${tab}/csv_export?kind=businesses&activity=slept`)).statusCode).toBe(422)
})

const amounts = (csv: string, title: string) => {
  const [head = '', ...rows] = csv.trimEnd().split('\r\n')
  const at = head.split(',').indexOf(title)
  return rows.map((row) => Number(row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[at]))
}

it.each([
  ['businesses', 'monthly_sales_amount', 'Monthly sales'],
  ['funded_products', 'outstanding_amount', 'Outstanding'],
  ['applications', 'requested_amount', 'Requested amount'],
  ['offers', 'max_amount', 'Largest amount'],
  ['orders', 'total_amount', 'Total'],
])('hands out %s in the order of the list, at once and in the background', async (kind, sort, title) => {
  const headers = { 'dashboard-partner': `partner_${bnplPartner}` }
  const theirs: Call = kind === 'orders' ? (url, options) => ofAll(url, { ...options, headers }) : mine
  const file = await theirs(`${tab}/csv_export?kind=${kind}&sort=-${sort}`)
  const found = amounts(file.body, title)
  expect(found.length).toBeGreaterThan(2)
  expect(found).toEqual(found.toSorted((a, b) => b - a))
  const upwards = amounts((await theirs(`${tab}/csv_export?kind=${kind}&sort=${sort}`)).body, title)
  expect(upwards).toEqual(found.toReversed())

  const started = await theirs(`${tab}/csv_export`, { method: 'POST', payload: { kind, sort: `-${sort}` } })
  await test.runJobs()
  expect((await theirs(`${tab}/csv_exports/${started.json().id}/file`)).body).toBe(file.body)
})

it('rejects the sort order of another list', async () => {
  expect((await mine(`${tab}/csv_export?kind=offers&sort=-outstanding_amount`)).statusCode).toBe(422)
  const payload = { kind: 'orders', sort: 'name' }
  expect((await mine(`${tab}/csv_export`, { method: 'POST', payload })).statusCode).toBe(422)
})

it('counts, lists and exports applications by decision', async () => {
  const all = await count(`${tab}/applications/count`)
  const words = ['not_started', 'under_review', 'approved', 'denied']
  const found = await Promise.all(words.map((word) => count(`${tab}/applications/count?decision=${word}`)))
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(all)
  const denied = await mine(`${tab}/applications_table_rows?decision=denied&page_size=100`)
  expect(denied.json().results.length).toBe(await count(`${tab}/applications/count?status=denied`))
  expect(rowsOf((await mine(`${tab}/csv_export?kind=applications&decision=approved`)).body)).toBe(found[2])
  const reviewed = await mine(`${tab}/applications_table_rows?decision=under_review&page_size=100`)
  for (const row of reviewed.json().results)
    expect([row.approval, row.status === 'denied']).toEqual(['under_review', false])
})

it("rejects another partner's business, immediately and in the background", async () => {
  const canadian = await callAs(test, demoAccounts.canadian.email)
  const page = await canadian('/partner_dashboard/businesses_page/businesses_table_rows')
  const [{ id }] = page.json().results
  for (const kind of ['offers', 'applications', 'funded_products'] as const) {
    const started = await mine(`${tab}/csv_export`, { method: 'POST', payload: { kind, business_id: id } })
    expect(problemOf(started)).toMatchObject({ status: 422, errors: [{ pointer: '/business_id' }] })
    expect((await mine(`${tab}/csv_export?kind=${kind}&business_id=${id}`)).statusCode).toBe(422)
    const own = await canadian(`${tab}/csv_export?kind=${kind}&business_id=${id}`)
    expect(own.statusCode, own.body).toBe(200)
  }
})
