import { randomUUID } from 'node:crypto'
import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, countryOf, daysBetween, isBusinessDay } from '../domain/capital/bankCalendar'
import {
  type Asker,
  brokenOf,
  cents,
  type Facts,
  factsOf,
  isInOrder,
  type Product,
  sum,
  usersWithSandbox,
  withAskers,
} from '../testing/productInvariants'
import { addApiKey, withApp } from '../testing/testApp'

type Schemas = components['schemas']

const test = withApp()
const asker = withAskers(test)
const today = () => test.now().toISOString().slice(0, 10)

const driven = ['merchant_cash_advance', 'flex_loan', 'term_loan', 'spend_card', 'net', 'installments'] as const
type Driven = (typeof driven)[number]
/** Each product type, in one country or the other; in both of them in a full run. */
const countries = ['harvest-pos', 'maple-till'] as const
const cases = driven.flatMap((type, at) =>
  countries.filter((_, country) => process.env.FULL === '1' || country === at % 2).map((slug) => [type, slug] as const),
)
const isOrder = (type: Driven): type is 'net' | 'installments' => type === 'net' || type === 'installments'

describe('a sandbox after 400 days', () => {
  const keys = new Map<string, string>()
  beforeAll(async () => {
    for (const slug of Object.keys(usersWithSandbox)) {
      keys.set(slug, await addApiKey(test, slug))
    }
  })

  /** Opens a credit limit for a business, and finalizes an order. */
  async function finalizedOrder(slug: string, businessId: string, type: 'net' | 'installments'): Promise<void> {
    const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
      const headers = { authorization: `Bearer ${keys.get(slug)}` }
      const response = await test.app.inject({ method, url: `/api/v1${url}`, headers, payload })
      expect(response.statusCode, `${url}: ${response.body}`).toBeLessThan(300)
      return response.json()
    }
    await send('POST', '/credit_limits', { business_id: businessId, product_type: 'bnpl', limit_amount: 5000 })
    const line = { description: 'Espresso machine', quantity: 3, unit_amount: 1111.11 }
    const order = {
      ...{ business_id: businessId, external_id: randomUUID(), currency: slug === 'maple-till' ? 'CAD' : 'USD' },
      ...{ line_items: [line], terms: { type, days: type === 'net' ? 60 : 90 } },
    }
    const { id, status } = await send('POST', '/orders', order)
    expect(status).toBe('accepted')
    await send('PATCH', `/orders/${id}`, { status: 'finalized' })
  }

  it.each(cases)('keeps the books of a %s of %s, on business days', async (type, slug) => {
    const api = asker(slug, true)
    const step = (url: string, body: object = {}) => api.ask<Schemas['PlaygroundStep']>(`/playground${url}`, body)
    const { offer, business_id } = await step('/offers', {
      ...{ business_name: `Driven ${type}`, product_type: isOrder(type) ? 'term_loan' : type, amount: 12_345.67 },
      ...{ fee_rate: 0.1234, repayment_rate: 0.08, discount_rate: 0.3 },
    })
    if (isOrder(type)) await finalizedOrder(slug, business_id, type)
    else {
      const { application } = await step(`/offers/${offer?.id}/submit`, { amount: 7000 })
      await step(`/applications/${application?.id}/decide`, { decision: 'approve' })
      await step(`/applications/${application?.id}/fund`)
    }
    const country = countryOf(slug === 'maple-till' ? 'CAD' : 'USD')
    const broken: string[] = []
    const check = async () => {
      const base = `/partner_dashboard/business_details_page/${business_id}`
      const [product] = await api.all<Product>(`${base}/funded_products`)
      const offers = await api.all<Schemas['Offer']>(`${base}/offers`)
      if (!product) throw new Error('The product is gone.')
      const facts = await factsOf(api, product, offers)
      broken.push(...brokenOf(facts, today()))
      const accounts = await api.ask<Schemas['BankInfo']>(`${base}/bank_info`)
      expect(accounts.results.length).toBeGreaterThan(0)
      for (const { created_at } of accounts.results) expect(created_at <= product.funded_at).toBe(true)
      if (product.order_id) broken.push(...(await brokenOrder(api, facts)))
      return { ...facts, days: daysOf(facts) }
    }
    const isLost = (days: readonly string[]) => days.filter((day) => !isBusinessDay(day, country))
    const { id } = (await check()).product
    for (const days of [3, 1, 1, 17, 40, 1, 90, 250]) {
      await step(`/capital_products/${id}/advance_days`, { days })
      const { product, payments, details, days: moved } = await check()
      expect(isLost(moved)).toEqual([])
      if (product.repayment_rate !== null && product.status === 'outstanding')
        expect(product.estimated_payoff_date).toBe(payoffOf(product, payments, details.maturity_date))
      expect(isLost(await transactionDays(business_id))).toEqual([])
      if (product.status !== 'outstanding') break
      if (days === 17) await step(`/capital_products/${id}/miss_payment`)
      if (days === 90 && product.paid_amount > 0) await step(`/capital_products/${id}/refund`, { amount: 12.34 })
      await check()
    }
    expect(broken).toEqual([])
    // The last installment collects what the missed and refunded payments left.
    if (type !== 'merchant_cash_advance' && type !== 'flex_loan') expect((await check()).product.status).toBe('paid')
  })
})

