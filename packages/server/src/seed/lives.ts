import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  countryOf,
  dayOf,
  daysBetween,
  isBusinessDay,
} from '../domain/capital/bankCalendar'
import { debitOn, salesDaysOf } from '../domain/capital/debits'
import { feeOf, openLedger, outstandingOf, refundPayment } from '../domain/capital/ledger'
import { type Due, planOf, type RepaymentPlan, repaymentsBeginAt } from '../domain/capital/plan'
import { feeCurveOf } from '../domain/capital/schedule'
import { present, take } from './debits'
import { daysToChargeOff, endWith, type Life, laterOn, type Relief } from './life'
import type { LifeRows, ProductPlan, SalesOf } from './productPlan'
import { addPurchases } from './purchases'
import { createRandom, type Random } from './random'
import { grantGrace, planGrace, planRelief, relieve } from './relief'

const share = 0.1
/** Reasons for returning every debit from a day on. After most, the account can't be debited again. */
const lastingWeights = {
  USD: { R01: 50, R02: 20, R16: 12, R29: 10, R10: 8 },
  CAD: { '901': 50, '905': 20, '911': 12, '919': 10, '920': 8 },
}
const finalWeights = { USD: { ...lastingWeights.USD, R01: 0 }, CAD: { ...lastingWeights.CAD, '901': 0 } }
/** An empty account is debited again on the next due date, but not every day or week. */
const goneWeights = ({ type, repaymentRate, frequency, currency }: ProductPlan) =>
  repaymentRate !== null || (type === 'term_loan' && frequency === 'weekly')
    ? finalWeights[currency]
    : lastingWeights[currency]

/** Simulates one product from funding until yesterday with the sandbox's rules, and adds its rows. */
export function addLife(rows: LifeRows, plan: ProductPlan, now: Date, salesOf: SalesOf, relief?: Relief): void {
  const random = createRandom(plan.seed)
  const today = dayOf(now)
  const fundedOn = plan.fundedAt.slice(0, 10)
  const { fee, discount } = feeOf(plan.advance, plan.feeRate, plan.discountRate)
  const { type: productType, advance, currency, frequency, isInInstallments } = plan
  const terms = { productType, advance, fee, currency, fundedOn, frequency, isInInstallments }
  const repayment = planOf({ ...terms, estimatedTermDays: plan.termDays })
  const life: Life = {
    plan,
    now,
    today,
    rows,
    random,
    pending: 0,
    settled: [],
    retries: [],
    transfers: [],
    isStopped: false,
    dues: repayment.dues,
    ledger: openLedger({
      ...{ advance, fee, revenueShareRate: share },
      ...(productType === 'term_loan'
        ? { feeCurve: feeCurveOf(repayment.dues.map((due) => ({ amount: due.amount_minor, fee: due.fee_minor }))) }
        : {}),
    }),
    returnsFrom: returnsFromOf(plan, random, today, repayment.dues),
    goneCode: random.weighted<string>(goneWeights(plan)),
    ...{ endedAt: null, endReason: null, paidOffAt: null, status: 'outstanding' as const },
    ...{ grace: null, relief, hardship: null },
  }
  if (plan.outcome === 'cancelled' || plan.outcome === 'void') {
    life.status = plan.outcome
    life.endedAt = laterOn(addDays(fundedOn, plan.outcome === 'void' ? 1 : 2), '16:10', life)
  } else liveDays(life, repayment, salesOf)
  rows.capital_products.push({
    ...plan.base,
    id: plan.id,
    business_id: plan.businessId,
    application_id: plan.applicationId,
    order_id: plan.orderId,
    product_type: productType,
    status: life.status,
    advance_minor: advance,
    fee_minor: fee,
    total_minor: advance + fee,
    paid_minor: life.ledger.paid,
    fee_paid_minor: life.ledger.feePaid,
    waived_minor: life.ledger.waived,
    fee_waived_minor: life.ledger.feeWaived,
    discount_minor: discount,
    fee_discount_id: plan.feeDiscountId,
    repayment_rate: plan.repaymentRate,
    currency,
    funded_at: plan.fundedAt,
    repayments_begin_at: repaymentsBeginAt(plan.fundedAt, currency),
    minimum_minor: repayment.minimumMinor,
    minimum_interval_days: repayment.minimumIntervalDays,
    estimated_term_days: repayment.estimatedTermDays,
    term_months: repayment.termMonths,
    frequency: repayment.frequency,
    agreed_term_days: null,
    hardship_starts_on: null,
    hardship_reduction: null,
    hardship_reason: null,
    ...life.hardship,
    revenue_share_rate: share,
    paid_off_at: life.paidOffAt,
    ended_at: life.endedAt,
    end_reason: life.endReason,
    created_at: plan.fundedAt,
    updated_at: life.endedAt ?? life.paidOffAt ?? plan.fundedAt,
  })
  if (productType === 'spend_card') addPurchases(rows, plan)
  rows.product_dues.push(
    ...life.dues.map((due, index) => ({
      ...{ ...plan.base, capital_product_id: plan.id, number: index + 1 },
      ...due,
      scheduled_on: due.scheduled_on ?? null,
    })),
  )
}

