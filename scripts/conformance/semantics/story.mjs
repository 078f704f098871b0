import { randomUUID } from 'node:crypto'
import { cents, sumOf } from './arithmetic.mjs'
import { isSame } from './events.mjs'

/** Takes a business from its creation to a paid-off product in the sandbox and judges every step. */
export async function checkStory({ contract, caller, events }) {
  const calls = new Map(contract.calls.map((call) => [call.id, call]))
  if (!calls.has('sandboxFund') || !calls.has('createCapitalProduct')) return

  /** Runs one operation; throws if it fails, which ends the story. */
  async function run(id, { at = '', query = {}, body, wants, key, also } = {}) {
    const call = calls.get(id)
    const search = new URLSearchParams(query).toString()
    const answer = await caller.check(
      call,
      'the life of a product',
      {
        method: call.method,
        path: `${call.path.replace('{id}', at)}${search && `?${search}`}`,
        headers: key ? { 'idempotency-key': key } : {},
        ...(body && { type: 'application/json', body: JSON.stringify(body) }),
      },
      { wants: wants ?? [call.method === 'POST' && call.answers[201] ? 201 : 200], also },
    )
    if (answer?.status >= 300 && !wants) throw new StoryEnd()
    return answer.json
  }
  const say = (id, faults) =>
    caller.report(
      calls.get(id),
      'the life of a product',
      { method: calls.get(id).method, path: calls.get(id).path },
      faults,
    )
  let refunded = 0
  const paymentsOf = async (capital_product_id) =>
    (await run('listCapitalProductPayments', { query: { capital_product_id, page_size: 100 } })).results
  const productOf = (at) => run('getCapitalProduct', { at })

  /** Runs a step that must send one event of a type about an object. */
  async function sending(type, id, how, objectOf) {
    const known = events && how.about ? await events.of(how.about) : []
    const json = await run(id, how)
    const object = await objectOf(json)
    const field = json.id === object.id && Object.keys(object).find((name) => !isSame(json[name], object[name]))
    say(id, field ? [`returns ${field} ${json[field]}, but GET returns ${object[field]}`] : [])
    if (events) say(id, await events.faults(known, type, object))
    return json
  }

  try {
    const { business, application } = await submitted()
    await approve(application)
    const product = await fund(business, application)
    await pay(product)
    await collect(product, business)
    await denied()
    await withdrawn()
    await bulk(business)
  } catch (error) {
    if (!(error instanceof StoryEnd)) throw error
  }

  async function submitted() {
    const business = await run('createBusiness', {
      body: {
        external_id: `conformance-${randomUUID()}`,
        legal_name: 'Conformance Bakery LLC',
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
    const business_id = business.id
    const person = await run('createPerson', { body: { first_name: 'Ana', last_name: 'Lopez' } })
    await run('createPersonBusinessRelationship', { body: { business_id, person_id: person.id, ownership_rate: 1 } })
    await run('sandboxVerifyPerson', { at: person.id, body: { status: 'verified' } })
    await run('createBankAccount', {
      body: {
        ...{ business_id, account_holder_name: 'Conformance Bakery', account_type: 'checking' },
        ...{ routing_number: '110000000', account_number: '000123456789' },
      },
    })
    const offer = await run('createCapitalProductOffer', {
      body: {
        ...{ business_id, product_type: 'merchant_cash_advance', min_amount: 1000, max_amount: 10_000 },
        ...{ fee_rate: 0.11, repayment_rate: 0.1 },
      },
    })
    const body = { business_id, offer_id: offer.id, requested_amount: 10_000 }
    await refused('createCapitalProductApplication', { ...body, requested_amount: 10_000.01 }, { business_id })
    const application = await run('createCapitalProductApplication', { body })
    const read = () => run('getCapitalProductApplication', { at: application.id })
    const [at, about] = [application.id, application.id]
    await sending(
      'capital_product_application.submitted',
      'updateCapitalProductApplication',
      { at, about, body: { submit: true } },
      read,
    )
    return { business, application }
  }

  async function approve({ id: at }) {
    const read = () => run('getCapitalProductApplication', { at })
    const how = { at, about: at, body: { decision: 'approve' } }
    await sending('capital_product_application.approved', 'sandboxDecide', how, read)
    const { status, decided_at } = await read()
    say(
      'sandboxDecide',
      status === 'approved' && decided_at ? [] : [`an approved application has the status ${status}`],
    )
  }

  async function fund(business, application) {
    const body = { application_id: application.id }
    const product = await sending('capital_product.funded', 'createCapitalProduct', { body }, (made) =>
      productOf(made.id),
    )
    const fee = Math.round(cents(application.requested_amount) * 0.11) / 100
    const expected = {
      business_id: business.id,
      application_id: application.id,
      currency: business.currency,
      advance_amount: application.requested_amount,
      fee_amount: fee,
      paid_amount: 0,
      status: 'outstanding',
    }
    say(
      'createCapitalProduct',
      Object.entries(expected).flatMap(([name, value]) =>
        product[name] === value ? [] : [`funds with ${name} ${product[name]} instead of ${value}`],
      ),
    )
    await refused('createCapitalProduct', body, { business_id: business.id })
    await expectStatus('getCapitalProductApplication', application.id, 'funded')
    await expectStatus('getCapitalProductOffer', application.offer_id, 'accepted')
    await expectStatus('getBusiness', business.id, 'funded')
    return product
  }

  async function expectStatus(id, at, expected) {
    const { status } = await run(id, { at })
    say(id, status === expected ? [] : [`${at} has the status ${status} instead of ${expected}`])
  }

  async function pay({ id, total_repayment_amount: total }) {
    const [key, body] = [randomUUID(), { capital_product_id: id, amount: 500 }]
    const payment = await run('createCapitalProductPayment', { body, key })
    await run('createCapitalProductPayment', { body, key })
    const payments = await paymentsOf(id)
    say('createCapitalProductPayment', [
      ...(payments.length === 1 ? [] : [`one Idempotency-Key made ${payments.length} payments`]),
      ...payments
        .filter(({ currency }) => currency !== 'USD')
        .map(({ currency }) => `pays a USD product in ${currency}`),
    ])
    const at = payment.id
    await sending(
      'capital_product_payment.succeeded',
      'updateCapitalProductPayment',
      { at, about: at, body: { status: 'succeeded' } },
      () => run('getCapitalProductPayment', { at }),
    )
    await balance('updateCapitalProductPayment', id, 500, total)
    await refused('createCapitalProductPayment', { ...body, amount: total }, { capital_product_id: id })
    const refund = { payment_id: payment.id, amount: 120, reason: 'other' }
    await sending('refund.succeeded', 'createRefund', { body: refund }, (made) => run('getRefund', { at: made.id }))
    refunded = refund.amount
    await balance('createRefund', id, 380, total)
    await refused('createRefund', { ...refund, amount: 380.01 }, { payment_id: payment.id })
  }

  async function collect({ id, total_repayment_amount: total, repayment_rate }, business) {
    await run('sandboxAdvance', { at: id, body: { days: 14 } })
    const sales = (await run('listDailySalesRecords', { query: { business_id: business.id, page_size: 100 } })).results
    say('sandboxAdvance', sales.length > 0 ? [] : ['14 days passed without sales'])
    const held = (await paymentsOf(id)).filter(({ type }) => type === 'sales_based')
    const limit = repayment_rate * (sumOf(sales, 'sales_amount') - sumOf(sales, 'reversals_amount')) + sales.length
    say(
      'sandboxAdvance',
      sumOf(held, 'amount') <= limit
        ? []
        : [`collected ${sumOf(held, 'amount') / 100}, more than ${repayment_rate} of the sales`],
    )
    const { paid_amount } = await productOf(id)
    say('sandboxAdvance', paid_amount > 380 ? [] : ['14 days of sales repaid nothing'])
    await balance('sandboxAdvance', id, paid_amount, total)
    const missed = await run('sandboxMissPayment', { at: id })
    const failed = (await paymentsOf(id)).find(({ id: own }) => missed.object_ids.includes(own))
    say('sandboxMissPayment', failed?.status === 'failed' ? [] : [`a missed payment has the status ${failed?.status}`])
    // Earlier debits settle in the days until the missed one.
    await balance('sandboxMissPayment', id, (await productOf(id)).paid_amount, total)
    await sending('capital_product.paid_off', 'sandboxPayOff', { at: id, about: id }, () => productOf(id))
    const { status } = await productOf(id)
    say('sandboxPayOff', status === 'paid' ? [] : [`a product paid off has the status ${status}`])
    await balance('sandboxPayOff', id, total, total)
    await refused('createCapitalProductPayment', { capital_product_id: id, amount: 1 }, { capital_product_id: id })
  }

  async function denied() {
    const { business, application } = await submitted()
    await sending(
      'capital_product_application.denied',
      'sandboxDecide',
      { at: application.id, about: application.id, body: { decision: 'deny' } },
      () => run('getCapitalProductApplication', { at: application.id }),
    )
    await refused('createCapitalProduct', { application_id: application.id }, { business_id: business.id })
  }

  async function withdrawn() {
    const { application } = await submitted()
    const read = () => run('getCapitalProductApplication', { at: application.id })
    const [at, about] = [application.id, application.id]
    await sending('capital_product_application.withdrawn', 'withdrawCapitalProductApplication', { at, about }, read)
    await expectStatus('getCapitalProductApplication', at, 'withdrawn')
    await run('sandboxDecide', { at, body: { decision: 'approve' }, wants: [409, 422] })
  }

  /** Each record of a bulk request is created or refused on its own, in the order of the request. */
  async function bulk({ id: business_id }) {
    const id = 'bulkCreateDailySalesRecords'
    const days = ['2020-02-03', '2020-02-04', '2020-02-03']
    const records = days.map((date, index) => ({
      ...{ business_id, date, sales_amount: 100 + index, sales_count: 4 },
      ...{ reversals_amount: 0, reversals_count: 0 },
    }))
    const { results, created_count, failed_count } = await run(id, { body: { records } })
    const shown = results.map(({ index, status, daily_sales_record: made }) => [
      index,
      status,
      made?.date,
      made?.sales_amount,
    ])
    const expected = [
      [0, 'created', days[0], 100],
      [1, 'created', days[1], 101],
      [2, 'failed', undefined, undefined],
    ]
    const listed = (await run('listDailySalesRecords', { query: { business_id, to: days[1] } })).results
    say(id, [
      ...(isSame(shown, expected)
        ? []
        : [`returns the results ${JSON.stringify(shown)} for ${JSON.stringify(expected)}`]),
      ...(created_count === 2 && failed_count === 1
        ? []
        : [`counts ${created_count} created and ${failed_count} failed`]),
      ...(listed.length === 2 ? [] : [`created ${listed.length} of 2 records`]),
    ])
  }

  /** A product's payments and refunds make its balance. */
  async function balance(id, productId, paid, total) {
    const product = await productOf(productId)
    const settled = (await paymentsOf(productId)).filter(({ status }) => status === 'succeeded')
    const sum = sumOf(settled, 'amount') - cents(refunded)
    say(id, [
      ...(cents(product.paid_amount) === sum
        ? []
        : [`paid_amount is ${product.paid_amount}, but the payments less refunds are ${sum / 100}`]),
      ...(cents(product.paid_amount) === cents(paid)
        ? []
        : [`paid_amount is ${product.paid_amount} instead of ${paid}`]),
      ...(cents(product.paid_amount) + cents(product.outstanding_amount) === cents(total)
        ? []
        : [`paid_amount ${product.paid_amount} + outstanding_amount ${product.outstanding_amount} isn't ${total}`]),
    ])
  }

  /** A request that must fail creates nothing. */
  async function refused(id, body, query) {
    const list = contract.calls.find(({ method, path }) => method === 'GET' && path === calls.get(id).path)
    const count = async () => (await run(list.id, { query: { ...query, page_size: 100 } })).results.length
    const before = await count()
    await run(id, { body, wants: [409, 422] })
    const after = await count()
    say(id, after === before ? [] : [`a refused request created ${after - before} objects`])
  }
}

class StoryEnd extends Error {}
