import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { partAt, schemasOf } from '../../http/contractSchemas'
import { readPublicContract } from '../../platform/paths'
import { partnerPlans } from '../../seed/partners'
import { type Call, callWithKey, withApp } from '../../testing/testApp'

const test = withApp()
const partnerId = partnerPlans[0]?.id ?? ''
let call: Call

beforeAll(async () => {
  call = await callWithKey(test)
})

async function post(url: string, payload: object = {}) {
  const response = await call(url, { method: 'POST', payload })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json()
}

interface StoredEvent {
  type: string
  body: object
}

it('sends events of a funded product with payloads that conform to the contract', async () => {
  const address = {
    address_line1: '600 Congress Ave',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
    country: 'US',
  }
  const names = { external_id: 'EVENTS-1', legal_name: 'Ortega Kitchens LLC', incorporation_type: 'llc' }
  const business = await post('/businesses', { ...names, address })
  const owner = await post('/persons', { first_name: 'Elena', last_name: 'Ortega' })
  await post('/person_business_relationships', { person_id: owner.id, business_id: business.id, is_primary: true })
  await post(`/sandbox/persons/${owner.id}/verify`, { status: 'verified' })
  const account = { account_type: 'checking', account_number: '000123456789', routing_number: '110000000' }
  await post('/bank_accounts', { business_id: business.id, account_holder_name: names.legal_name, ...account })
  const limits = { min_amount: 500, max_amount: 5000, fee_rate: 0.1, repayment_rate: 0.1 }
  const offer = await post('/capital_product_offers', {
    ...{ business_id: business.id, product_type: 'merchant_cash_advance', ...limits },
  })
  const application = await post('/capital_product_applications', {
    ...{ business_id: business.id, offer_id: offer.id, requested_amount: 5000 },
  })
  await call(`/capital_product_applications/${application.id}`, { method: 'PATCH', payload: { submit: true } })
  await post(`/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
  const product = await post('/capital_products', { application_id: application.id })
  for (const [step, payload] of [
    ['advance_days', { days: 20 }],
    ['miss_payment', undefined],
    ['refund', { amount: 1 }],
    ['pay_off', undefined],
  ] as const) {
    await call(`/sandbox/capital_products/${product.id}/${step}`, { method: 'POST', ...(payload ? { payload } : {}) })
  }
  const stored = await test.database.query<StoredEvent>(
    sql`SELECT type, body FROM webhook_events WHERE partner_id = ${partnerId} AND mode = 'sandbox'
        AND (body -> 'data' ->> 'business_id' = ${business.id} OR body -> 'data' ->> 'id' IN (${business.id}, ${product.id})
          OR body -> 'data' ->> 'capital_product_id' = ${product.id} OR type LIKE 'refund.%')`,
  )
  const types = new Set(stored.map(({ type }) => type))
  expect([...types].toSorted()).toEqual(
    expect.arrayContaining([
      ...['business.created', 'capital_product.funded', 'capital_product.paid_off', 'capital_product_payment.failed'],
      ...['capital_product_application.approved', 'capital_product_payment.succeeded', 'refund.succeeded'],
    ]),
  )
  const { ofBody } = schemasOf(readPublicContract())
  const validatorOf = (type: string) =>
    ofBody(partAt('webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema'))
  for (const { type, body } of stored) {
    const validate = validatorOf(type)
    expect([type, validate(body), validate.errors]).toEqual([type, true, null])
    expect(validate({ ...body, data: {} })).toBe(false)
  }
})
