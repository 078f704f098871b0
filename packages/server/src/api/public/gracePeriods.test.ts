import { randomUUID } from 'node:crypto'
import { formatDate } from '@partner-dashboard/ui/format'
import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addDays, businessDayFrom } from '../../domain/capital/bankCalendar'
import { addMonths } from '../../domain/capital/plan'
import { demoAccounts } from '../../seed/demoAccounts'
import { callAs } from '../../testing/testApp'
import { withLending } from '../../testing/withLending'

const { test, ok, refused, newBusiness, newPerson, own, newAccount, newProduct, figuresOf } = withLending()

describe('a grace period', () => {
  it('shares no sales of a grace period later', async () => {
    const product = await newProduct('merchant_cash_advance')
    const usual = await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 7 })
    const amounts = (step: { capital_product_payments: { amount: number }[] }) =>
      step.capital_product_payments.map(({ amount }) => amount)
    const most = Math.max(...amounts(usual))
    const today = test.now().toISOString().slice(0, 10)
    await ok('POST', '/grace_period_details', {
      ...{ capital_product_id: product.id, starts_on: today, ends_on: addDays(today, 20) },
    })
    const later = await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 30 })
    expect(amounts(later).length).toBeGreaterThan(0)
    // A debit covers at most four days of sales, each within a fifth of the average.
    expect(Math.max(...amounts(later))).toBeLessThan(most * 1.7)
  })

  it('refuses a grace period in the past or of more than 90 days', async () => {
    const { id } = await newProduct('merchant_cash_advance')
    const today = test.now().toISOString().slice(0, 10)
    const period = { capital_product_id: id, starts_on: today, ends_on: addDays(today, 89) }
    for (const [change, pointer] of [
      [{ starts_on: addDays(today, -1) }, '/starts_on'],
      [{ ends_on: addDays(today, 90) }, '/ends_on'],
      [{ ends_on: '9999-12-30' }, '/ends_on'],
      [{ ends_on: addDays(today, -1) }, '/ends_on'],
    ] as const)
      expect(await refused('POST', '/grace_period_details', { ...period, ...change })).toMatchObject({
        status: 422,
        errors: [{ pointer, code: 'range' }],
      })
    const grace = await ok('POST', '/grace_period_details', period)
    for (const ends_on of [addDays(today, 90), addDays(today, -1)])
      expect((await refused('PATCH', `/grace_period_details/${grace.id}`, { ends_on })).status).toBe(422)
  })

  it('keeps the days of a grace period that has ended, whose due dates were debited since', async () => {
    const product = await newProduct('term_loan')
    const period = { capital_product_id: product.id, starts_on: '2026-11-21', ends_on: '2026-11-23' }
    const grace = await ok('POST', '/grace_period_details', period)
    const schedule = async () => (await figuresOf(product)).schedule
    const before = await schedule()
    const now = test.now()
    test.setNow(new Date('2026-11-24T12:00:00Z'))
    onTestFinished(() => test.setNow(now))
    for (const change of [{ ends_on: '2026-12-05' }, { ends_on: '2026-11-22' }, { status: 'cancelled' }])
      expect(await refused('PATCH', `/grace_period_details/${grace.id}`, change)).toMatchObject({
        status: 409,
        code: 'grace_period_ended',
      })
    expect(await ok('PATCH', `/grace_period_details/${grace.id}`, { reason: 'Renovation' })).toMatchObject({
      ...{ status: 'ended', reason: 'Renovation' },
    })
    test.setNow(now)
    expect(await schedule()).toEqual(before)
  })

  it('gives concurrent grace periods the days of both', async () => {
    const dueDates = async (isConcurrent: boolean) => {
      const product = await newProduct('term_loan')
      const grants = [
        ['2026-12-01', '2026-12-10'],
        ['2026-12-15', '2026-12-24'],
      ].map(([starts_on, ends_on]) => () => {
        return ok('POST', '/grace_period_details', { capital_product_id: product.id, starts_on, ends_on })
      })
      if (isConcurrent) await Promise.all(grants.map((grant) => grant()))
      else for (const grant of grants) await grant()
      return (await figuresOf(product)).schedule.map(({ due_on }: { due_on: string }) => due_on)
    }
    const expected = await dueDates(false)
    for (let round = 0; round < 3; round += 1) expect(await dueDates(true)).toEqual(expected)
  })

  it('moves due dates behind a grace period, and back if it ends early', async () => {
    const product = await newProduct('term_loan')
    const dates = async () => (await figuresOf(product)).schedule.map(({ due_on }: { due_on: string }) => due_on)
    const before = await dates()
    const grace = await ok('POST', '/grace_period_details', {
      ...{ capital_product_id: product.id, starts_on: '2026-11-24', ends_on: '2026-12-07', reason: 'Storm damage' },
    })
    const period = async () => (await figuresOf(product)).product.grace_period
    expect(await period()).toEqual({ starts_on: '2026-11-24', ends_on: '2026-12-07', reason: 'Storm damage' })
    const later = (days: number) =>
      before.map((_: string, index: number) => businessDayFrom(addDays(addMonths('2026-11-21', index + 1), days), 'US'))
    expect(await dates()).toEqual(later(14))
    await ok('PATCH', `/grace_period_details/${grace.id}`, { ends_on: '2026-12-01' })
    expect(await dates()).toEqual(later(8))
    await ok('PATCH', `/grace_period_details/${grace.id}`, { status: 'cancelled' })
    expect(await dates()).toEqual(before)
    expect(await period()).toBeNull()
  })

  it('moves the due date of the order with those of its product', async () => {
    const business = await newBusiness()
    const person = await newPerson()
    await ok('POST', '/person_business_relationships', own(business, person))
    await newAccount(business.id)
    await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
    await ok('POST', '/credit_limits', { business_id: business.id, product_type: 'bnpl', limit_amount: 1000 })
    const { id } = await ok('POST', '/orders', {
      ...{ business_id: business.id, external_id: randomUUID(), currency: 'USD' },
      line_items: [{ description: 'Flour', quantity: 1, unit_amount: 100 }],
      terms: { type: 'net', days: 30 },
    })
    expect((await ok('PATCH', `/orders/${id}`, { status: 'finalized' })).due_at.slice(0, 10)).toBe('2026-12-21')
    const { results } = await ok('GET', `/capital_products?business_id=${business.id}`)
    await ok('POST', '/grace_period_details', {
      ...{ capital_product_id: results[0].id, starts_on: '2026-11-24', ends_on: '2026-12-07' },
    })
    expect((await ok('GET', `/orders/${id}`)).due_at.slice(0, 10)).toBe('2027-01-04')
  })

  it('keeps grace periods apart, and due dates out of each', async () => {
    const product = await newProduct('term_loan')
    const grant = (starts_on: string, ends_on: string) =>
      ok('POST', '/grace_period_details', { capital_product_id: product.id, starts_on, ends_on })
    const firstDue = async () => (await figuresOf(product)).schedule[0].due_on
    const first = await firstDue()
    await grant(addDays(first, 1), addDays(first, 20))
    const earlier = await grant('2026-11-24', '2026-11-30')
    expect(await firstDue()).toBe(businessDayFrom(addDays(first, 27), 'US'))
    expect(await refused('PATCH', `/grace_period_details/${earlier.id}`, { ends_on: addDays(first, 1) })).toMatchObject(
      {
        code: 'overlap',
        detail: `The product has a grace period from ${formatDate(addDays(first, 1))} to ${formatDate(addDays(first, 20))}. Grace periods can't overlap.`,
      },
    )
    test.setNow(new Date('2026-11-25T12:00:00Z'))
    const again = { capital_product_id: product.id, starts_on: '2026-11-26', ends_on: '2026-12-09' }
    expect((await refused('POST', '/grace_period_details', again)).detail).toBe(
      "The product is in a grace period until 11/30/2026. Grace periods can't overlap.",
    )
    test.setNow(new Date('2026-11-21T12:00:00Z'))
    await ok('PATCH', `/grace_period_details/${earlier.id}`, { status: 'cancelled' })
    expect(await firstDue()).toBe(first)
  })

  it.each(['term_loan', 'flex_loan'])('keeps the dues of a hardship plan out of grace periods (%s)', async (type) => {
    const product = await newProduct(type)
    const datesOf = async () => {
      const rows = await test.database.query<{ due_on: string }>(
        sql`SELECT due_on FROM product_dues WHERE capital_product_id = ${product.id.slice(-36)} ORDER BY number`,
      )
      return rows.map(({ due_on }) => due_on)
    }
    const later = addDays((await datesOf()).at(-1) ?? '', 60)
    const pauses = [
      { starts_on: '2027-01-10', ends_on: '2027-02-10' },
      { starts_on: later, ends_on: addDays(later, 69) },
    ]
    for (const pause of pauses) await ok('POST', '/grace_period_details', { capital_product_id: product.id, ...pause })
    const before = await datesOf()
    await ok('POST', `/sandbox/capital_products/${product.id}/hardship_plan`, { payment_reduction: 0.5 })
    const after = await datesOf()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(2 * before.length)
    expect(new Set(after).size).toBe(after.length)
    for (const { starts_on, ends_on } of pauses)
      expect(after.filter((date) => date >= starts_on && date <= ends_on)).toEqual([])
  })

  it('keeps payments and retries out of a grace period', async () => {
    const product = await newProduct('flex_loan')
    const at = `/sandbox/capital_products/${product.id}`
    await ok('POST', `${at}/miss_payment`)
    const days = async () => {
      const { failed_payment, next_payment_at } = (await figuresOf(product)).product
      return [failed_payment.next_attempt_at, next_payment_at].map((time: string) => time.slice(0, 10))
    }
    expect(await days()).toEqual(['2026-11-25', '2026-11-23'])
    const grace = await ok('POST', '/grace_period_details', {
      ...{ capital_product_id: product.id, starts_on: '2026-11-22', ends_on: '2026-11-25' },
    })
    // November 26 is Thanksgiving.
    expect(await days()).toEqual(['2026-11-27', '2026-11-27'])
    await ok('PATCH', `/grace_period_details/${grace.id}`, { ends_on: '2026-11-28' })
    expect(await days()).toEqual(['2026-11-30', '2026-11-30'])
  })
})

