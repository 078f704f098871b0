import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withLending } from '../../testing/withLending'

const { test, dashboard, send, ok, refused, newBusiness, newApplication, approvedApplication, newProduct, figuresOf } =
  withLending()

describe('the credit limit of cards', () => {
  it('opens with the first card, and funds others only within it', async () => {
    const { business, application } = await approvedApplication('spend_card')
    await ok('POST', '/capital_products', { application_id: application.id })
    const limit = async () => (await ok('GET', `/credit_limits?business_id=${business.id}`)).results[0]
    const opened = { limit_amount: 8800, used_amount: 8800, available_amount: 0 }
    expect(await limit()).toMatchObject(opened)
    const second = await newApplication(business.id, 'spend_card')
    await ok('PATCH', `/capital_product_applications/${second.id}`, { submit: true })
    await ok('POST', `/sandbox/capital_product_applications/${second.id}/decide`, { decision: 'approve' })
    const fund = { application_id: second.id }
    expect(await refused('POST', '/capital_products', fund)).toMatchObject({ status: 409, code: 'limit_exceeded' })
    expect(await limit()).toMatchObject(opened)
    await ok('PATCH', `/credit_limits/${(await limit()).id}`, { limit_amount: 17_600 })
    await ok('POST', '/capital_products', fund)
    expect(await limit()).toMatchObject({ limit_amount: 17_600, used_amount: 17_600, available_amount: 0 })
  })
})

it('shows the limit of a card after it is disabled, with nothing available', async () => {
  const product = await newProduct('spend_card')
  const { results } = await ok('GET', `/credit_limits?business_id=${product.business_id}`)
  const { id, limit_amount } = await ok('PATCH', `/credit_limits/${results[0].id}`, { status: 'disabled' })
  expect((await ok('GET', `/credit_limits/${id}`)).available_amount).toBe(0)
  expect((await figuresOf(product)).card).toMatchObject({ limit_amount, available_amount: 0 })
})

it('refuses an adjustment in another currency than that of its business', async () => {
  const { id: business_id } = await newBusiness()
  const adjustment = { amount: -12.5, description: 'Fee correction' }
  const inCurrency = (currency: string) => ({ ...adjustment, business_id, currency })
  expect(await refused('POST', '/balance_transactions', inCurrency('CAD'))).toMatchObject({
    ...{ status: 422, errors: [{ pointer: '/currency', code: 'currency' }] },
  })
  await ok('POST', '/balance_transactions', inCurrency('USD'))
})

/** Types of the events about an object. */
async function eventTypesOf(id: string): Promise<string[]> {
  const { results } = (await dashboard(`/webhook_logs/events?object_id=${id}&page_size=100`)).json()
  return results.map(({ type }: { type: string }) => type)
}

