import { parse } from 'csv-parse/sync'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { reportKinds, reports } from './reportStore'

const test = withApp()
let maya: Call
let harvest: string
beforeAll(async () => {
  maya = await callAs(test, demoAccounts.partner.email)
  const [partner] = await test.database.query<{ id: string }>(sql`SELECT id FROM partners WHERE slug = 'harvest-pos'`)
  harvest = partner?.id ?? ''
})

interface Row {
  id: string
  currency: string
  values: Record<string, number>
}

const post = (url: string, payload: object) => maya(url, { method: 'POST', payload })

it('lists every report with its columns', async () => {
  const { results } = (await maya('/reports')).json()
  expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(reportKinds)
  for (const { columns } of results) expect(columns.length).toBeGreaterThan(4)
})

it.each(reportKinds)('%s: the rows of all pages add up to its totals', async (kind) => {
  const amounts = reports[kind].columns.filter(({ type }) => type === 'amount').map(({ id }) => id)
  const sums = new Map<string, number>()
  const ids = new Set<string>()
  let cursor: string | null = null
  let first:
    | { count: number; totals: { currency: string; row_count: number; values: Record<string, number> }[] }
    | undefined
  do {
    const url: string = `/reports/${kind}/rows?from=2026-09-01&to=2026-10-31&page_size=100${cursor ? `&cursor=${cursor}` : ''}`
    const page: NonNullable<typeof first> & { results: Row[]; next: string | null } = (await maya(url)).json()
    first ??= page
    for (const { id, currency, values } of page.results) {
      ids.add(id)
      for (const amount of amounts) {
        const key = `${currency} ${amount}`
        sums.set(key, (sums.get(key) ?? 0) + Math.round((values[amount] ?? 0) * 100))
      }
    }
    cursor = page.next
  } while (cursor !== null)
  expect(ids.size).toBe(first?.count)
  for (const { currency, values } of first?.totals ?? []) {
    for (const amount of amounts)
      expect(Math.round((values[amount] ?? 0) * 100)).toBe(sums.get(`${currency} ${amount}`))
  }
})

it('reconciles repayments with the balance, and the revenue share with it, to the cent', async () => {
  const period = 'from=2026-09-01&to=2026-10-31'
  const totalOf = async (kind: string) => (await maya(`/reports/${kind}/rows?${period}`)).json().totals[0]?.values
  const inBalance = async (type: string) => {
    const [row] = await test.database.query<{ minor: number }>(
      sql`SELECT coalesce(sum(amount_minor), 0)::bigint AS minor FROM balance_transactions WHERE partner_id = ${harvest} AND mode = 'prod'
          AND type = ${type} AND occurred_at >= '2026-09-01' AND occurred_at < '2026-11-01'`,
    )
    return (row?.minor ?? 0) / 100
  }
  const repayments = await totalOf('repayments')
  expect(repayments.amount).toBe(Math.round(((await inBalance('repayment')) + (await inBalance('refund'))) * 100) / 100)
  expect(Math.round((repayments.principal_amount + repayments.fee_amount) * 100)).toBe(
    Math.round(repayments.amount * 100),
  )
  const share = await totalOf('revenue_share')
  expect(share.accrued_amount).toBe(Math.abs(await inBalance('revenue_share')))
  expect(share.fee_amount).toBe(repayments.fee_amount)
})

it('groups the revenue share by month, with totals and a fixed order of products', async () => {
  interface Line {
    currency: string
    values: Record<string, string | number>
  }
  const { results, month_totals }: { results: Line[]; month_totals: (Line & { month: string; row_count: number })[] } =
    (await maya('/reports/revenue_share/rows?from=2026-01-01&to=2026-10-31&page_size=100')).json()
  const order = ['bnpl', 'flex_loan', 'merchant_cash_advance', 'spend_card', 'term_loan']
  expect(month_totals.length).toBeGreaterThan(3)
  for (const { month, row_count, values } of month_totals) {
    const rows = results.filter((row) => row.values.month === month)
    const products = rows.map((row) => row.values.product_type)
    expect(products).toEqual(order.filter((product) => products.includes(product)))
    expect(rows).toHaveLength(row_count)
    for (const name of ['fee_amount', 'accrued_amount', 'payments_count']) {
      const sum = rows.reduce((total, row) => total + Math.round(Number(row.values[name]) * 100), 0)
      expect(Math.round(Number(values[name]) * 100)).toBe(sum)
    }
  }
  expect([...new Set(results.map((row) => row.values.month))]).toEqual(month_totals.map(({ month }) => month))
  expect((await maya('/reports/repayments/rows')).json().month_totals).toEqual([])
})