describe('a missed payment after a grace period', () => {
  it('presents a retry whose day has passed too, and granted the grace period before', async () => {
    const now = test.now()
    onTestFinished(() => test.setNow(now))
    // Thanksgiving. A funding that moves over Columbus Day moves the retry by more than three business days.
    test.setNow(new Date('2026-11-26T14:00:00Z'))
    const product = await newProduct('spend_card')
    const at = `/sandbox/capital_products/${product.id}`
    await ok('POST', '/grace_period_details', {
      ...{ capital_product_id: product.id, starts_on: '2026-11-27', ends_on: '2026-12-10' },
    })
    await ok('POST', `${at}/advance_days`, { days: 30 })
    const call = await callAs(test, demoAccounts.partner.email)
    const shown = async (list: string) => {
      const url = `/partner_dashboard/business_details_page/${product.business_id}/${list}`
      return (await call(url, { headers: { 'dashboard-sandbox': '1' } })).json().results
    }
    for (const failures of [1, 2]) {
      await ok('POST', `${at}/miss_payment`)
      const payments = await shown(`payments?capital_product_id=${product.id}`)
      const failed = payments.filter(({ status }: { status: string }) => status === 'failed')
      const retried = failed.filter((payment: { next_attempt_at: string | null }) => payment.next_attempt_at !== null)
      expect(failed).toHaveLength(failures)
      for (const { next_attempt_at } of retried) expect(next_attempt_at > '2026-11-26').toBe(true)
    }
    const types = (await shown('timeline')).map(({ type }: { type: string }) => type)
    expect(types.indexOf('grace_period.created')).toBeGreaterThan(types.lastIndexOf('payment.failed'))
  })
})
