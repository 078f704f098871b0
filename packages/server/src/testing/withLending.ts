import { randomUUID } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { type Call, callAs, callWithKey, inSandbox, problemOf, withApp } from './testApp'

/** Calls of both APIs in the sandbox of Harvest POS, with helpers to fund a product. */
export function withLending() {
  const test = withApp()
  let withKey: Call
  let call: Call

  beforeAll(async () => {
    withKey = await callWithKey(test)
    call = await callAs(test, demoAccounts.partner.email)
  })

  const dashboard: Call = (...request) => inSandbox(call)(...request)
  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    withKey(url, { method, ...(payload ? { payload } : {}) })

  async function ok(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
    const response = await send(method, url, payload)
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const refused = async (method: 'POST' | 'PATCH', url: string, payload?: object) =>
    problemOf(await send(method, url, payload))

  const address = {
    address_line1: '600 Congress Ave',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
    country: 'US',
  }
  const newBusiness = (values: object = {}) =>
    ok('POST', '/businesses', {
      ...{ external_id: randomUUID(), legal_name: 'Ortega Kitchens LLC', incorporation_type: 'llc', address },
      ...values,
    })
  const newPerson = (first_name = 'Ana', last_name = 'Lopez') => ok('POST', '/persons', { first_name, last_name })
  const own = (business: { id: string }, person: { id: string }, values: object = {}) => ({
    ...{ business_id: business.id, person_id: person.id, ownership_rate: 1 },
    ...values,
  })
  const newAccount = (business_id: string) =>
    ok('POST', '/bank_accounts', {
      ...{ business_id, account_holder_name: 'Ortega', account_type: 'checking', routing_number: '110000000' },
      account_number: '000123456789',
    })
  async function newApplication(business_id: string, product_type = 'flex_loan', requested_amount = 8000) {
    const offer = await ok('POST', '/capital_product_offers', {
      ...{ business_id, product_type, min_amount: 500, max_amount: 8000, fee_rate: 0.1, repayment_rate: 0.1 },
    })
    return ok('POST', '/capital_product_applications', { business_id, offer_id: offer.id, requested_amount })
  }

  async function approvedApplication(product_type = 'flex_loan') {
    const business = await newBusiness()
    const person = await newPerson()
    await ok('POST', '/person_business_relationships', own(business, person))
    await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
    await newAccount(business.id)
    const application = await newApplication(business.id, product_type)
    await ok('PATCH', `/capital_product_applications/${application.id}`, { submit: true })
    await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
    return { business, person, application }
  }

  async function newProduct(product_type = 'flex_loan') {
    const { application } = await approvedApplication(product_type)
    return ok('POST', '/capital_products', { application_id: application.id })
  }

  const figuresOf = async (product: { id: string; business_id: string }) => {
    const base = `/partner_dashboard/business_details_page/${product.business_id}`
    const details = (await dashboard(`${base}/funded_product_details?capital_product_id=${product.id}`)).json()
    const progress = (await dashboard(`${base}/payment_progress?capital_product_id=${product.id}`)).json()
    return { ...details, progress }
  }

  return {
    test,
    dashboard,
    send,
    ok,
    refused,
    newBusiness,
    newPerson,
    own,
    newAccount,
    newApplication,
    approvedApplication,
    newProduct,
    figuresOf,
  }
}
