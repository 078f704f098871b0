import { randomUUID } from 'node:crypto'
import { ApiError, createClient } from '@partner-dashboard/client/public-v1'
import { startReceiver } from './webhooks.js'

const apiKey = process.env.PARTNER_API_KEY ?? ''
const baseUrl = process.env.PARTNER_API_URL ?? 'http://127.0.0.1:3000/api/v1'
const client = createClient({ apiKey, baseUrl })

/** @type {(event: import('@partner-dashboard/client/public-v1').WebhookEvent) => void} */
let resolvePayment
/** @type {Promise<import('@partner-dashboard/client/public-v1').WebhookEvent>} */
const payment = new Promise((resolve) => {
  resolvePayment = resolve
})
const receiver = await startReceiver(
  (event) => {
    console.log(`Received ${event.type} (${event.data.id})`)
    if (event.type === 'capital_product_payment.succeeded') resolvePayment(event)
  },
  Number(process.env.WEBHOOK_PORT ?? 0),
)

try {
  const endpoint = await client.post('/webhook_endpoints', {
    body: {
      url: process.env.WEBHOOK_URL ?? receiver.url,
      event_types: ['capital_product.funded', 'capital_product_payment.succeeded'],
    },
  })
  receiver.useSecret(endpoint.secret ?? '')

  const business = await client.post('/businesses', {
    body: {
      external_id: `example-${randomUUID()}`,
      legal_name: 'Ortega Kitchens LLC',
      dba_name: 'Taqueria Ortega',
      incorporation_type: 'llc',
      address: {
        address_line1: '600 Congress Ave',
        city: 'Austin',
        state: 'TX',
        postal_code: '78701',
        country: 'US',
      },
    },
  })
  console.log(`Created ${business.legal_name} (${business.id})`)

  // A review requires an owner and a bank account; funding requires a verified owner.
  const owner = await client.post('/persons', { body: { first_name: 'Ana', last_name: 'Ortega' } })
  await client.post('/person_business_relationships', {
    body: { business_id: business.id, person_id: owner.id, ownership_rate: 1 },
  })
  await client.post('/sandbox/persons/{id}/verify', {
    params: { path: { id: owner.id } },
    body: { status: 'verified' },
  })
  await client.post('/bank_accounts', {
    body: {
      business_id: business.id,
      account_holder_name: business.legal_name,
      account_type: 'checking',
      routing_number: '110000000',
      account_number: '000123456789',
    },
  })

  const offer = await client.post('/capital_product_offers', {
    body: {
      business_id: business.id,
      product_type: 'merchant_cash_advance',
      min_amount: 1000,
      max_amount: 20_000,
      fee_rate: 0.11,
      repayment_rate: 0.1,
    },
  })
  const application = await client.post('/capital_product_applications', {
    body: { business_id: business.id, offer_id: offer.id, requested_amount: 10_000 },
  })
  const path = { id: application.id }
  await client.post('/capital_product_applications/{id}/submit', { params: { path } })
  await client.post('/sandbox/capital_product_applications/{id}/decide', {
    params: { path },
    body: { decision: 'approve' },
  })
  const product = await client.post('/capital_products', { body: { application_id: application.id } })
  console.log(`Funded ${product.advance_amount} ${product.currency}, to repay ${product.total_repayment_amount}`)

  await client.post('/sandbox/capital_products/{id}/advance_days', {
    params: { path: { id: product.id } },
    body: { days: 14 },
  })
  await payment

  let paid = 0
  const query = { capital_product_id: product.id }
  for await (const each of client.iterate('/capital_product_payments', { params: { query } })) {
    if (each.status === 'succeeded') paid += Math.round(each.amount * 100)
  }
  const after = await client.get('/capital_products/{id}', { params: { path: { id: product.id } } })
  console.log(`Paid ${paid / 100}, outstanding ${after.outstanding_amount}`)
  await client.patch('/webhook_endpoints/{id}', {
    params: { path: { id: endpoint.id } },
    body: { status: 'disabled' },
  })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.error(`${error.code}: ${error.message} (request ${error.requestId})`)
  for (const part of error.parts) console.error(`  ${part.pointer} ${part.detail}`)
  process.exitCode = 1
} finally {
  receiver.close()
}