it('limits the revenue share to the period, even within a month', async () => {
  const period = 'from=2026-09-12&to=2026-10-20'
  const totalOf = async (kind: string) => (await maya(`/reports/${kind}/rows?${period}`)).json().totals[0].values
  const [share, repayments] = [await totalOf('revenue_share'), await totalOf('repayments')]
  expect(share.fee_amount).toBe(repayments.fee_amount)
  const body = (await maya(`/reports/revenue_share/file?${period}`)).body
  const file: Record<string, string>[] = parse(body, { columns: true, bom: true })
  expect([...new Set(file.map((row) => row.Month))]).toEqual(['2026-10', '2026-09'])
})

it('withholds nothing with a cancelled net settlement', async () => {
  const url = '/reports/net_settlement/rows?from=2026-09-01&to=2026-10-31'
  const before = (await maya(url)).json()
  const [row] = before.results
  await test.database.query(
    sql`UPDATE net_settlements SET status = 'cancelled' WHERE partner_id = ${harvest} AND mode = 'prod' AND id = ${row.id}`,
  )
  const after = (await maya(url)).json()
  const gross = row.values.gross_sales_amount
  expect(after.results[0].values).toMatchObject({ status: 'cancelled', repayment_amount: 0, net_amount: gross })
  const inCents = (amount: number) => Math.round(amount * 100)
  const withheld = ({ totals }: typeof before) => inCents(totals[0].values.repayment_amount)
  expect(withheld(after)).toBe(withheld(before) - inCents(row.values.repayment_amount))
})

it('exports selected columns of all rows', async () => {
  const response = await maya(
    '/reports/repayments/file?from=2026-10-01&to=2026-10-31&columns=amount&columns=payment_id',
  )
  expect(response.headers['content-disposition']).toContain('repayments_2026-10-01_2026-10-31.csv')
  const [titles, ...rows] = parse(response.body, { bom: true }) as string[][]
  expect(titles).toEqual(['Amount', 'Payment ID'])
  const { count } = (await maya('/reports/repayments/rows?from=2026-10-01&to=2026-10-31')).json()
  expect(rows).toHaveLength(count)
})

it('rejects an invalid column and period', async () => {
  expect(problemOf(await maya('/reports/repayments/file?columns=amount&columns=age'))).toMatchObject({
    status: 422,
    code: 'unknown_column',
    errors: [{ in: 'query', pointer: '/columns/1' }],
  })
  expect(
    problemOf(await post('/report_runs', { kind: 'repayments', from: '2026-02-01', to: '2026-01-01' })),
  ).toMatchObject({
    status: 422,
    errors: [{ pointer: '/to' }],
  })
})

it('creates a file in the background', async () => {
  const run = (await post('/report_runs', { kind: 'daily_sales', from: '2026-10-01', to: '2026-10-31' })).json()
  expect(run).toMatchObject({
    status: 'processing',
    kind: 'daily_sales',
    created_by: 'Maya Ortiz',
    schedule_id: null,
  })
  expect(problemOf(await maya(`/report_runs/${run.id}/file`))).toMatchObject({ status: 409, code: 'not_ready' })
  await test.runJobs()
  const { results } = (await maya('/report_runs')).json()
  expect(results[0]).toMatchObject({ id: run.id, status: 'completed', progress: 1 })
  const rows = parse((await maya(`/report_runs/${run.id}/file`)).body, { bom: true })
  expect(rows).toHaveLength(results[0].row_count + 1)
  // Report files aren't list exports.
  expect((await maya('/partner_dashboard/capital_tab/csv_exports')).json().results).toEqual([])
})
