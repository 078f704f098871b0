import { describe, expect, it } from 'vitest'
import { addDays } from '../../domain/capital/bankCalendar'
import { withLending } from '../../testing/withLending'

const {
  test,
  dashboard,
  ok,
  newBusiness,
  newPerson,
  own,
  newAccount,
  newApplication,
  approvedApplication,
  newProduct,
  figuresOf,
} = withLending()

describe('the record of an application', () => {
  it('discloses the costs with the approval and signs them at funding', async () => {
    const business = await newBusiness()
    const person = await newPerson()
    await ok('POST', '/person_business_relationships', own(business, person))
    await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
    await newAccount(business.id)
    const { id } = await newApplication(business.id, 'term_loan')
    await ok('PATCH', `/capital_product_applications/${id}`, { submit: true })
    const read = () => ok('GET', `/capital_product_applications/${id}`)
    expect(await read()).toMatchObject({ disclosure: null, adverse_action: null })
    await ok('POST', `/sandbox/capital_product_applications/${id}/decide`, { decision: 'approve' })
    const disclosed = {
      amount_financed: 8000,
      finance_charge: 800,
      total_payment_amount: 8800,
      payment_amount: 733.33,
      payment_frequency: 'monthly',
      term_days: 365,
      version: '2026-11-01',
    }
    const { disclosure } = await read()
    expect(disclosure).toMatchObject({ ...disclosed, signed_at: null })
    const product = await ok('POST', '/capital_products', { application_id: id })
    expect((await read()).disclosure).toEqual({ ...disclosure, signed_at: product.funded_at.replace(/Z$/, '.000Z') })
    const details = await dashboard(
      `/partner_dashboard/business_details_page/${business.id}/funded_product_details?capital_product_id=${product.id}`,
    )
    expect(details.json().estimated_apr).toBe(disclosure.estimated_apr)
    const listed = await dashboard(`/partner_dashboard/business_details_page/${business.id}/applications`)
    expect(listed.json().results[0].disclosure).toMatchObject(disclosed)
  })

  it('signs the terms that were shown, also if sales change before the funding', async () => {
    const { business, application } = await approvedApplication('merchant_cash_advance')
    const shown = (await ok('GET', `/capital_product_applications/${application.id}`)).disclosure
    for (let day = 1; day <= 20; day += 1) {
      const date = addDays(test.now().toISOString().slice(0, 10), -day)
      await ok('POST', '/daily_sales_records', { business_id: business.id, date, sales_amount: 5000, sales_count: 90 })
    }
    const product = await ok('POST', '/capital_products', { application_id: application.id })
    const { disclosure } = await ok('GET', `/capital_product_applications/${application.id}`)
    expect(disclosure).toEqual({ ...shown, signed_at: product.funded_at.replace(/Z$/, '.000Z') })
    const details = await dashboard(
      `/partner_dashboard/business_details_page/${business.id}/funded_product_details?capital_product_id=${product.id}`,
    )
    expect(details.json().estimated_apr).toBe(shown.estimated_apr)
  })

  it('estimates the payoff by the disclosed term, which follows the price of its tier', async () => {
    const { business_id } = await newProduct('term_loan')
    const today = test.now().toISOString().slice(0, 10)
    const addSales = async (sales_amount: number, days: number[]) => {
      for (const day of days)
        await ok('POST', '/daily_sales_records', {
          ...{ business_id, date: addDays(today, -day), sales_amount, sales_count: 9 },
        })
    }
    await addSales(300, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const { id } = await newApplication(business_id, 'merchant_cash_advance', 1000)
    await ok('PATCH', `/capital_product_applications/${id}`, { submit: true })
    await ok('POST', `/sandbox/capital_product_applications/${id}/decide`, { decision: 'approve' })
    // A holdback of 10% of 1,000.00 per 30 days repays 1,090.00 in 327 days, and the 1,100.00 of the largest tier in 330.
    const { disclosure } = await ok('GET', `/capital_product_applications/${id}`)
    expect(disclosure).toMatchObject({ finance_charge: 90, total_payment_amount: 1090, term_days: 327 })
    await addSales(5000, [11, 12, 13, 14])
    const product = await ok('POST', '/capital_products', { application_id: id })
    const { product: shown, ...details } = await figuresOf(product)
    expect([shown.fee_amount, details.estimated_term_days]).toEqual([90, 327])
    expect(shown.estimated_payoff_date).toBe(addDays(today, 327))
  })

  it('shows other terms again before they are signed', async () => {
    const { application } = await approvedApplication('term_loan')
    const { disclosure: monthly } = await ok('GET', `/capital_product_applications/${application.id}`)
    test.setNow(new Date(test.now().getTime() + 60_000))
    const { funded_at } = await ok('POST', '/capital_products', {
      ...{ application_id: application.id, payment_frequency: 'weekly' },
    })
    const at = funded_at.replace(/Z$/, '.000Z')
    const { disclosure } = await ok('GET', `/capital_product_applications/${application.id}`)
    expect(disclosure).toMatchObject({ payment_frequency: 'weekly', disclosed_at: at, signed_at: at })
    expect(disclosure.disclosed_at > monthly.disclosed_at).toBe(true)
  })

  it('states the principal reason of a denial', async () => {
    const business = await newBusiness()
    await ok('POST', '/person_business_relationships', own(business, await newPerson()))
    await newAccount(business.id)
    const deny = async (body: object) => {
      const { id } = await newApplication(business.id)
      await ok('PATCH', `/capital_product_applications/${id}`, { submit: true })
      await ok('POST', `/sandbox/capital_product_applications/${id}/decide`, { decision: 'deny', ...body })
      return (await ok('GET', `/capital_product_applications/${id}`)).adverse_action
    }
    expect(await deny({ reason_code: 'payment_history' })).toEqual({
      code: 'payment_history',
      reason: 'Payments on earlier products were late or failed.',
    })
    expect(await deny({ reason: 'Too new.' })).toEqual({ code: 'other', reason: 'Too new.' })
  })
})
