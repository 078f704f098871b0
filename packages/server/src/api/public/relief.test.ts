import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { withLending } from '../../testing/withLending'

const { test, dashboard, ok, refused, newProduct, figuresOf } = withLending()

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

  it("doesn't recover what is already pending", async () => {
    const product = await newProduct('merchant_cash_advance')
    await ok('POST', `/sandbox/capital_products/${product.id}/charge_off`)
    await ok('POST', '/capital_product_payments', {
      capital_product_id: product.id,
      amount: product.outstanding_amount,
    })
    expect(await refused('POST', `/sandbox/capital_products/${product.id}/recover`)).toMatchObject({
      status: 409,
      code: 'payment_pending',
    })
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
