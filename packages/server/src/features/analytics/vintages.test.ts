import { afterAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { callAs } from '../../testing/testApp'
import { withLending } from '../../testing/withLending'

const { test, ok, newProduct } = withLending()
const sandbox = { headers: { 'dashboard-sandbox': '1' } }

const start = new Date('2026-11-21T12:00:00Z')
const setDay = (days: number) => test.setNow(new Date(start.getTime() + days * 86_400_000))
afterAll(() => setDay(0))

async function load(query: object): Promise<Record<string, string>[]> {
  const call = await callAs(test, demoAccounts.partner.email)
  const { token } = (await call('/analytics/query_token', sandbox)).json()
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/analytics/cube/load',
    headers: { authorization: token },
    payload: { query },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

/** Net loss of the funding month by age in months. */
async function losses(): Promise<number[]> {
  const rows = await load({
    measures: ['vintages.loss_amount'],
    dimensions: ['vintages.age_months'],
    timeDimensions: [{ dimension: 'vintages.funded_at', dateRange: ['2026-11-01', '2026-11-30'] }],
    filters: [{ member: 'vintages.currency', operator: 'equals', values: ['USD'] }],
  })
  const byAge = new Map(rows.map((row) => [row['vintages.age_months'], Number(row['vintages.loss_amount'])]))
  return ['0', '1', '2', '3'].map((age) => byAge.get(age) ?? 0)
}

/** Outstanding amount of charged-off products at the end of a day. */
async function chargedOffOn(day: string): Promise<number> {
  const rows = await load({
    measures: ['delinquency.outstanding_amount'],
    dimensions: ['delinquency.bucket'],
    timeDimensions: [{ dimension: 'delinquency.at', granularity: 'day', dateRange: [day, day] }],
    filters: [{ member: 'delinquency.currency', operator: 'equals', values: ['USD'] }],
  })
  const row = rows.find((one) => one['delinquency.bucket'] === 'charged_off')
  return Number(row?.['delinquency.outstanding_amount'] ?? 0)
}

describe('the loss of a charged-off product', () => {
  it('stays at the age of the charge-off, and falls at the age of each recovery', async () => {
    const before = await losses()
    const product = await newProduct('flex_loan')
    const at = `/sandbox/capital_products/${product.id}`
    const added = async () => (await losses()).map((loss, age) => loss - (before[age] ?? 0))

    setDay(40)
    const owedBefore = await chargedOffOn('2026-12-31')
    await ok('POST', `${at}/charge_off`, {})
    expect(await added()).toEqual([0, 8800, 0, 0])

    setDay(70)
    await ok('POST', `${at}/recover`, { amount: 3000 })
    expect(await added()).toEqual([0, 8800, -3000, 0])

    setDay(100)
    await ok('POST', `${at}/recover`, {})
    expect((await ok('GET', `/capital_products/${product.id}`)).status).toBe('paid')
    expect(await added()).toEqual([0, 8800, -3000, -5800])
    expect((await chargedOffOn('2027-01-15')) - owedBefore).toBe(8800)
    expect((await chargedOffOn('2027-02-15')) - owedBefore).toBe(5800)
    expect((await chargedOffOn('2027-03-01')) - owedBefore).toBe(0)

    await ok('POST', `${at}/refund`, { amount: 50 })
    expect(await added()).toEqual([0, 8800, -3000, -5750])
  })
})

it('expects nothing after a charge-off, also once the product is recovered', async () => {
  setDay(0)
  const product = await newProduct('merchant_cash_advance')
  const at = `/sandbox/capital_products/${product.id}`
  const progress = async () => {
    const call = await callAs(test, demoAccounts.partner.email)
    const base = `/partner_dashboard/business_details_page/${product.business_id}`
    return (await call(`${base}/payment_progress?capital_product_id=${product.id}`, sandbox)).json().points
  }
  setDay(20)
  await ok('POST', `${at}/charge_off`, {})
  setDay(60)
  const expected = (await progress()).at(-1).expected_amount
  await ok('POST', `${at}/recover`, {})
  const last = (await progress()).at(-1)
  expect(last).toEqual({ date: '2027-01-20', paid_amount: 8800, expected_amount: expected })
})