/** Days past due by share: most are late by a few weeks. */
const lateness = { 14: 50, 45: 25, 74: 15, 104: 10 }

function returnsFromOf(
  { outcome, fundedAt, type }: ProductPlan,
  random: Random,
  today: string,
  dues: readonly Due[],
): string | null {
  const fundedOn = fundedAt.slice(0, 10)
  // A card has one due date.
  if (outcome === 'unpaid' || (type === 'spend_card' && (outcome === 'past_due' || outcome === 'charged_off')))
    return fundedOn
  if (outcome === 'charged_off') return addDays(fundedOn, random.whole(85, 105))
  if (outcome !== 'past_due') return null
  const lateSince = addDays(today, -Number(random.weighted(lateness)))
  const distance = ({ due_on }: Due) => Math.abs(daysBetween(due_on, lateSince))
  const [missed] = dues
    .slice(1)
    .filter(({ due_on }) => due_on < addDays(today, -2))
    .toSorted((one, other) => distance(one) - distance(other))
  if (!missed) return addDays(fundedOn, 1)
  // Sales repay a flex loan ahead of its minimums, so its debits stop earlier.
  const days = daysBetween(fundedOn, missed.due_on) * (type === 'flex_loan' ? 0.58 : 1)
  const stopsOn = addDays(fundedOn, Math.round(days))
  // Later, it would be charged off.
  const earliest = addDays(today, 4 - daysToChargeOff)
  return stopsOn > earliest ? stopsOn : earliest
}