/** Invariants of an order and its product. */
async function brokenOrder({ all }: Asker, { product, details }: Facts): Promise<string[]> {
  const orders = await all<Schemas['Order']>(
    `/partner_dashboard/orders_tab/orders_table_rows?business_id=${product.business_id}`,
  )
  const order = orders.find(({ id }) => id === product.order_id)
  const day = (time: string | null | undefined) => time?.slice(0, 10)
  const checks = {
    'the order is finalized and links back':
      order?.status === 'finalized' && order.capital_product_id === product.id && orders.length === 1,
    'the order is financed in full, without a fee':
      order?.total_amount === product.advance_amount && product.fee_amount === 0 && product.repayment_rate === null,
    'opened, accepted, finalized, funded':
      order !== undefined &&
      isInOrder([order.opened_at, order.accepted_at, order.finalized_at]) &&
      day(order.finalized_at) === day(product.funded_at),
    'due with the last installment': day(order?.due_at) === details.schedule.at(-1)?.due_on,
    'as many installments as its terms say':
      details.schedule.length === (order?.terms.type === 'installments' ? (order.terms.days ?? 0) / 30 : 1),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`${name}: ${JSON.stringify(order)}`]))
}

/** Payoff date at the pace of the last 30 days, less refunds, but not after a maturity that is to come. */
function payoffOf(
  { repayments_begin_at, outstanding_amount }: Product,
  payments: readonly Schemas['Payment'][],
  maturity: string | null,
): string {
  const window = Math.min(30, daysBetween(repayments_begin_at.slice(0, 10), today()) + 1)
  const recent = payments.filter(
    ({ settled_at }) => settled_at !== null && settled_at.slice(0, 10) > addDays(today(), -30),
  )
  const paid = sum(recent, ({ amount }) => amount)
  const payoff = paid > 0 ? addDays(today(), Math.ceil((cents(outstanding_amount) * window) / paid)) : ''
  return maturity !== null && maturity > today() && maturity < payoff ? maturity : payoff
}

/** Days on which a product's money moves. */
const daysOf = ({ payments, product }: Facts) =>
  [
    product.funded_at,
    ...payments.flatMap(({ initiated_at, settled_at, next_attempt_at }) => [initiated_at, settled_at, next_attempt_at]),
  ].flatMap((time) => (time === null ? [] : [time.slice(0, 10)]))

async function transactionDays(businessId: string): Promise<string[]> {
  const rows = await test.database.query<{ day: string }>(
    sql`SELECT DISTINCT (occurred_at AT TIME ZONE 'UTC')::date AS day FROM balance_transactions
        WHERE business_id = ${businessId.replace('business_', '')}`,
  )
  return rows.map(({ day }) => day)
}
