import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { withPlayground } from '../../testing/withPlayground'

const { test, post, step, read, funded } = withPlayground()

/** Balance transactions of a product by type. */
async function moved(businessId: string) {
  const rows = await test.database.query<{ type: string; amount_minor: number }>(
    sql`SELECT type, sum(amount_minor)::int AS amount_minor FROM balance_transactions
        WHERE business_id = ${businessId.slice(-36)} GROUP BY type`,
  )
  return Object.fromEntries(rows.map(({ type, amount_minor }) => [type, amount_minor]))
}

it('records a refund as a transaction, and takes back its revenue share', async () => {
  const { capital_product: product, business_id } = await funded()
  await step(`/capital_products/${product.id}/pay_off`)
  const before = await moved(business_id)
  expect(before).toMatchObject({ funding: -1_000_000, repayment: 1_100_000 })
  expect(before.revenue_share).toBeLessThan(0)
  const shared = async () => {
    const { results } = await read('/marketing/fee_discounts/revenue_share')
    const sum = (name: string) =>
      results.reduce((all: number, row: Record<string, number>) => all + Math.round((row[name] ?? 0) * 100), 0)
    return { fee: sum('fee_amount'), accrued: sum('accrued_amount') }
  }
  const sums = async () => {
    const [row] = (await read('/partner_dashboard/capital_tab/funded_products/totals')).results
    return { repaid: Math.round(row.repaid_amount * 100), share: Math.round(row.revenue_share_amount * 100) }
  }
  const reported = async () => {
    const values = async (kind: string) =>
      (await read(`/reports/${kind}/rows?from=2026-11-01&to=2026-11-30`)).totals[0].values
    const [{ amount, fee_amount }, { accrued_amount, payments_count }] = [
      await values('repayments'),
      await values('revenue_share'),
    ]
    return { amount, fee_amount, accrued_amount, payments_count }
  }
  const analysed = async () => {
    const { token } = await read('/analytics/query_token')
    const measures = ['count', 'amount', 'repaid_amount', 'principal_amount', 'fee_amount'].map(
      (name) => `payments.${name}`,
    )
    const timeDimensions = [{ dimension: 'payments.settled_at', dateRange: ['2026-11-01', '2026-11-30'] }]
    const answer = await post('/analytics/cube/load', { query: { measures, timeDimensions } }, { authorization: token })
    const [row] = answer.json().data
    return Object.fromEntries(
      measures.map((name) => [name.slice('payments.'.length), Math.round(Number(row[name]) * 100)]),
    )
  }
  const [first, listed, filed] = [await shared(), await sums(), await reported()]
  const drawn = await analysed()
  expect(drawn).toMatchObject({
    repaid_amount: Math.round(filed.amount * 100),
    fee_amount: Math.round(filed.fee_amount * 100),
  })
  for (const amount of [3333.33, 3333.33, 4333.34]) await step(`/capital_products/${product.id}/refund`, { amount })
  // Partial refunds take back exactly what the payment earned.
  const moneyOf = await moved(business_id)
  expect(moneyOf).toMatchObject({ refund: -1_100_000, revenue_share: 0 })
  const back = { fee: 100_000, share: -(before.revenue_share ?? 0) }
  expect(await shared()).toEqual({ fee: first.fee - back.fee, accrued: first.accrued - back.share })
  expect(await sums()).toEqual({ repaid: listed.repaid - 1_100_000, share: listed.share - back.share })
  const left = await reported()
  expect(left.payments_count).toBe(filed.payments_count)
  expect(Math.round((filed.amount - left.amount) * 100)).toBe(1_100_000)
  expect(Math.round((filed.fee_amount - left.fee_amount) * 100)).toBe(back.fee)
  expect(Math.round((filed.accrued_amount - left.accrued_amount) * 100)).toBe(back.share)
  expect(await analysed()).toEqual({
    ...drawn,
    repaid_amount: (drawn.repaid_amount ?? 0) - 1_100_000,
    principal_amount: (drawn.principal_amount ?? 0) - 1_000_000,
    fee_amount: (drawn.fee_amount ?? 0) - 100_000,
  })
  // Paying again earns the share once.
  await step(`/capital_products/${product.id}/pay_off`)
  expect((await moved(business_id)).revenue_share).toBe(before.revenue_share)
  expect(await shared()).toEqual(first)
  expect(await sums()).toEqual(listed)
})
