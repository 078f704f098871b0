import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addDays } from '../../domain/capital/bankCalendar'
import { withLending } from '../../testing/withLending'

const { test, dashboard, ok, refused, newBusiness, newPerson, own, newAccount, newProduct, figuresOf } = withLending()

describe('relief in the sandbox', () => {
  it('lowers payments under a hardship plan, with nothing past due', async () => {
    const product = await newProduct('term_loan')
    await dashboard(`/playground/capital_products/${product.id}/miss_payment`, { method: 'POST' })
    await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 35 })
    const before = await figuresOf(product)
    const made = await ok('POST', `/sandbox/capital_products/${product.id}/hardship_plan`, {
      ...{ payment_reduction: 0.5, reason: 'Storm damage' },
    })
    expect(made.event_ids).toHaveLength(1)
    const after = await figuresOf(product)
    expect(after.product).toMatchObject({ days_past_due: 0, past_due_amount: 0, delinquency: 'current' })
    expect(after.product.outstanding_amount).toBe(before.product.outstanding_amount)
    const open = (rows: { status: string; amount: number }[]) => rows.filter(({ status }) => status !== 'paid')
    expect(open(after.schedule)).toHaveLength(2 * open(before.schedule).length)
    expect(after.schedule.at(-2).amount).toBeCloseTo(before.schedule.at(-2).amount / 2, 1)
    expect(after.maturity_date > before.maturity_date).toBe(true)
    expect(after.hardship_plan).toEqual({ starts_on: '2026-11-21', payment_reduction: 0.5, reason: 'Storm damage' })
    const cents = (amount: number) => Math.round(amount * 100)
    const sum = (name: string) =>
      after.schedule.reduce((all: number, row: Record<string, number>) => all + cents(row[name] ?? 0), 0)
    expect(sum('amount')).toBe(cents(after.product.total_repayment_amount))
    expect(sum('fee_amount')).toBe(cents(after.product.fee_amount))
    expect(
      (await refused('POST', `/sandbox/capital_products/${product.id}/hardship_plan`, { payment_reduction: 0.5 })).code,
    ).toBe('hardship_plan_active')
    await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 365 })
    await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 365 })
    expect((await ok('GET', `/capital_products/${product.id}`)).status).toBe('paid')
  })

  it('reduces the holdback and minimum of a flex loan', async () => {
    const product = await newProduct('flex_loan')
    const before = await figuresOf(product)
    await ok('POST', `/sandbox/capital_products/${product.id}/hardship_plan`, { payment_reduction: 0.25 })
    const after = await figuresOf(product)
    expect(after.product.repayment_rate).toBe(0.075)
    expect(after.minimum_payment_amount).toBeLessThan(before.minimum_payment_amount)
    expect(after.estimated_term_days).toBeGreaterThan(before.estimated_term_days)
    expect(after.estimated_apr).toBe(before.estimated_apr)
  })

  it('waives a part, then the rest', async () => {
    const product = await newProduct('merchant_cash_advance')
    const waive = `/sandbox/capital_products/${product.id}/waive`
    await ok('POST', waive, { amount: 1000, reason: 'Settlement' })
    const part = await figuresOf(product)
    expect(part.product).toMatchObject({ status: 'outstanding', waived_amount: 1000, outstanding_amount: 7800 })
    expect(await refused('POST', waive, { amount: 7800.01 })).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '/amount',
          detail: 'must be more than 0 and at most 7,800.00, the outstanding amount without pending payments',
        },
      ],
    })
    const made = await ok('POST', waive, {})
    expect(made.object_ids).toEqual([product.id])
    expect((await figuresOf(product)).product).toMatchObject({
      ...{ status: 'waived', waived_amount: 8800, outstanding_amount: 0 },
    })
    expect((await refused('POST', waive, {})).code).toBe('not_outstanding')
  })

  it("charges off, and recovers in parts until it's paid", async () => {
    const product = await newProduct('flex_loan')
    const at = `/sandbox/capital_products/${product.id}`
    expect((await refused('POST', `${at}/recover`, {})).code).toBe('not_charged_off')
    await ok('POST', `${at}/charge_off`, { reason: 'Business closed' })
    expect((await figuresOf(product)).product).toMatchObject({
      ...{ status: 'abandoned', outstanding_amount: 8800, delinquency: null },
    })
    const events = (await dashboard(`/webhook_logs/events?object_id=${product.id}&page_size=100`)).json().results
    expect(events.map(({ type }: { type: string }) => type)).toContain('capital_product.abandoned')
    expect((await refused('POST', `${at}/recover`, { amount: 8800.01 })).status).toBe(422)
    const { object_ids } = await ok('POST', `${at}/recover`, { amount: 800 })
    expect((await ok('GET', `/capital_product_payments/${object_ids[1]}`)).status).toBe('succeeded')
    expect((await figuresOf(product)).product).toMatchObject({ status: 'abandoned', outstanding_amount: 8000 })
    await ok('POST', `${at}/recover`, {})
    expect((await figuresOf(product)).product).toMatchObject({ status: 'paid', outstanding_amount: 0 })
  })

  it('keeps a charge-off in the history of a recovered product, and reopens it as charged off', async () => {
    const product = await newProduct('flex_loan')
    const at = `/sandbox/capital_products/${product.id}`
    const base = `/partner_dashboard/business_details_page/${product.business_id}`
    await ok('POST', `${at}/charge_off`, { reason: 'Business closed' })
    const chargeOff = async () => {
      const { results } = (await dashboard(`${base}/timeline?page_size=100`)).json()
      return results.find(({ type }: { type: string }) => type === 'capital_product.abandoned')?.amount
    }
    const statement = async () =>
      (await dashboard(`${base}/documents?document=account_statement&format=csv&capital_product_id=${product.id}`)).body
    for (const amount of [1000, 7800]) {
      expect(await chargeOff()).toBe(8800)
      test.setNow(new Date(test.now().getTime() + 60_000))
      await ok('POST', `${at}/recover`, { amount })
    }
    expect(await chargeOff()).toBe(8800)
    expect(await statement()).toContain('Charged off')
    await ok('POST', `${at}/refund`, { amount: 50 })
    expect((await figuresOf(product)).product).toMatchObject({ status: 'abandoned', outstanding_amount: 50 })
    expect(await ok('POST', `${at}/advance_days`, { days: 5 }).catch(({ message }) => message)).toContain('charged off')
  })

  it('refunds the last payment that has something left to refund', async () => {
    const product = await newProduct('flex_loan')
    const at = `/sandbox/capital_products/${product.id}`
    await ok('POST', `${at}/advance_days`, { days: 20 })
    const payments = async () => (await ok('GET', `/capital_product_payments?capital_product_id=${product.id}`)).results
    const count = (await payments()).filter(({ status }: { status: string }) => status === 'succeeded').length
    expect(count).toBeGreaterThan(2)
    for (let refund = 0; refund < count; refund += 1) await ok('POST', `${at}/refund`, {})
    expect((await figuresOf(product)).product.paid_amount).toBe(0)
    expect(await refused('POST', `${at}/refund`, {})).toMatchObject({ status: 409, code: 'nothing_paid' })
  })

  it('shares nothing on days with more reversals than sales', async () => {
    const product = await newProduct('merchant_cash_advance')
    const { business_id } = product
    const today = test.now().toISOString().slice(0, 10)
    for (let days = 1; days <= 15; days += 1)
      await ok('POST', '/daily_sales_records', {
        ...{ business_id, date: addDays(today, -days), sales_amount: 0, sales_count: 0 },
        ...{ reversals_amount: 500, reversals_count: 1 },
      })
    const made = await ok('POST', `/sandbox/capital_products/${product.id}/advance_days`, { days: 7 })
    expect(made.capital_product_payments).toEqual([])
  })

  it('shows a full waiver once, with its amount', async () => {
    const product = await newProduct('merchant_cash_advance')
    let ticks = 0
    const clock = vi.spyOn(test.deps, 'clock').mockImplementation(() => new Date(test.now().getTime() + ticks++))
    onTestFinished(() => clock.mockRestore())
    await ok('POST', `/sandbox/capital_products/${product.id}/waive`, {})
    expect(ticks).toBeGreaterThan(1)
    const base = `/partner_dashboard/business_details_page/${product.business_id}`
    const { results } = (await dashboard(`${base}/timeline?page_size=100`)).json()
    const waived = results.filter(({ type }: { type: string }) => /waive/.test(type))
    expect(waived).toMatchObject([{ type: 'capital_product.waived', amount: 8800 }])
  })

  it("refuses a hardship plan if pending payments cover what's left", async () => {
    const product = await newProduct('term_loan')
    await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount: 8800 })
    const plan = await refused('POST', `/sandbox/capital_products/${product.id}/hardship_plan`, {
      payment_reduction: 0.5,
    })
    expect(plan).toMatchObject({ status: 409, code: 'payment_pending' })
    expect((await figuresOf(product)).hardship_plan).toBeNull()
  })

  it('debits what a refund leaves after the last due date on the next business day', async () => {
    const product = await newProduct('term_loan')
    const at = `/sandbox/capital_products/${product.id}`
    for (const days of [360, 20]) await ok('POST', `${at}/advance_days`, { days })
    expect((await figuresOf(product)).product).toMatchObject({ status: 'paid', next_payment_at: null })
    await ok('POST', `${at}/refund`, { amount: 12.34 })
    expect((await figuresOf(product)).product).toMatchObject({
      ...{ status: 'outstanding', outstanding_amount: 12.34, next_payment_at: '2026-11-23T19:30:00Z' },
    })
    const { capital_product_payments } = await ok('POST', `${at}/advance_days`, { days: 2 })
    expect(capital_product_payments).toMatchObject([{ type: 'scheduled', amount: 12.34 }])
    const { product: paid, schedule } = await figuresOf(product)
    expect(paid).toMatchObject({ status: 'paid', paid_amount: 8800, outstanding_amount: 0 })
    expect(schedule.at(-1).due_on < paid.paid_off_at).toBe(true)
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

  it('leaves nothing owed on any day by a product that is cancelled after a waiver', async () => {
    const balances = async () => {
      const [home] = (await dashboard('/partner_dashboard/home_summary')).json().results
      return home.outstanding_amount.map(({ daily }: { daily: number[] }) => daily)
    }
    const before = await balances()
    const product = await newProduct('merchant_cash_advance')
    await ok('POST', `/sandbox/capital_products/${product.id}/waive`, { amount: 50 })
    await ok('PATCH', `/capital_products/${product.id}`, { status: 'cancelled' })
    expect(await balances()).toEqual(before)
  })

  it('sends an event when money is recovered, and when a refund reopens a product', async () => {
    const product = await newProduct('merchant_cash_advance')
    const updates = async () => {
      const rows = await test.database.query<{ status: string }>(
        sql`SELECT body #>> '{data,status}' AS status FROM webhook_events WHERE type = 'capital_product.updated'
              AND body #>> '{data,id}' = ${product.id} ORDER BY created_at, id`,
      )
      return rows.map(({ status }) => status)
    }
    await ok('POST', `/sandbox/capital_products/${product.id}/charge_off`)
    await ok('POST', `/sandbox/capital_products/${product.id}/recover`, { amount: 5 })
    expect(await updates()).toEqual(['abandoned'])
    await ok('POST', `/sandbox/capital_products/${product.id}/recover`)
    expect(await updates()).toEqual(['abandoned'])
    await ok('POST', `/sandbox/capital_products/${product.id}/refund`, { amount: 5 })
    expect(await updates()).toEqual(['abandoned', 'abandoned'])
  })

  it('names the business in the events of a payment and of a grace period, so that both can be linked', async () => {
    const product = await newProduct('term_loan')
    await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount: 100 })
    const period = { capital_product_id: product.id, starts_on: '2026-11-24', ends_on: '2026-11-30' }
    const { id } = await ok('POST', '/grace_period_details', period)
    await ok('PATCH', `/grace_period_details/${id}`, { ends_on: '2026-12-01' })
    const types = ['capital_product_payment.created', 'grace_period.created', 'grace_period.updated']
    const { results } = (await dashboard(`/webhook_logs/events?object_id=${product.business_id}&page_size=100`)).json()
    expect(results.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(types))
  })

  it('shows the limit of a card after it is disabled, with nothing available', async () => {
    const product = await newProduct('spend_card')
    const { results } = await ok('GET', `/credit_limits?business_id=${product.business_id}`)
    const { id, limit_amount } = await ok('PATCH', `/credit_limits/${results[0].id}`, { status: 'disabled' })
    expect((await ok('GET', `/credit_limits/${id}`)).available_amount).toBe(0)
    expect((await figuresOf(product)).card).toMatchObject({ limit_amount, available_amount: 0 })
  })

  it('misses a payment on a business day, also if the product was funded on a weekend', async () => {
    // November 21 is a Saturday.
    const product = await newProduct('merchant_cash_advance')
    const { capital_product_payments } = await ok('POST', `/sandbox/capital_products/${product.id}/miss_payment`)
    expect(capital_product_payments).toMatchObject([{ status: 'failed', initiated_at: '2026-11-20T19:30:00Z' }])
    expect((await figuresOf(product)).product.funded_at.slice(0, 10)).toBe('2026-11-19')
  })

  it('misses the retries of the last installment, and nothing after them', async () => {
    const product = await newProduct('spend_card')
    const miss = `/sandbox/capital_products/${product.id}/miss_payment`
    const missed = async () => (await ok('POST', miss)).capital_product_payments[0]
    const { amount } = await missed()
    expect(amount).toBe(product.total_repayment_amount)
    expect((await figuresOf(product)).product.next_payment_amount).toBe(amount)
    await ok('POST', `/sandbox/capital_products/${product.id}/waive`, { amount: 100 })
    expect((await figuresOf(product)).product.next_payment_amount).toBe(amount - 100)
    expect(await missed()).toMatchObject({ status: 'failed', amount: amount - 100 })
    expect(await missed()).toMatchObject({ status: 'failed', amount: amount - 100 })
    expect((await figuresOf(product)).product.next_payment_at).toBeNull()
    expect(await refused('POST', miss)).toMatchObject({ status: 409, code: 'no_debit_planned' })
  })

  it('cancels a retry if pending payments cover what is left', async () => {
    const product = await newProduct('spend_card')
    const at = `/sandbox/capital_products/${product.id}`
    await ok('POST', `${at}/miss_payment`)
    const { outstanding_amount: amount } = product
    await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount })
    expect((await figuresOf(product)).product.next_payment_at).toBeNull()
    expect(await refused('POST', `${at}/miss_payment`)).toMatchObject({ status: 409, code: 'payment_pending' })
    expect((await ok('POST', `${at}/advance_days`, { days: 14 })).capital_product_payments).toEqual([])
    expect((await figuresOf(product)).product.failed_payment?.next_attempt_at ?? null).toBeNull()
  })

  it('stops debits after the account is closed, until the business adds another one', async () => {
    const product = await newProduct('term_loan')
    const at = `/sandbox/capital_products/${product.id}`
    const payment = await ok('POST', '/capital_product_payments', { capital_product_id: product.id, amount: 100 })
    await ok('PATCH', `/capital_product_payments/${payment.id}`, { status: 'failed', failure_code: 'R02' })
    expect((await figuresOf(product)).product).toMatchObject({
      ...{ next_payment_at: null, failed_payment: { failure_code: 'R02', next_attempt_at: null } },
      needs_bank_account: true,
    })
    expect((await ok('POST', `${at}/advance_days`, { days: 65 })).capital_product_payments).toEqual([])
    expect((await refused('POST', `${at}/miss_payment`)).code).toBe('debits_stopped')
    expect((await figuresOf(product)).product).toMatchObject({ paid_amount: 0, delinquency: '30_59' })

    const now = test.now()
    test.setNow(new Date(now.getTime() + 60_000))
    await newAccount(product.business_id)
    const renewed = (await figuresOf(product)).product
    expect([renewed.needs_bank_account, renewed.next_payment_at]).toEqual([false, expect.any(String)])
    expect((await ok('POST', `${at}/advance_days`, { days: 35 })).capital_product_payments).toHaveLength(1)
    test.setNow(now)
  })

  it('is a step of the playground too, and audited there', async () => {
    const product = await newProduct('flex_loan')
    const post = (name: string, payload: object) =>
      dashboard(`/playground/capital_products/${product.id}/${name}`, { method: 'POST', payload })
    for (const [name, payload] of [
      ['grace_period', { days: 14 }],
      ['hardship_plan', { payment_reduction: 0.5 }],
      ['waive', { amount: 100 }],
      ['charge_off', {}],
      ['recover', { amount: 50 }],
    ] as const) {
      const response = await post(name, payload)
      expect(response.statusCode, response.body).toBe(200)
      expect(response.json().api_calls).toHaveLength(1)
    }
    for (const action of [
      'gracePlaygroundProduct',
      'startPlaygroundHardshipPlan',
      'waivePlaygroundProduct',
      'chargeOffPlaygroundProduct',
      'recoverPlaygroundProduct',
    ]) {
      const audit = (await dashboard(`/partner/audit_events?action=${action}&page_size=1`)).json().results
      expect(audit, action).toHaveLength(1)
    }
  })
})

