import type { components } from '@partner-dashboard/contract'
import { beforeAll, expect } from 'vitest'
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  countryOf,
  daysBetween,
  isBusinessDay,
} from '../domain/capital/bankCalendar'
import { isFinalReturn, returnCodeOf } from '../domain/capital/returnCodes'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { type Call, callAs, type TestApp } from './testApp'

type Schemas = components['schemas']
export type Product = Schemas['FundedProduct']

export const cents = (amount: number) => Math.round(amount * 100)
export const sum = <T>(rows: readonly T[], amount: (row: T) => number) =>
  rows.reduce((all, row) => all + cents(amount(row)), 0)

/** One user per partner. Users of organizations only see production. */
export const usersWithSandbox: Record<string, string> = {
  'harvest-pos': demoAccounts.partner.email,
  'maple-till': demoAccounts.canadian.email,
}

export interface Asker {
  ask: <T>(url: string, payload?: object) => Promise<T>
  /** Rows of all pages. */
  all: <T>(url: string) => Promise<T[]>
}

/** Signs in, and returns the requests for a partner and mode. */
export function withAskers(test: TestApp): (slug: string, isSandbox: boolean) => Asker {
  const calls = new Map<string, Call>()
  beforeAll(async () => {
    for (const { email } of [demoAccounts.partner, demoAccounts.canadian, demoAccounts.organization])
      calls.set(email, await callAs(test, email))
  })
  return (slug, isSandbox) => {
    const partner = partnerPlans.find((plan) => plan.slug === slug)
    const call = calls.get(usersWithSandbox[slug] ?? demoAccounts.organization.email)
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
}

export interface Facts {
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
export const isInOrder = (times: readonly (string | null)[]) =>
  times.every(
    (time, index) => time !== null && (index === 0 || time.slice(0, 19) >= (times[index - 1] ?? '').slice(0, 19)),
  )

type Invariants = Record<string, boolean>

/** What is paid, waived and owed, and the same figures on every screen. */
function bookInvariants({ product, details, progress, payments }: Facts, today: string): Invariants {
  const settled = payments.filter(({ status }) => status === 'succeeded')
  const [paid, left] = [cents(product.paid_amount), cents(product.outstanding_amount)]
  const [waived, total] = [cents(product.waived_amount), cents(product.total_repayment_amount)]
  const isOwed = product.status === 'outstanding' || product.status === 'abandoned'
  const fee = sum(settled, ({ fee_amount }) => fee_amount)
  const last = progress.points.at(-1)
  return {
    'advance + fee = total': cents(product.advance_amount) + cents(product.fee_amount) === total,
    'paid + waived + outstanding = total': !isOwed || paid + waived + left === total,
    'nothing is owed once it ended': isOwed || left === 0,
    'status, times and balance agree':
      (product.status === 'paid') === (product.paid_off_at !== null) &&
      (product.status !== 'paid' || paid + waived === total) &&
      ['outstanding', 'paid'].includes(product.status) === (product.ended_at === null),
    'waived has a waiver of the rest': product.status !== 'waived' || (waived > 0 && paid + waived === total),
    'payments less refunds = paid': sum(settled, ({ amount }) => amount) === paid,
    'principal and fee are complete when paid':
      product.status !== 'paid' ||
      waived > 0 ||
      (fee === cents(product.fee_amount) && paid - fee === cents(product.advance_amount)),
    'no part is beyond its whole':
      fee >= 0 && fee <= cents(product.fee_amount) && paid - fee <= cents(product.advance_amount),
    'revenue share = rate × fee repaid':
      cents(details.revenue_share_amount) === Math.floor(fee * details.revenue_share_rate + 0.5 + 1e-9),
    'the same product on every screen': JSON.stringify(details.product) === JSON.stringify(product),
    'the same payoff estimate': progress.estimated_payoff_date === product.estimated_payoff_date,
    'the chart ends at what is paid': cents(last?.paid_amount ?? 0) === paid,
    'the same pace on every screen': details.ahead_behind_amount === progress.ahead_behind_amount,
    'the pace is at least the chart’s, which has no pending payments':
      cents(details.ahead_behind_amount) >= paid - cents(last?.expected_amount ?? 0),
    'nothing more is expected after it ended': progress.points
      .filter(({ date }) => product.ended_at !== null && date >= product.ended_at.slice(0, 10))
      .every(({ expected_amount }) => expected_amount === last?.expected_amount),
    'behind a schedule is past due':
      product.status !== 'outstanding' ||
      product.repayment_rate !== null ||
      Math.max(0, -cents(details.ahead_behind_amount)) === cents(product.past_due_amount),
    'the payoff estimate is after today, or past due and absent':
      product.status !== 'outstanding' ||
      (product.estimated_payoff_date === null ? product.days_past_due > 0 : product.estimated_payoff_date > today),
    'the same minimum':
      JSON.stringify(details.current_repayment_interval) === JSON.stringify(progress.current_repayment_interval),
    'the same next payment':
      product.next_payment_at === details.next_payment_due_at && product.next_payment_at === progress.next_payment_at,
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
  }
}

/** Price, schedule and type of a product, and the application it was funded from. */
function termInvariants({ product, details, application, offer }: Facts): Invariants {
  const left = cents(product.outstanding_amount)
  const total = cents(product.total_repayment_amount)
  const country = countryOf(product.currency)
  const tier = offer?.tiers.find(({ max_amount }) => product.advance_amount <= max_amount)
  const expectedFee = tier ? Math.floor(cents(product.advance_amount) * tier.fee_rate + 0.5) : undefined
  const isSalesBased = product.repayment_rate !== null
  return {
    'purchases add up to what the card financed':
      (details.card === null) === (product.product_type !== 'spend_card') &&
      (details.card === null ||
        sum(details.card.transactions, ({ amount }) => amount) === cents(product.advance_amount)),
    'a card financed no more than its limit':
      details.card === null ||
      details.card.limit_amount === null ||
      Math.max(details.card.balance, details.card.used_amount) <= details.card.limit_amount,
    'the signed disclosure is what was funded':
      application === undefined ||
      (application.disclosure !== null &&
        application.disclosure.signed_at !== null &&
        application.disclosure.amount_financed === product.advance_amount &&
        application.disclosure.finance_charge === product.fee_amount &&
        application.disclosure.total_payment_amount === product.total_repayment_amount &&
        application.disclosure.estimated_apr === details.estimated_apr),
    'the disclosure has the form of its day':
      !application?.disclosure || application.disclosure.version <= application.disclosure.disclosed_at.slice(0, 10),
    'it was applied for, approved, disclosed and signed before it was funded':
      application === undefined ||
      isInOrder([
        application.created_at,
        application.submitted_at,
        application.decided_at,
        application.disclosure?.signed_at ?? null,
        product.funded_at,
      ]),
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
    'fee and discount are the tier’s price':
      expectedFee === undefined || cents(product.fee_amount) + cents(product.discount_amount) === expectedFee,
    'the discount is the offer’s':
      offer === undefined ||
      cents(product.discount_amount) === Math.floor((expectedFee ?? 0) * (offer.discount?.rate ?? 0) + 0.5 + 1e-9),
    'the monthly cost is the fee over the term':
      details.term_months === null ||
      cents(details.estimated_monthly_cost) === Math.round(cents(product.fee_amount) / details.term_months),
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
    'orders alone make BNPL': (product.product_type === 'bnpl') === (product.order_id !== null),
  }
}

/** Debits on the bank calendar, their returns and retries. */
function paymentInvariants({ product, details, progress, payments }: Facts, today: string): Invariants {
  const settled = payments.filter(({ status }) => status === 'succeeded')
  const pending = payments.filter(({ status }) => status === 'pending')
  const debits = payments.filter(({ type }) => type !== 'refund' && type !== 'manual')
  const firstDebits = debits.filter(({ attempt }) => attempt === 1)
  const country = countryOf(product.currency)
  // Payments are sorted newest first.
  const lost = payments.findLast(({ failure_code }) => failure_code !== null && isFinalReturn(failure_code))
  return {
    'cancelled and void were never paid': !['cancelled', 'void'].includes(product.status) || payments.length === 0,
    'principal + fee = amount': payments.every(
      ({ amount, principal_amount, fee_amount }) => cents(principal_amount) + cents(fee_amount) === cents(amount),
    ),
    'pending is the sum of pending payments': sum(pending, ({ amount }) => amount) === cents(progress.pending_amount),
    'nothing is pending on an ended product': product.ended_at === null || pending.length === 0,
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
    'the failed payment is the latest that nothing made up for':
      JSON.stringify(product.failed_payment) ===
      JSON.stringify((product.status === 'outstanding' && latestFailed(payments)) || null),
    'payments are counted': progress.payments_count === payments.length,
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
    'debits go on while one is planned':
      product.next_payment_at === null ||
      product.repayment_rate === null ||
      debits[0]?.status !== 'failed' ||
      debits[0].next_attempt_at !== null ||
      daysBetween(debits[0].initiated_at.slice(0, 10), today) <= 14,
    'the next payment is on a business day to come':
      product.next_payment_at === null ||
      (product.next_payment_at.slice(0, 10) >= today && isBusinessDay(product.next_payment_at.slice(0, 10), country)),
  }
}

export async function factsOf(
  { ask, all }: Asker,
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

/** False invariants of a product on a day. */
export const brokenOf = (facts: Facts, today: string) =>
  Object.entries({
    ...bookInvariants(facts, today),
    ...termInvariants(facts),
    ...paymentInvariants(facts, today),
  }).flatMap(([name, holds]) =>
    holds ? [] : [`${name}: ${facts.product.product_type} ${facts.product.status} ${facts.product.id}`],
  )
