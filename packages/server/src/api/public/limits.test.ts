import { beforeAll, expect, it } from 'vitest'
import { type Call, callWithKey, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
let call: Call
beforeAll(async () => {
  call = await callWithKey(test, 'harvest-pos', 'prod')
})

it("rejects offers and limits beyond the partner's limits", async () => {
  const [business] = (await call('/businesses?page_size=1')).json().results
  const offer = { business_id: business.id, product_type: 'merchant_cash_advance', min_amount: 500 }
  for (const [path, body, pointer] of [
    ['/capital_product_offers', { ...offer, max_amount: 900_000_000, fee_rate: 0.1 }, '/max_amount'],
    ['/capital_product_offers', { ...offer, max_amount: 5000, fee_rate: 1 }, '/fee_rate'],
    ['/capital_product_offers', { ...offer, max_amount: 5000, fee_rate: 0.1, repayment_rate: 1 }, '/repayment_rate'],
    ['/credit_limits', { business_id: business.id, product_type: 'bnpl', limit_amount: 5_000_000 }, '/limit_amount'],
    ['/balance_transactions', { amount: -900_000_000, currency: 'USD', description: 'Adjustment' }, '/amount'],
    [
      '/orders',
      {
        ...{ business_id: business.id, external_id: 'PO-LIMIT', currency: 'USD', terms: { type: 'net', days: 30 } },
        line_items: [{ description: 'Ovens', quantity: 1, unit_amount: 90_000_000 }],
      },
      '/line_items',
    ],
  ] as const) {
    expect(problemOf(await call(path, { method: 'POST', payload: body }))).toMatchObject({
      status: 422,
      errors: [{ pointer, code: 'partner_limit', detail: expect.stringContaining("the partner's ") }],
    })
  }
  const endless = { ...offer, max_amount: 5000, fee_rate: 0.1, repayment_rate: 0 }
  expect(problemOf(await call('/capital_product_offers', { method: 'POST', payload: endless }))).toMatchObject({
    status: 422,
    errors: [{ pointer: '/repayment_rate', code: 'range' }],
  })
})

it("doesn't forgive in production what is owed to the lender", async () => {
  const [product] = (await call('/capital_products?status=outstanding')).json().results
  for (const status of ['waived', 'abandoned'])
    expect(
      problemOf(await call(`/capital_products/${product.id}`, { method: 'PATCH', payload: { status } })),
    ).toMatchObject({
      ...{ status: 409, code: 'sandbox_only' },
    })
  expect((await call(`/capital_products/${product.id}`)).json().status).toBe('outstanding')
})
