import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { addApiKey, problemOf } from '../../testing/testApp'
import { withPlayground } from '../../testing/withPlayground'

const { test, production, step, refusal, read, funded } = withPlayground()

describe('a product in the sandbox', () => {
  it('is audited with the offer that was created', async () => {
    const { offer } = await funded()
    const { results } = await read('/partner/audit_events?action=createPlaygroundOffer&page_size=1')
    expect(results).toMatchObject([{ target: offer.id }])
  })

  it('is found by its offer, even after many others', async () => {
    const { offer, application, capital_product: product } = await funded()
    const { business_id } = offer
    test.setNow(new Date(test.now().getTime() + 60_000))
    for (let index = 0; index < 26; index += 1) {
      const terms = { product_type: 'merchant_cash_advance', amount: 1000, fee_rate: 0.1, repayment_rate: 0.1 }
      await step('/offers', { business_id, ...terms })
    }
    const of = async (list: string, id: string) =>
      (
        await read(`/partner_dashboard/business_details_page/${business_id}/${list}${id && `?offer_id=${id}`}`)
      ).results.map((row: { id: string }) => row.id)
    expect(await of('offers', '')).not.toContain(offer.id)
    expect(await of('offers', offer.id)).toEqual([offer.id])
    expect(await of('applications', offer.id)).toEqual([application.id])
    expect(await of('funded_products', offer.id)).toEqual([product.id])
    const [latest] = await of('offers', '')
    expect(await of('applications', latest)).toEqual([])
    expect(await of('funded_products', latest)).toEqual([])
  })

  it('stays newer than a denied application of its offer when days pass', async () => {
    const { offer } = await step('/offers', {
      ...{ business_name: 'Second Try Bakery', product_type: 'merchant_cash_advance' },
      ...{ amount: 10_000, fee_rate: 0.1, repayment_rate: 0.1 },
    })
    const apply = async () => (await step(`/offers/${offer.id}/submit`, { amount: 8000 })).application
    const denied = await apply()
    await step(`/applications/${denied.id}/decide`, { decision: 'deny' })
    test.setNow(new Date(test.now().getTime() + 60_000))
    const approved = await apply()
    await step(`/applications/${approved.id}/decide`, { decision: 'approve' })
    const { capital_product: product } = await step(`/applications/${approved.id}/fund`)
    await step(`/capital_products/${product.id}/advance_days`, { days: 30 })
    const list = await read(
      `/partner_dashboard/business_details_page/${offer.business_id}/applications?offer_id=${offer.id}`,
    )
    expect(list.results.map(({ id }: { id: string }) => id)).toEqual([approved.id, denied.id])
  })

  it('has an offer that is no older than its business when days pass', async () => {
    const { offer } = await step('/offers', {
      ...{ business_name: 'Early Offer Bakery', product_type: 'merchant_cash_advance' },
      ...{ amount: 10_000, fee_rate: 0.1, repayment_rate: 0.1 },
    })
    test.setNow(new Date(test.now().getTime() + 60_000))
    const { application } = await step(`/offers/${offer.id}/submit`, { amount: 8000 })
    await step(`/applications/${application.id}/decide`, { decision: 'approve' })
    const { capital_product: product } = await step(`/applications/${application.id}/fund`)
    await step(`/capital_products/${product.id}/advance_days`, { days: 30 })
    const [row] = await test.database.query<{ is_younger: boolean }>(
      sql`SELECT o.created_at >= b.created_at AS is_younger FROM offers o JOIN businesses b
            ON b.partner_id = o.partner_id AND b.mode = o.mode AND b.id = o.business_id
          WHERE o.id = ${offer.id.slice(-36)}`,
    )
    expect(row).toEqual({ is_younger: true })
  })

  it('goes from an offer to the last payment, visible on every screen', async () => {
    const { business_id, offer, api_calls } = await step('/offers', {
      business_name: 'Corner Bakery',
      product_type: 'merchant_cash_advance',
      amount: 10_000,
      fee_rate: 0.1,
      repayment_rate: 0.1,
    })
    expect(offer).toMatchObject({ status: 'open', max_amount: 10_000 })
    expect(api_calls.map(({ path }: { path: string }) => path)).toEqual([
      '/api/v1/businesses',
      '/api/v1/persons',
      '/api/v1/person_business_relationships',
      expect.stringMatching(/^\/api\/v1\/sandbox\/persons\/person_[-0-9a-f]+\/verify$/),
      '/api/v1/bank_accounts',
      '/api/v1/capital_product_offers',
    ])
    const statusNow = async () =>
      (await read(`/partner_dashboard/businesses_page/businesses_table_rows?search=${business_id}`)).results[0]?.status
    expect(await statusNow()).toBe('offer_available')

    const { application } = await step(`/offers/${offer.id}/submit`, { amount: 8000 })
    expect(application).toMatchObject({ status: 'under_review', approval: 'under_review', requested_amount: 8000 })
    expect(await statusNow()).toBe('applied')
    expect((await refusal(`/applications/${application.id}/fund`)).code).toBe('not_approved')
    const approved = await step(`/applications/${application.id}/decide`, { decision: 'approve' })
    expect(approved.application).toMatchObject({ status: 'approved', approval: 'approved' })
    expect((await refusal(`/applications/${application.id}/decide`, { decision: 'deny' })).code).toBe(
      'not_under_review',
    )

    const { capital_product: product } = await step(`/applications/${application.id}/fund`)
    expect(product).toMatchObject({
      advance_amount: 8000,
      fee_amount: 800,
      outstanding_amount: 8800,
      status: 'outstanding',
    })
    expect((await refusal(`/applications/${application.id}/fund`)).code).toBe('not_approved')
    expect(await statusNow()).toBe('funded')

    const advanced = await step(`/capital_products/${product.id}/advance_days`, { days: 30 })
    expect(advanced.capital_product.paid_amount).toBeGreaterThan(0)
    const paid = advanced.capital_product.paid_amount
    const progress = await read(
      `/partner_dashboard/business_details_page/${business_id}/payment_progress?capital_product_id=${product.id}`,
    )
    expect(JSON.stringify(progress)).toContain(String(paid))
    // On a weekend, Friday's debit is still at the bank.
    expect(progress.pending_amount).toBeGreaterThan(0)

    const missed = await step(`/capital_products/${product.id}/miss_payment`)
    expect(missed.payment).toMatchObject({
      status: 'failed',
      failure_code: 'R01',
      failure_message: 'Insufficient funds',
      attempt: 1,
      next_attempt_at: '2026-11-25T19:30:00Z',
    })
    expect(missed.capital_product.paid_amount).toBeCloseTo(paid + progress.pending_amount, 2)
    expect(missed.capital_product.failed_payment).toEqual(missed.payment)
    const failedRows = '/partner_dashboard/capital_tab/funded_products_table_rows?has_failed_payment'
    const ids = async (url: string) => (await read(url)).results.map(({ id }: { id: string }) => id)
    expect(await ids(`${failedRows}=true`)).toContain(product.id)
    expect(await ids(`${failedRows}=false`)).not.toContain(product.id)

    const off = await step(`/capital_products/${product.id}/pay_off`)
    expect(off.capital_product).toMatchObject({
      status: 'paid',
      outstanding_amount: 0,
      paid_amount: 8800,
      failed_payment: null,
      next_payment_at: null,
    })
    expect((await refusal(`/capital_products/${product.id}/pay_off`)).code).toBe('not_outstanding')
    expect(await statusNow()).toBe('repaid')

    const back = await step(`/capital_products/${product.id}/refund`, { amount: 100 })
    expect(back.capital_product).toMatchObject({ status: 'outstanding', outstanding_amount: 100, paid_amount: 8700 })
    const tooMuch = await refusal(`/capital_products/${product.id}/refund`, { amount: 100_000 })
    expect(tooMuch).toMatchObject({ status: 422, errors: [{ pointer: '/amount' }] })

    const { results } = await read(`/webhook_logs/events?object_id=${product.id}&page_size=100`)
    const types = results.map(({ type }: { type: string }) => type)
    for (const type of ['capital_product.funded', 'capital_product.paid_off', 'refund.succeeded'])
      expect(types).toContain(type)
  })

  it("is in the currency of the partner's country, also after a business from another one", async () => {
    const make = (business_name: string) =>
      step('/offers', { business_name, product_type: 'flex_loan', amount: 5000, fee_rate: 0.1 })
    const { business_id } = await make('From Canada')
    await test.database.query(
      sql`UPDATE businesses SET currency = 'CAD', country = 'CA', created_at = created_at + interval '1 second'
          WHERE id = ${business_id.slice(-36)}`,
    )
    expect((await make('From here')).offer.currency).toBe('USD')
  })

  it('ends with a denial and its reason', async () => {
    const { offer } = await step('/offers', {
      business_name: 'Bar',
      product_type: 'flex_loan',
      amount: 5000,
      fee_rate: 0.1,
    })
    const { application } = await step(`/offers/${offer.id}/submit`, {})
    expect(application.requested_amount).toBe(5000)
    const { application: denied } = await step(`/applications/${application.id}/decide`, {
      decision: 'deny',
      reason: 'Sales have fallen.',
    })
    expect(denied).toMatchObject({ status: 'denied', approval: 'under_review' })
    expect(JSON.stringify(denied)).toContain('Sales have fallen.')
    expect((await refusal(`/applications/${application.id}/fund`)).code).toBe('not_approved')
  })

  it('allows one application at a time, within the offer', async () => {
    const { offer } = await step('/offers', {
      business_name: 'Cafe',
      product_type: 'term_loan',
      amount: 5000,
      fee_rate: 0.1,
    })
    expect(await refusal(`/offers/${offer.id}/submit`, { amount: 5001 })).toMatchObject({ status: 422 })
    await step(`/offers/${offer.id}/submit`, { amount: 5000 })
    expect((await refusal(`/offers/${offer.id}/submit`, { amount: 5000 })).code).toBe('application_pending')
  })

  it('can be reproduced with the equivalent API requests of its steps', async () => {
    const key = await addApiKey(test)
    // Runs each step's API requests on the objects of the requests before.
    const twins = new Map<string, string>()
    let last: { id?: string; object_ids?: string[] } = {}
    const twice = async (url: string, payload?: object) => {
      const made = await step(url, payload)
      for (const { method, ...call } of made.api_calls) {
        const text = [...twins].reduce((all, [id, twin]) => all.replaceAll(id, twin), JSON.stringify(call))
        const { path, body } = JSON.parse(text.replace('PLAY-', 'AGAIN-'))
        const answer = await test.app.inject({
          method,
          url: path,
          headers: { authorization: `Bearer ${key}` },
          ...(body === null ? {} : { payload: body }),
        })
        expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
        last = answer.json()
        for (const id of last.id ? [last.id] : (last.object_ids ?? [])) {
          const twin = new RegExp(`"(${id.slice(0, -36)}[0-9a-f-]{36})"`).exec(JSON.stringify(made))?.[1]
          if (twin) twins.set(twin, id)
        }
      }
      return made
    }
    const { offer } = await twice('/offers', {
      business_name: "O'Brien & Söhne",
      product_type: 'flex_loan',
      amount: 5000,
      fee_rate: 0.1,
      discount_rate: 0.25,
      is_top_up: true,
    })
    expect(last).toMatchObject({ max_amount: 5000, discount: { rate: 0.25 }, is_top_up: true, repayment_rate: 0.1 })
    const { application } = await twice(`/offers/${offer.id}/submit`, {})
    expect(last).toMatchObject({ status: 'under_review', requested_amount: 5000 })
    await twice(`/applications/${application.id}/decide`, { decision: 'approve' })
    const { capital_product: product } = await twice(`/applications/${application.id}/fund`)
    await twice(`/capital_products/${product.id}/miss_payment`)
    await twice(`/capital_products/${product.id}/pay_off`)
    await twice(`/capital_products/${product.id}/refund`, { amount: 10 })
  })

  it("isn't available in production", async () => {
    const body = { product_type: 'flex_loan', amount: 5000, fee_rate: 0.1, business_name: 'Cafe' }
    const refused = await production('/playground/offers', { method: 'POST', payload: body })
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'sandbox_only' })
  })
})