describe('the remainder that a refund leaves', () => {
  it.each(['2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30'])(
    'is debited on %s neither before the refund nor in a grace period',
    async (day) => {
      const before = test.now()
      onTestFinished(() => test.setNow(before))
      test.setNow(new Date(`${day}T15:00:00Z`))
      for (const [hasGrace, days] of [
        [false, 1],
        [false, 3],
        [true, 1],
      ] as const) {
        const product = await newProduct('spend_card')
        const at = `/sandbox/capital_products/${product.id}`
        await ok('POST', `${at}/advance_days`, { days: 31 })
        await ok('POST', `${at}/refund`, { amount: 200 })
        if (hasGrace) {
          const pause = { starts_on: day, ends_on: addDays(day, 14) }
          await ok('POST', '/grace_period_details', { capital_product_id: product.id, ...pause })
        }
        const { results: payments } = await ok('GET', `/capital_product_payments?capital_product_id=${product.id}`)
        const { capital_product_payments } = await ok('POST', `${at}/advance_days`, { days })
        const { results: refunds } = await ok('GET', `/refunds?payment_id=${payments[0].id}`)
        for (const { initiated_at } of capital_product_payments)
          expect([initiated_at > refunds[0].created_at, hasGrace]).toEqual([true, false])
      }
    },
  )
})
