import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, inSandbox, withApp } from '../../testing/testApp'

const test = withApp()
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''
let production: Call
let fresh: Call

beforeAll(async () => {
  production = await callAs(test, demoAccounts.partner.email)
  fresh = inSandbox(await callAs(test, demoAccounts.new.email))
})

const post = (call: Call, url: string, payload?: object) =>
  call(url, { method: 'POST', ...(payload ? { payload } : {}) })

describe('the revenue share', () => {
  it("is the partner’s share of each month's fees, to the cent", async () => {
    const { months, results, totals, revenue_share_rate } = (
      await production('/marketing/fee_discounts/revenue_share')
    ).json()
    expect(revenue_share_rate).toBe(0.1)
    const entries = await test.database.query<{ period: string; product_type: string; fee: number; share: number }>(
      sql`SELECT to_char(p.settled_at, 'YYYY-MM') AS period, c.product_type, p.fee_minor AS fee, p.share_minor AS share
          FROM payments p JOIN capital_products c ON c.id = p.capital_product_id
          WHERE p.partner_id = ${harvest} AND p.mode = 'prod' AND p.status = 'succeeded'
          UNION ALL
          SELECT to_char(r.created_at, 'YYYY-MM'), c.product_type, -r.fee_minor, -r.share_minor
          FROM refunds r JOIN capital_products c ON c.id = r.capital_product_id WHERE r.partner_id = ${harvest} AND r.mode = 'prod'`,
    )
    const expected = new Map<string, { fee: number; share: number }>()
    for (const { period, product_type, ...entry } of entries) {
      const line = expected.get(`${period} ${product_type}`) ?? { fee: 0, share: 0 }
      expected.set(`${period} ${product_type}`, { fee: line.fee + entry.fee, share: line.share + entry.share })
    }
    expect(expected.size).toBeGreaterThan(3)
    expect(results).toHaveLength(expected.size)
    for (const { period, product_type, currency, fee_amount, accrued_amount, paid_amount } of results) {
      const { fee = 0, share = 0 } = expected.get(`${period} ${product_type}`) ?? {}
      expect({ currency, fee_amount, accrued_amount, paid_amount }).toEqual({
        currency: 'USD',
        fee_amount: fee / 100,
        accrued_amount: share / 100,
        paid_amount: period < '2026-11' ? share / 100 : 0,
      })
    }
    for (const name of ['fee_amount', 'accrued_amount', 'paid_amount']) {
      const sum = months.reduce(
        (total: number, row: Record<string, number>) => total + Math.round((row[name] ?? 0) * 100),
        0,
      )
      expect(Math.round(totals[0][name] * 100)).toBe(sum)
    }
    for (const month of months) {
      const lines = results.filter((row: { period: string }) => row.period === month.period)
      for (const name of ['fee_amount', 'accrued_amount', 'paid_amount']) {
        const sum = lines.reduce(
          (total: number, row: Record<string, number>) => total + Math.round((row[name] ?? 0) * 100),
          0,
        )
        expect(Math.round(month[name] * 100), `${month.period} ${name}`).toBe(sum)
      }
    }
    expect(months.map(({ period }: { period: string }) => period)).toEqual([
      ...new Set(results.map(({ period }: { period: string }) => period)),
    ])
    const periods = results.map((row: { period: string }) => row.period)
    expect(periods).toEqual([...periods].sort().reverse())
  })

  it('equals the balance transactions', async () => {
    const made = await post(fresh, '/playground/offers', {
      business_name: 'Shared',
      product_type: 'flex_loan',
      amount: 7777.77,
      fee_rate: 0.1234,
    })
    const { application } = (await post(fresh, `/playground/offers/${made.json().offer.id}/submit`, {})).json()
    await post(fresh, `/playground/applications/${application.id}/decide`, { decision: 'approve' })
    const { capital_product } = (await post(fresh, `/playground/applications/${application.id}/fund`, {})).json()
    await post(fresh, `/playground/capital_products/${capital_product.id}/advance_days`, { days: 20 })
    const { results } = (await fresh('/marketing/fee_discounts/revenue_share')).json()
    const accrued = results.reduce(
      (sum: number, row: { accrued_amount: number }) => sum + Math.round(row.accrued_amount * 100),
      0,
    )
    const [ledger] = await test.database.query<{ minor: number }>(
      sql`SELECT coalesce(-sum(amount_minor), 0)::bigint AS minor FROM balance_transactions t JOIN partners p ON p.id = t.partner_id
          WHERE p.slug = 'fernway' AND t.mode = 'sandbox' AND t.type = 'revenue_share'`,
    )
    expect(accrued).toBeGreaterThan(0)
    expect(accrued).toBe(ledger?.minor)
  })
})
