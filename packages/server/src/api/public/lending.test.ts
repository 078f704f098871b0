import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { withLending } from '../../testing/withLending'

const {
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
} = withLending()

describe('the gates of an application', () => {
  it('refuse a review without owner and bank account, and funding without verified identity', async () => {
    const business = await newBusiness()
    const application = await newApplication(business.id)
    const submit = () => refused('PATCH', `/capital_product_applications/${application.id}`, { submit: true })
    expect(await submit()).toMatchObject({
      status: 422,
      errors: [
        { in: 'body', pointer: '/submit', code: 'owner_missing' },
        { in: 'body', pointer: '/submit', code: 'bank_account_missing' },
      ],
    })
    const read = await ok('GET', `/capital_product_applications/${application.id}`)
    expect(read.status).toBe('in_progress')
    const person = await newPerson()
    expect(person).toMatchObject({ identity_status: 'not_started', identity_verified_at: null })
    await ok('POST', '/person_business_relationships', own(business, person))
    expect((await submit()).errors).toMatchObject([{ code: 'bank_account_missing' }])
    await newAccount(business.id)
    await ok('PATCH', `/capital_product_applications/${application.id}`, { submit: true })
    await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })

    const unverified = [
      { code: 'identity_unverified', detail: `The identity of ${person.id} isn't verified. Verify it first.` },
    ]
    expect(await refused('POST', '/capital_products', { application_id: application.id })).toMatchObject({
      status: 422,
      errors: [{ ...unverified[0], in: 'body', pointer: '/application_id' }],
    })
    const inPath = { status: 422, errors: [{ ...unverified[0], in: 'path', pointer: '/id' }] }
    expect(await refused('POST', `/sandbox/capital_product_applications/${application.id}/fund`)).toMatchObject(inPath)
    const played = await dashboard(`/playground/applications/${application.id}/fund`, { method: 'POST' })
    expect(problemOf(played)).toMatchObject(inPath)

    await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'failed' })
    expect((await refused('POST', '/capital_products', { application_id: application.id })).status).toBe(422)
    const verified = await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
    expect(verified).toMatchObject({
      identity_status: 'verified',
      identity_verified_at: test.now().toISOString().replace('.000', ''),
    })
    expect((await ok('POST', '/capital_products', { application_id: application.id })).status).toBe('outstanding')
  })

  it('require another name or birth date to be verified again', async () => {
    const { person, application } = await approvedApplication()
    await ok('PATCH', `/persons/${person.id}`, { first_name: person.first_name, phone: '+15125550100' })
    expect((await ok('GET', `/persons/${person.id}`)).identity_status).toBe('verified')
    for (const change of [{ last_name: 'Nobody' }, { date_of_birth: '2001-02-03' }]) {
      const changed = await ok('PATCH', `/persons/${person.id}`, change)
      expect(changed).toMatchObject({ identity_status: 'not_started', identity_verified_at: null })
      const problem = await refused('POST', '/capital_products', { application_id: application.id })
      expect(problem.errors).toMatchObject([{ code: 'identity_unverified' }])
      await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
    }
    await ok('POST', '/capital_products', { application_id: application.id })
  })

  it('require every owner of 25% or more to be verified', async () => {
    const [business, first, second] = [await newBusiness(), await newPerson(), await newPerson('Ben', 'Kim')]
    await ok('POST', '/person_business_relationships', own(business, first, { ownership_rate: 0.7, is_primary: true }))
    await ok('POST', '/person_business_relationships', own(business, second, { ownership_rate: 0.3 }))
    await newAccount(business.id)
    const application = await newApplication(business.id)
    await ok('PATCH', `/capital_product_applications/${application.id}`, { submit: true })
    await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
    await ok('POST', `/sandbox/persons/${first.id}/verify`, { status: 'verified' })
    const problem = await refused('POST', '/capital_products', { application_id: application.id })
    expect(problem.errors).toMatchObject([{ detail: `The identity of ${second.id} isn't verified. Verify it first.` }])
    await ok('POST', `/sandbox/persons/${second.id}/verify`, { status: 'verified' })
    await ok('POST', '/capital_products', { application_id: application.id })
  })

  it('refuse a line of credit without owner and bank account, and to open one without verified identity', async () => {
    const business = await newBusiness()
    const request = { business_id: business.id, requested_limit: 5000 }
    expect(await refused('POST', '/line_of_credit_applications', request)).toMatchObject({
      status: 422,
      errors: [
        { in: 'body', pointer: '/business_id', code: 'owner_missing' },
        { in: 'body', pointer: '/business_id', code: 'bank_account_missing' },
      ],
    })
    const person = await newPerson()
    await ok('POST', '/person_business_relationships', own(business, person))
    await newAccount(business.id)
    const application = await ok('POST', '/line_of_credit_applications', request)
    await ok('PATCH', `/line_of_credit_applications/${application.id}`, { status: 'approved' })
    const open = { application_id: application.id }
    expect(await refused('POST', '/line_of_credit', open)).toMatchObject({
      status: 422,
      errors: [{ in: 'body', pointer: '/application_id', code: 'identity_unverified' }],
    })
    await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
    expect((await ok('POST', '/line_of_credit', open)).credit_limit).toBe(5000)
  })

  it('refuse to finalize an order of a business without verified owner', async () => {
    const business = await newBusiness()
    await ok('POST', '/credit_limits', { business_id: business.id, product_type: 'bnpl', limit_amount: 1000 })
    const order = await ok('POST', '/orders', {
      ...{ business_id: business.id, external_id: randomUUID(), currency: 'USD' },
      line_items: [{ description: 'Flour', quantity: 1, unit_amount: 100 }],
      terms: { type: 'net', days: 30 },
    })
    expect(await refused('PATCH', `/orders/${order.id}`, { status: 'finalized' })).toMatchObject({
      status: 422,
      errors: [{ pointer: '/status', code: 'owner_missing' }, { code: 'bank_account_missing' }],
    })
    expect((await ok('GET', `/orders/${order.id}`)).status).toBe('accepted')
  })

  it("limit ownership to 100%, and require a sole proprietor's own name", async () => {
    const [business, ana, ben] = [await newBusiness(), await newPerson(), await newPerson('Ben', 'Kim')]
    await ok('POST', '/person_business_relationships', own(business, ana, { ownership_rate: 0.7 }))
    expect(
      await refused('POST', '/person_business_relationships', own(business, ben, { ownership_rate: 0.4 })),
    ).toMatchObject({ status: 422, errors: [{ pointer: '/ownership_rate' }] })

    const sole = await newBusiness({ legal_name: 'Ana  LOPEZ', incorporation_type: 'sole_proprietorship' })
    expect(await refused('POST', '/person_business_relationships', own(sole, ben))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/person_id', code: 'sole_proprietor' }],
    })
    await ok('POST', '/person_business_relationships', own(sole, ana))
    expect(
      await refused('POST', '/person_business_relationships', own(sole, ben, { ownership_rate: null })),
    ).toMatchObject({ status: 422, errors: [{ code: 'sole_proprietor' }] })
    expect(await refused('PATCH', `/businesses/${sole.id}`, { legal_name: 'Corner Bakery' })).toMatchObject({
      status: 422,
      errors: [{ pointer: '/legal_name', code: 'sole_proprietor' }],
    })
    expect(await refused('PATCH', `/persons/${ana.id}`, { last_name: 'Kim' })).toMatchObject({
      status: 422,
      errors: [{ pointer: '/last_name', code: 'sole_proprietor' }],
    })
    expect((await ok('GET', `/persons/${ana.id}`)).last_name).toBe('Lopez')
  })
})

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