describe('a net settlement', () => {
  const withhold = (business_id: string, repayment_amount: number) =>
    ok('POST', '/net_settlement_payment_requests', {
      ...{ business_id, repayment_amount, gross_sales_amount: 100_000, batch_reference: randomUUID() },
      ...{ period_start: '2026-11-01', period_end: '2026-11-14' },
    })
  const applied = { status: 'applied' }

  it('pays what it withholds on the products repaid from sales, oldest first', async () => {
    const { business_id, id } = await newProduct('merchant_cash_advance')
    test.setNow(new Date(test.now().getTime() + 60_000))
    const offer = await ok('POST', '/capital_product_offers', {
      ...{ business_id, product_type: 'flex_loan', min_amount: 500, max_amount: 1000, fee_rate: 0.1 },
    })
    const application = await ok('POST', '/capital_product_applications', {
      ...{ business_id, offer_id: offer.id, requested_amount: 1000 },
    })
    await ok('PATCH', `/capital_product_applications/${application.id}`, { submit: true })
    await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
    const second = await ok('POST', '/capital_products', { application_id: application.id })
    const request = await withhold(business_id, 9000)
    await ok('PATCH', `/net_settlement_payment_requests/${request.id}`, applied)
    const outstanding = async (productId: string) =>
      (await ok('GET', `/capital_products/${productId}`)).outstanding_amount
    expect([await outstanding(id), await outstanding(second.id)]).toEqual([0, 900])
    const { results } = await ok('GET', `/capital_product_payments?capital_product_id=${second.id}`)
    expect(results).toMatchObject([{ type: 'manual', status: 'succeeded' }])
    expect(await eventTypesOf(results[0].id)).toEqual(
      expect.arrayContaining(['capital_product_payment.created', 'capital_product_payment.succeeded']),
    )

    const more = await withhold(business_id, 900.01)
    expect(await refused('PATCH', `/net_settlement_payment_requests/${more.id}`, applied)).toMatchObject({
      status: 409,
      code: 'not_outstanding',
      detail: expect.stringContaining('900.00'),
    })
    expect(await outstanding(second.id)).toBe(900)
    expect((await ok('GET', `/net_settlement_payment_requests/${more.id}`)).status).toBe('pending')
  })

  it("doesn't pay a product with due dates", async () => {
    const { business_id } = await newProduct('term_loan')
    const request = await withhold(business_id, 100)
    expect(await refused('PATCH', `/net_settlement_payment_requests/${request.id}`, applied)).toMatchObject({
      ...{ status: 409, code: 'nothing_outstanding' },
    })
  })
})

it('collects what is outstanding at most once by concurrent payments', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await newProduct('flex_loan')
    const pay = () => send('POST', '/capital_product_payments', { capital_product_id: id, amount: 8800 })
    const both = await Promise.all([pay(), pay()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  }
})

it('has no BNPL offers, because an order is funded when it is finalized', async () => {
  const offer = {
    business_id: (await newBusiness()).id,
    product_type: 'bnpl',
    min_amount: 1,
    max_amount: 2,
    fee_rate: 0,
  }
  expect(await refused('POST', '/capital_product_offers', offer)).toMatchObject({
    status: 422,
    errors: [{ pointer: '/product_type', code: 'enum' }],
  })
})

it('reverses the funding of a product that is cancelled, and cancels its installments', async () => {
  const product = await newProduct('term_loan')
  await ok('PATCH', `/capital_products/${product.id}`, { status: 'cancelled' })
  const { schedule } = await figuresOf(product)
  expect(new Set(schedule.map(({ status }: { status: string }) => status))).toEqual(new Set(['cancelled']))
  const { results } = await ok('GET', `/balance_transactions?business_id=${product.business_id}`)
  const amounts = results.map(({ type, amount }: { type: string; amount: number }) => `${type} ${amount}`)
  expect(amounts.sort()).toEqual([`funding ${-product.advance_amount}`, `funding ${product.advance_amount}`])
})

it('names the business in the events of a payment and of a grace period, so that both can be linked', async () => {
  const product = await newProduct('term_loan')
  await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount: 100 })
  const period = { capital_product_id: product.id, starts_on: '2026-11-24', ends_on: '2026-11-30' }
  const { id } = await ok('POST', '/grace_period_details', period)
  await ok('PATCH', `/grace_period_details/${id}`, { ends_on: '2026-12-01' })
  const types = ['capital_product_payment.created', 'grace_period.created', 'grace_period.updated']
  expect(await eventTypesOf(product.business_id)).toEqual(expect.arrayContaining(types))
})

it('sends one event for each balance transaction, whatever created it', async () => {
  const product = await newProduct('merchant_cash_advance')
  await ok('POST', `/sandbox/capital_products/${product.id}/pay_off`)
  await ok('POST', `/sandbox/capital_products/${product.id}/refund`, { amount: 100 })
  const { results } = await ok('GET', `/balance_transactions?business_id=${product.business_id}`)
  const types = results.map(({ type }: { type: string }) => type)
  expect(types).toEqual(expect.arrayContaining(['funding', 'repayment', 'revenue_share', 'refund']))
  for (const { id } of results) expect(await eventTypesOf(id)).toEqual(['balance_transaction.created'])
})
