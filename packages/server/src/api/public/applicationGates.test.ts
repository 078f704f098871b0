import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { problemOf } from '../../testing/testApp'
import { withLending } from '../../testing/withLending'

const { test, dashboard, ok, refused, newBusiness, newPerson, own, newAccount, newApplication, approvedApplication } =
  withLending()

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
