import { randomUUID } from 'node:crypto'
import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  countryOf,
  daysBetween,
  isBusinessDay,
} from '../domain/capital/bankCalendar'
import { isFinalReturn, returnCodeOf } from '../domain/capital/returnCodes'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { type Call, callAs, withApp } from '../testing/testApp'

type Schemas = components['schemas']
type Product = Schemas['FundedProduct']

const test = withApp()
/** One user per partner. Users of organizations only see production. */
const users: Record<string, string> = {
  'harvest-pos': demoAccounts.partner.email,
  'maple-till': demoAccounts.canadian.email,
}
const calls = new Map<string, Call>()
beforeAll(async () => {
  for (const { email } of [demoAccounts.partner, demoAccounts.canadian, demoAccounts.organization])
    calls.set(email, await callAs(test, email))
})

const cents = (amount: number) => Math.round(amount * 100)
const sum = <T>(rows: readonly T[], amount: (row: T) => number) =>
  rows.reduce((all, row) => all + cents(amount(row)), 0)

/** Requests for one partner and mode. */
function asker(slug: string, isSandbox: boolean) {
  const partner = partnerPlans.find((plan) => plan.slug === slug)
  const call = calls.get(users[slug] ?? demoAccounts.organization.email)
  const headers = {
    'dashboard-partner': `partner_${partner?.id}`,
    ...(isSandbox ? { 'dashboard-sandbox': '1' } : {}),
  }
  const ask = async <T>(url: string, payload?: object): Promise<T> => {
    if (!call) throw new Error(`Nobody asks for ${slug}.`)
    const response = await call(url, payload ? { method: 'POST', headers, payload } : { headers })
    expect(response.statusCode, `${url}: ${response.body}`).toBeLessThan(300)
    return response.json()
  }
  const all = async <T>(url: string): Promise<T[]> => {
    const rows: T[] = []
    for (let cursor = ''; ; ) {
      const separator = url.includes('?') ? '&' : '?'
      const page = await ask<{ results: T[]; next: string | null }>(
        `${url}${separator}page_size=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      )
      rows.push(...page.results)
      if (page.next === null) return rows
      cursor = page.next
    }
  }
  return { ask, all }
}

const tab = '/partner_dashboard/capital_tab'
const buckets = ['current', '1_29', '30_59', '60_89', '90_plus'] as const

interface Facts {
  product: Product
  details: Schemas['FundedProductDetails']
  progress: Schemas['PaymentProgress']
  payments: Schemas['Payment'][]
  application: Schemas['Application'] | undefined
  offer: Schemas['Offer'] | undefined
}

/** Payments are sorted newest first. */
const latestFailed = (payments: readonly Schemas['Payment'][]) =>
  payments.find(
    ({ status, initiated_at, next_attempt_at }) =>
      status === 'failed' &&
      (next_attempt_at !== null ||
        !payments.some(
          (later) => later.type !== 'refund' && later.status !== 'failed' && later.initiated_at > initiated_at,
        )),
  )

/** Statuses of installments that nothing is due on. */
const isEnded = new Set(['paid', 'cancelled', 'waived'])

/** Whether times exist and follow each other, to the second. */
const isInOrder = (times: readonly (string | null)[]) =>
  times.every(
    (time, index) => time !== null && (index === 0 || time.slice(0, 19) >= (times[index - 1] ?? '').slice(0, 19)),
  )

/** Invariants of one product by name. False ones are reported. */
function invariantsOf({ product, details, progress, payments, application, offer }: Facts): Record<string, boolean> {
  const settled = payments.filter(({ status }) => status === 'succeeded')
  const pending = payments.filter(({ status }) => status === 'pending')
  const debits = payments.filter(({ type }) => type !== 'refund' && type !== 'manual')
  const firstDebits = debits.filter(({ attempt }) => attempt === 1)
  const [paid, left] = [cents(product.paid_amount), cents(product.outstanding_amount)]
  const [waived, total] = [cents(product.waived_amount), cents(product.total_repayment_amount)]
  const isOwed = product.status === 'outstanding' || product.status === 'abandoned'
  const fee = sum(settled, ({ fee_amount }) => fee_amount)
  const country = countryOf(product.currency)
  const last = progress.points.at(-1)
  // Payments are sorted newest first.
  const lost = payments.findLast(({ failure_code }) => failure_code !== null && isFinalReturn(failure_code))
  const tier = offer?.tiers.find(({ max_amount }) => product.advance_amount <= max_amount)
  const expectedFee = tier ? Math.floor(cents(product.advance_amount) * tier.fee_rate + 0.5) : undefined
  const isSalesBased = product.repayment_rate !== null
  const today = test.now().toISOString().slice(0, 10)
  return {
    'advance + fee = total': cents(product.advance_amount) + cents(product.fee_amount) === total,
    'paid + waived + outstanding = total': !isOwed || paid + waived + left === total,
    'nothing is owed once it ended': isOwed || left === 0,
    'status, times and balance agree':
      (product.status === 'paid') === (product.paid_off_at !== null) &&
      (product.status !== 'paid' || paid + waived === total) &&
      ['outstanding', 'paid'].includes(product.status) === (product.ended_at === null),
    'cancelled and void were never paid': !['cancelled', 'void'].includes(product.status) || payments.length === 0,
    'waived has a waiver of the rest': product.status !== 'waived' || (waived > 0 && paid + waived === total),
    'payments less refunds = paid': sum(settled, ({ amount }) => amount) === paid,
    'principal + fee = amount': payments.every(
      ({ amount, principal_amount, fee_amount }) => cents(principal_amount) + cents(fee_amount) === cents(amount),
    ),
    'principal and fee are complete when paid':
      product.status !== 'paid' ||
      waived > 0 ||
      (fee === cents(product.fee_amount) && paid - fee === cents(product.advance_amount)),
    'no part is beyond its whole':
      fee >= 0 && fee <= cents(product.fee_amount) && paid - fee <= cents(product.advance_amount),
    'revenue share = rate × fee repaid':
      cents(details.revenue_share_amount) === Math.floor(fee * details.revenue_share_rate + 0.5 + 1e-9),
    'pending is the sum of pending payments': sum(pending, ({ amount }) => amount) === cents(progress.pending_amount),
    'nothing is pending on an ended product': product.ended_at === null || pending.length === 0,
    'the same product on every screen': JSON.stringify(details.product) === JSON.stringify(product),
    'the same payoff estimate': progress.estimated_payoff_date === product.estimated_payoff_date,
    'purchases add up to what the card financed':
      (details.card === null) === (product.product_type !== 'spend_card') &&
      (details.card === null ||
        sum(details.card.transactions, ({ amount }) => amount) === cents(product.advance_amount)),
    'the signed disclosure is what was funded':
      application === undefined ||
      (application.disclosure !== null &&
        application.disclosure.signed_at !== null &&
        application.disclosure.amount_financed === product.advance_amount &&
        application.disclosure.finance_charge === product.fee_amount &&
        application.disclosure.total_payment_amount === product.total_repayment_amount &&
        application.disclosure.estimated_apr === details.estimated_apr),
    'it was applied for, approved, disclosed and signed before it was funded':
      application === undefined ||
      isInOrder([
        application.created_at,
        application.submitted_at,
        application.decided_at,
        application.disclosure?.signed_at ?? null,
        product.funded_at,
      ]),
    'payments settle after they were sent': settled.every(({ initiated_at, settled_at }) =>
      isInOrder([product.funded_at, initiated_at, settled_at]),
    ),
    'debits settle on a later day': debits.every(
      ({ initiated_at, settled_at }) => settled_at === null || initiated_at.slice(0, 10) < settled_at.slice(0, 10),
    ),
    'debits settle on the next business day': debits.every(
      ({ initiated_at, settled_at }) =>
        settled_at === null || settled_at.slice(0, 10) === addBusinessDays(initiated_at.slice(0, 10), 1, country),
    ),
    'at most one debit per business day, without retries':
      new Set(firstDebits.map(({ initiated_at }) => initiated_at.slice(0, 10))).size === firstDebits.length,
    'a card is due 25 days after its statement closed':
      details.card === null ||
      details.hardship_plan !== null ||
      product.grace_period !== null ||
      details.card.due_on === businessDayFrom(addDays(details.card.closes_on, 25), country),
    'purchases are within the statement':
      details.card === null ||
      details.card.transactions.every(
        ({ posted_at }) =>
          posted_at.slice(0, 10) >= (details.card?.starts_on ?? '') &&
          posted_at.slice(0, 10) <= (details.card?.closes_on ?? ''),
      ),
    'a card has its limit, and what is due is past due or to come':
      details.card === null ||
      (details.card.limit_amount !== null &&
        cents(details.card.available_amount ?? 0) ===
          Math.max(0, cents(details.card.limit_amount) - cents(details.card.used_amount)) &&
        cents(details.card.minimum_due_amount) <= left),
    'the chart ends at what is paid': cents(last?.paid_amount ?? 0) === paid,
    'the pace is the chart’s': cents(details.ahead_behind_amount) === paid - cents(last?.expected_amount ?? 0),
    'the same minimum':
      JSON.stringify(details.current_repayment_interval) === JSON.stringify(progress.current_repayment_interval),
    'the failed payment is the latest that nothing made up for':
      JSON.stringify(product.failed_payment) ===
      JSON.stringify((product.status === 'outstanding' && latestFailed(payments)) || null),
    'the same next payment':
      product.next_payment_at === details.next_payment_due_at && product.next_payment_at === progress.next_payment_at,
    'payments are counted': progress.payments_count === payments.length,
    'fee and discount are the tier’s price':
      expectedFee === undefined || cents(product.fee_amount) + cents(product.discount_amount) === expectedFee,
    'the discount is the offer’s':
      offer === undefined ||
      cents(product.discount_amount) === Math.floor((expectedFee ?? 0) * (offer.discount?.rate ?? 0) + 0.5 + 1e-9),
    'a schedule adds up':
      details.schedule.length === 0 ||
      (sum(details.schedule, ({ amount }) => amount) === total &&
        sum(details.schedule, ({ fee_amount }) => fee_amount) === cents(product.fee_amount)),
    'installments are equal but for the last and those before a hardship plan': details.schedule
      .slice(0, -1)
      .every(
        ({ amount, status }) =>
          cents(amount) === cents(details.installment_amount ?? 0) ||
          (details.hardship_plan !== null && status === 'paid'),
      ),
    'repayment starts with the first installment':
      details.schedule.length === 0 || product.repayments_begin_at.slice(0, 10) === details.schedule[0]?.due_on,
    'repayment starts on a business day after the funding':
      isBusinessDay(product.repayments_begin_at.slice(0, 10), country) &&
      product.repayments_begin_at.slice(0, 10) > product.funded_at.slice(0, 10),
    'maturity is the last due date':
      details.schedule.length === 0 || details.maturity_date === details.schedule.at(-1)?.due_on,
    'sales pay where there is no schedule': isSalesBased === (details.schedule.length === 0),
    'a merchant cash advance has no term':
      product.product_type !== 'merchant_cash_advance' ||
      (details.maturity_date === null && details.minimum_payment_amount === null && details.term_months === null),
    'a flex loan has a minimum that repays it by its maturity':
      product.product_type !== 'flex_loan' ||
      (details.minimum_payment_amount !== null && details.maturity_date !== null),
    'debits are on business days': debits.every(({ initiated_at }) =>
      isBusinessDay(initiated_at.slice(0, 10), country),
    ),
    'scheduled debits are on due dates': debits
      .filter(({ type, attempt }) => type === 'scheduled' && attempt === 1)
      .every(
        ({ initiated_at }) =>
          details.schedule.some(({ due_on }) => businessDayFrom(due_on, country) === initiated_at.slice(0, 10)) ||
          // What a refund left after the last due date is debited on the next business day.
          (initiated_at.slice(0, 10) > (details.schedule.at(-1)?.due_on ?? '') &&
            payments.some((payment) => payment.type === 'refund' && payment.initiated_at < initiated_at)),
      ),
    'failed payments have a code of their bank': payments.every(({ status, failure_code }) =>
      status === 'failed' ? returnCodeOf(failure_code ?? '', product.currency) === failure_code : failure_code === null,
    ),
    'at most two re-presentments': payments.every(({ attempt }) => attempt <= 3),
    'a next attempt is to come': payments.every(
      ({ next_attempt_at, status }) =>
        next_attempt_at === null || (status === 'failed' && next_attempt_at.slice(0, 10) >= today),
    ),
    'nothing is debited from a closed or blocked account':
      lost === undefined ||
      (product.next_payment_at === null && debits.every(({ initiated_at }) => initiated_at <= lost.initiated_at)),
    'past due has days and an amount': product.days_past_due > 0 === cents(product.past_due_amount) > 0,
    'past due is within outstanding': cents(product.past_due_amount) <= left,
    'only what is outstanding has a bucket': (product.delinquency === null) === (product.status !== 'outstanding'),
    'what ended without being paid has nothing due':
      isOwed || product.status === 'paid' || details.schedule.every(({ status }) => isEnded.has(status)),
    'unpaid installments of a charged-off product are charged off':
      product.status !== 'abandoned' ||
      details.schedule.every(({ status }) => status === 'paid' || status === 'charged_off'),
    'an installment is late only while the product is past due':
      product.status !== 'outstanding' ||
      details.schedule.length === 0 ||
      details.schedule.some(({ status }) => status === 'late') === product.days_past_due > 0,
    'debits go on while one is planned':
      product.next_payment_at === null ||
      product.repayment_rate === null ||
      debits[0]?.status !== 'failed' ||
      debits[0].next_attempt_at !== null ||
      daysBetween(debits[0].initiated_at.slice(0, 10), today) <= 14,
    'the next payment is on a business day to come':
      product.next_payment_at === null ||
      (product.next_payment_at.slice(0, 10) >= today && isBusinessDay(product.next_payment_at.slice(0, 10), country)),
    'orders alone make BNPL': (product.product_type === 'bnpl') === (product.order_id !== null),
  }
}

async function factsOf(
  { ask, all }: ReturnType<typeof asker>,
  product: Product,
  offers: readonly Schemas['Offer'][],
): Promise<Facts> {
  const base = `/partner_dashboard/business_details_page/${product.business_id}`
  const query = `capital_product_id=${product.id}`
  const [details, progress, payments, applications] = [
    await ask<Schemas['FundedProductDetails']>(`${base}/funded_product_details?${query}`),
    await ask<Schemas['PaymentProgress']>(`${base}/payment_progress?${query}`),
    await all<Schemas['Payment']>(`${base}/payments?${query}`),
    product.application_id === null ? [] : await all<Schemas['Application']>(`${base}/applications`),
  ]
  const application = applications.find(({ id }) => id === product.application_id)
  return {
    product,
    details,
    progress,
    payments,
    application,
    offer: offers.find(({ id }) => id === application?.offer_id),
  }
}

const brokenOf = (facts: Facts) =>
  Object.entries(invariantsOf(facts)).flatMap(([name, holds]) =>
    holds ? [] : [`${name}: ${facts.product.product_type} ${facts.product.status} ${facts.product.id}`],
  )

const scopes = partnerPlans
  .filter(({ counts }) => counts.prod > 0)
  .flatMap(({ slug }) => [{ slug, isSandbox: false }, ...(users[slug] ? [{ slug, isSandbox: true }] : [])])

describe.each(scopes)('the books of $slug (sandbox: $isSandbox)', ({ slug, isSandbox }) => {
  it('hold for every product', async () => {
    const api = asker(slug, isSandbox)
    const products = await api.all<Product>(`${tab}/funded_products_table_rows`)
    expect(products.length).toBeGreaterThan(0)
    const broken: string[] = []
    for (const product of products) {
      const offers = await api.all<Schemas['Offer']>(
        `/partner_dashboard/business_details_page/${product.business_id}/offers`,
      )
      broken.push(...brokenOf(await factsOf(api, product, offers)))
    }
    expect(broken).toEqual([])
  })

  it('add up across lists, Home and reports', async () => {
    const { ask, all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const totals = (await ask<{ results: Schemas['FundedProductTotal'][] }>(`${tab}/funded_products/totals`)).results[0]
    expect(cents(totals?.outstanding_amount ?? 0)).toBe(sum(products, ({ outstanding_amount }) => outstanding_amount))
    expect(cents(totals?.past_due_amount ?? 0)).toBe(sum(products, ({ past_due_amount }) => past_due_amount))
    expect(cents(totals?.repaid_amount ?? 0)).toBe(sum(products, ({ paid_amount }) => paid_amount))
    for (const bucket of buckets) {
      const found = await all<Product>(`${tab}/funded_products_table_rows?delinquency=${bucket}`)
      expect(found.map(({ id }) => id).sort()).toEqual(
        products
          .filter(({ delinquency }) => delinquency === bucket)
          .map(({ id }) => id)
          .sort(),
      )
    }
    const home = (await ask<{ results: Schemas['HomeSummary'][] }>('/partner_dashboard/home_summary')).results[0]
    expect(cents(home?.outstanding_amount[0]?.amount ?? 0)).toBe(cents(totals?.outstanding_amount ?? 0))
    const balance = await ask<Schemas['ReportRows']>('/reports/balance_transactions/rows?from=2024-01-01&page_size=25')
    const kept = products.filter(({ status }) => status !== 'cancelled' && status !== 'void')
    const funded = sum(kept, ({ advance_amount }) => advance_amount)
    expect(cents(totals?.funded_amount ?? 0)).toBe(funded)
    const [figure] = home?.funded_amount ?? []
    const inPeriod = kept.filter(({ funded_at }) => funded_at.slice(0, 10) >= (home?.from ?? ''))
    expect(cents(figure?.amount ?? 0)).toBe(sum(inPeriod, ({ advance_amount }) => advance_amount))
    expect(sum(figure?.daily ?? [], (amount) => amount)).toBe(cents(figure?.amount ?? 0))
    const report = await ask<Schemas['ReportRows']>('/reports/funded_products/rows?from=2024-01-01&page_size=25')
    expect(cents(Number(report.totals[0]?.values.advance_amount ?? 0))).toBe(funded)
    expect(report.count).toBe(kept.length)
    const { token } = await ask<{ token: string }>('/analytics/query_token')
    const query = { measures: ['funded_products.advance_amount'] }
    const cube = await test.app.inject({
      ...{ method: 'POST', url: '/api/analytics/cube/load', headers: { authorization: token }, payload: { query } },
    })
    expect(cents(Number(cube.json().data[0]['funded_products.advance_amount']))).toBe(funded)
    const moved = cents(Number(balance.totals[0]?.values.amount ?? 0))
    expect(moved).toBe(cents(totals?.repaid_amount ?? 0) - funded - cents(totals?.revenue_share_amount ?? 0))
  })

  it('have a falling funnel, and no Canadian product above the criminal interest rate', async () => {
    const { ask, all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const home = (await ask<{ results: Schemas['HomeSummary'][] }>('/partner_dashboard/home_summary')).results[0]
    const funnel = (home?.funnel ?? []).map(({ count }) => count)
    expect(funnel).toEqual(funnel.toSorted((one, other) => other - one))
    // Criminal Code of Canada, section 347, and the Criminal Interest Rate Regulations of 2025.
    const canadian = products.filter(({ currency }) => currency === 'CAD')
    const tooExpensive: string[] = []
    for (const { id, business_id, advance_amount } of canadian) {
      const { estimated_apr } = await ask<Schemas['FundedProductDetails']>(
        `/partner_dashboard/business_details_page/${business_id}/funded_product_details?capital_product_id=${id}`,
      )
      if ((estimated_apr ?? 0) >= (advance_amount > 10_000 ? 0.48 : 0.35)) tooExpensive.push(id)
    }
    expect(tooExpensive).toEqual([])
  })

  it('charge promotions the discounts of their products', async () => {
    const { all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const promotions = await all<Schemas['FeeDiscount']>('/marketing/fee_discounts')
    const discounted = products.filter(
      ({ discount_amount, status }) => discount_amount > 0 && status !== 'cancelled' && status !== 'void',
    )
    expect(promotions.reduce((all, { redeemed_count }) => all + redeemed_count, 0)).toBe(discounted.length)
    expect(sum(promotions, ({ discount_cost_amount }) => discount_cost_amount)).toBe(
      sum(discounted, ({ discount_amount }) => discount_amount),
    )
    expect(sum(promotions, ({ funded_amount }) => funded_amount)).toBe(
      sum(discounted, ({ advance_amount }) => advance_amount),
    )
  })

  it('fund and review only businesses that pass the gates', async () => {
    const { ask, all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const applications = await all<Schemas['ApplicationRow']>(`${tab}/applications_table_rows`)
    const funded = new Set(products.map(({ business_id }) => business_id))
    const reviewed = new Set([
      ...funded,
      ...applications.filter(({ submitted_at }) => submitted_at !== null).map(({ business_id }) => business_id),
    ])
    const broken: string[] = []
    for (const id of reviewed) {
      const base = `/partner_dashboard/business_details_page/${id}`
      const owners = (await ask<{ results: Schemas['Owner'][] }>(`${base}/owner_info`)).results
      const accounts = (await ask<{ results: unknown[] }>(`${base}/bank_info`)).results
      const business = await ask<Schemas['BusinessInfo']>(`${base}/business_info`)
      const identity = await ask<Schemas['OwnerAuth']>(`/partner_dashboard/business/owner_auth/${id}`)
      const share = owners.reduce((all, { ownership_rate }) => all + (ownership_rate ?? 0), 0)
      const isSole = business.incorporation_type === 'sole_proprietorship'
      const [owner] = owners
      const first = products.findLast(({ business_id }) => business_id === id)
      const checks = {
        'an owner and an account': owners.length > 0 && accounts.length > 0,
        'at most 100 % owned': share <= 1.000001,
        'a sole proprietor owns alone, under their name':
          !isSole || (owners.length === 1 && `${owner?.first_name} ${owner?.last_name}` === business.legal_name),
        'verified before the first funding':
          !funded.has(id) ||
          (identity.status === 'verified' && (identity.verified_at ?? '') < (first?.funded_at ?? '')),
      }
      broken.push(...Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`${name}: ${id}`])))
    }
    expect(broken).toEqual([])
  })

  it('link each finalized order to its product and back', async () => {
    const { all } = asker(slug, isSandbox)
    const products = await all<Product>(`${tab}/funded_products_table_rows`)
    const orders = await all<Schemas['Order']>('/partner_dashboard/orders_tab/orders_table_rows')
    const linked = orders.flatMap(({ id, capital_product_id }) =>
      capital_product_id ? [[capital_product_id, id]] : [],
    )
    expect(orders.filter(({ status }) => status === 'finalized')).toHaveLength(linked.length)
    const today = test.now().toISOString().slice(0, 10)
    const open = products.filter(({ status, order_id }) => order_id && status === 'outstanding')
    const dueOf = new Map(orders.map(({ id, due_at }) => [id, due_at?.slice(0, 10) ?? '']))
    for (const { order_id, estimated_payoff_date } of open) {
      const due = dueOf.get(order_id ?? '') ?? ''
      expect(due < today ? today : due, `${order_id}`).toBe(estimated_payoff_date)
    }
    expect(linked.sort()).toEqual(products.flatMap(({ id, order_id }) => (order_id ? [[id, order_id]] : [])).sort())
  })
})

const driven = ['merchant_cash_advance', 'flex_loan', 'term_loan', 'spend_card', 'net', 'installments'] as const
type Driven = (typeof driven)[number]
const isOrder = (type: Driven): type is 'net' | 'installments' => type === 'net' || type === 'installments'

describe('a sandbox after 400 days', () => {
  const keys = new Map<string, string>()
  beforeAll(async () => {
    for (const slug of Object.keys(users)) {
      const partnerId = partnerPlans.find((plan) => plan.slug === slug)?.id ?? ''
      const key = newKey('sandbox')
      const scope = { partnerId, mode: 'sandbox' } as const
      await apiKeyStore(test.database).add(scope, { id: randomUUID(), name: 'orders', key, now: test.now() })
      keys.set(slug, key)
    }
  })

  /** Opens a credit limit for a business, and finalizes an order. */
  async function finalizedOrder(slug: string, businessId: string, type: 'net' | 'installments'): Promise<void> {
    const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
      const headers = { authorization: `Bearer ${keys.get(slug)}` }
      const response = await test.app.inject({ method, url: `/api/v1${url}`, headers, payload })
      expect(response.statusCode, `${url}: ${response.body}`).toBeLessThan(300)
      return response.json()
    }
    await send('POST', '/credit_limits', { business_id: businessId, product_type: 'bnpl', limit_amount: 5000 })
    const line = { description: 'Espresso machine', quantity: 3, unit_amount: 1111.11 }
    const order = {
      ...{ business_id: businessId, external_id: randomUUID(), currency: slug === 'maple-till' ? 'CAD' : 'USD' },
      ...{ line_items: [line], terms: { type, days: type === 'net' ? 60 : 90 } },
    }
    const { id, status } = await send('POST', '/orders', order)
    expect(status).toBe('accepted')
    await send('PATCH', `/orders/${id}`, { status: 'finalized' })
  }

  it.each((['harvest-pos', 'maple-till'] as const).flatMap((slug) => driven.map((type) => [type, slug] as const)))(
    'keeps the books of a %s of %s, on business days',
    async (type, slug) => {
      const api = asker(slug, true)
      const step = (url: string, body: object = {}) => api.ask<Schemas['PlaygroundStep']>(`/playground${url}`, body)
      const { offer, business_id } = await step('/offers', {
        ...{ business_name: `Driven ${type}`, product_type: isOrder(type) ? 'term_loan' : type, amount: 12_345.67 },
        ...{ fee_rate: 0.1234, repayment_rate: 0.08, discount_rate: 0.3 },
      })
      if (isOrder(type)) await finalizedOrder(slug, business_id, type)
      else {
        const { application } = await step(`/offers/${offer?.id}/submit`, { amount: 7000 })
        await step(`/applications/${application?.id}/decide`, { decision: 'approve' })
        await step(`/applications/${application?.id}/fund`)
      }
      const country = countryOf(slug === 'maple-till' ? 'CAD' : 'USD')
      const broken: string[] = []
      const check = async () => {
        const base = `/partner_dashboard/business_details_page/${business_id}`
        const [product] = await api.all<Product>(`${base}/funded_products`)
        const offers = await api.all<Schemas['Offer']>(`${base}/offers`)
        if (!product) throw new Error('The product is gone.')
        const facts = await factsOf(api, product, offers)
        broken.push(...brokenOf(facts))
        if (product.order_id) broken.push(...(await brokenOrder(api, facts)))
        return { ...facts, days: daysOf(facts) }
      }
      const isLost = (days: readonly string[]) => days.filter((day) => !isBusinessDay(day, country))
      const { id } = (await check()).product
      for (const days of [3, 1, 1, 17, 40, 1, 90, 250]) {
        await step(`/capital_products/${id}/advance_days`, { days })
        const { product, payments, days: moved } = await check()
        expect(isLost(moved)).toEqual([])
        if (product.repayment_rate !== null && product.status === 'outstanding')
          expect(product.estimated_payoff_date).toBe(paceOf(product, payments))
        expect(isLost(await transactionDays(business_id))).toEqual([])
        if (product.status !== 'outstanding') break
        if (days === 17) await step(`/capital_products/${id}/miss_payment`)
        if (days === 90 && product.paid_amount > 0) await step(`/capital_products/${id}/refund`, { amount: 12.34 })
        await check()
      }
      expect(broken).toEqual([])
      // The last installment collects what the missed and refunded payments left.
      if (type !== 'merchant_cash_advance' && type !== 'flex_loan') expect((await check()).product.status).toBe('paid')
    },
  )
})

/** Invariants of an order and its product. */
async function brokenOrder({ all }: ReturnType<typeof asker>, { product, details }: Facts): Promise<string[]> {
  const orders = await all<Schemas['Order']>(
    `/partner_dashboard/orders_tab/orders_table_rows?business_id=${product.business_id}`,
  )
  const order = orders.find(({ id }) => id === product.order_id)
  const day = (time: string | null | undefined) => time?.slice(0, 10)
  const checks = {
    'the order is finalized and links back':
      order?.status === 'finalized' && order.capital_product_id === product.id && orders.length === 1,
    'the order is financed in full, without a fee':
      order?.total_amount === product.advance_amount && product.fee_amount === 0 && product.repayment_rate === null,
    'opened, accepted, finalized, funded':
      order !== undefined &&
      isInOrder([order.opened_at, order.accepted_at, order.finalized_at]) &&
      day(order.finalized_at) === day(product.funded_at),
    'due with the last installment': day(order?.due_at) === details.schedule.at(-1)?.due_on,
    'as many installments as its terms say':
      details.schedule.length === (order?.terms.type === 'installments' ? (order.terms.days ?? 0) / 30 : 1),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`${name}: ${JSON.stringify(order)}`]))
}

/** Payoff date at the pace of the last 30 days, less refunds. */
function paceOf({ repayments_begin_at, outstanding_amount }: Product, payments: readonly Schemas['Payment'][]): string {
  const today = test.now().toISOString().slice(0, 10)
  const window = Math.min(30, daysBetween(repayments_begin_at.slice(0, 10), today) + 1)
  const recent = payments.filter(
    ({ settled_at }) => settled_at !== null && settled_at.slice(0, 10) > addDays(today, -30),
  )
  const paid = sum(recent, ({ amount }) => amount)
  return paid > 0 ? addDays(today, Math.ceil((cents(outstanding_amount) * window) / paid)) : ''
}

/** Days on which a product's money moves. */
const daysOf = ({ payments, product }: Facts) =>
  [
    product.funded_at,
    ...payments.flatMap(({ initiated_at, settled_at, next_attempt_at }) => [initiated_at, settled_at, next_attempt_at]),
  ].flatMap((time) => (time === null ? [] : [time.slice(0, 10)]))

async function transactionDays(businessId: string): Promise<string[]> {
  const rows = await test.database.query<{ day: string }>(
    sql`SELECT DISTINCT (occurred_at AT TIME ZONE 'UTC')::date AS day FROM balance_transactions
        WHERE business_id = ${businessId.replace('business_', '')}`,
  )
  return rows.map(({ day }) => day)
}