function liveDays(life: Life, repayment: RepaymentPlan, salesOf: SalesOf): void {
  const { plan, random, today } = life
  const fundedOn = plan.fundedAt.slice(0, 10)
  const country = countryOf(plan.currency)
  const age = daysBetween(fundedOn, today)
  const payoffOn = addDays(fundedOn, Math.round(age * random.between(0.5, 0.96)))
  // Before a card's due date, so that something is left to waive.
  const waivedOn = addDays(fundedOn, plan.type === 'spend_card' ? random.whole(5, 20) : random.whole(90, 115))
  const chargedOffOn = life.returnsFrom && addDays(life.returnsFrom, daysToChargeOff)
  const sales = (day: string) => salesOf(plan.businessId, day) ?? Math.round(plan.dailySales * random.between(0.8, 1.2))
  const grace = planGrace(life, age)
  const reliefOn = planRelief(life, age)
  for (let day = addDays(fundedOn, 1); day < today && life.status !== 'paid'; day = addDays(day, 1)) {
    if (day === grace?.starts_on) grantGrace(life, grace)
    if (!isBusinessDay(day, country) || isInGrace(life, day)) continue
    if (plan.outcome === 'waived' && day >= waivedOn) {
      endWith(life, 'waived', day)
      break
    }
    if (plan.outcome === 'charged_off' && chargedOffOn && day >= chargedOffOn) {
      chargeOff(life, day)
      break
    }
    if (plan.outcome === 'paid' && day >= payoffOn) take(life, day, outstandingOf(life.ledger) - life.pending, 'manual')
    if (day === reliefOn) relieve(life, day, repayment)
    present(life, day)
    const left = outstandingOf(life.ledger) - life.pending
    if (left <= 0) continue
    const soldOn = salesDaysOf(day, (date) => isBusinessDay(date, country))
    const repaymentRate = life.hardship?.repayment_rate ?? plan.repaymentRate
    const sold = repaymentRate === null ? 0 : soldOn.reduce((sum, date) => sum + sales(date), 0)
    const covered = life.ledger.paid + life.ledger.waived + life.pending
    const has_failed_payment = life.lastPayment?.status === 'failed'
    const terms = { ...plan, repayment_rate: repaymentRate, dues: life.dues, has_failed_payment }
    const debit = debitOn(terms, day, sold, covered)
    const isSkipped = debit === undefined || life.isStopped
    if (!isSkipped) take(life, day, Math.min(left, debit.amount), debit.type, { days: soldOn, minor: sold })
    refundSometimes(life, day)
  }
  postponeRetries(life)
}

/** Returned debits are presented again after a grace period. */
function postponeRetries({ grace, retries, plan }: Life): void {
  if (!grace) return
  const after = businessDayFrom(addDays(grace.ends_on, 1), countryOf(plan.currency))
  for (const { day, row } of retries)
    if (day <= grace.ends_on && row.next_attempt_at !== null)
      row.next_attempt_at = `${after}${String(row.next_attempt_at).slice(10)}`
}

const isInGrace = ({ grace }: Life, day: string) => grace !== null && grace.starts_on <= day && day <= grace.ends_on

function refundSometimes(life: Life, day: string): void {
  const { plan, random, rows } = life
  if (life.status === 'paid' || life.plan.outcome === 'paid' || !random.chance(0.003)) return
  const index = life.settled.findLastIndex((payment) => payment.day < addDays(day, -3) && payment.refunded === 0)
  const payment = life.settled[index]
  if (!payment) return
  const amount = random.chance(0.5) ? payment.amount : Math.max(1, Math.round(payment.amount / 2))
  const { ledger, parts } = refundPayment(life.ledger, payment, amount)
  life.ledger = ledger
  life.settled[index] = { ...payment, refunded: amount }
  const at = laterOn(day, '15:40', life)
  const isScheduled = plan.repaymentRate === null
  // A refunded installment is owed again.
  if (isScheduled)
    life.transfers.push({ day: addBusinessDays(day, random.whole(1, 3), countryOf(plan.currency)), amount })
  rows.refunds.push({
    ...plan.base,
    id: random.uuid(),
    payment_id: payment.id,
    capital_product_id: plan.id,
    amount_minor: amount,
    fee_minor: parts.fee,
    share_minor: parts.share,
    currency: plan.currency,
    reason: isScheduled
      ? 'Paid from another account'
      : random.pick(['Debited twice', 'Sales were reversed', 'Closed that day']),
    status: 'succeeded',
    created_at: at,
    updated_at: at,
  })
}

/** Charges the product off. Some of it may be recovered later. */
function chargeOff(life: Life, day: string): void {
  endWith(life, 'abandoned', day)
  life.returnsFrom = null
  const recoveredOn = addBusinessDays(day, 20, countryOf(life.plan.currency))
  if (recoveredOn >= addDays(life.today, -3) || !life.random.chance(0.6)) return
  take(life, recoveredOn, Math.round(outstandingOf(life.ledger) * life.random.between(0.1, 0.3)), 'manual')
}
