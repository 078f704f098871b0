import { addBusinessDays, batchTimes, countryOf } from '../domain/capital/bankCalendar'
import { outstandingOf, pay } from '../domain/capital/ledger'
import { isFinalReturn, nextAttemptAt, returnCodeOf, returnMessage } from '../domain/capital/returnCodes'
import type { Life } from './life'

/** Share of debits that the bank returns. */
const returnRate = 0.009
/** Reasons for single returns: the account can still be debited. */
const returnWeights = { USD: { R01: 80, R09: 14, R08: 6 }, CAD: { '901': 80, '908': 14, '903': 6 } }

/** Presents returned debits again that are due by a day, and takes transfers. */
export function present(life: Life, day: string): void {
  const due = life.retries.filter((retry) => retry.day <= day)
  life.retries = life.retries.filter((retry) => retry.day > day)
  const sent = life.transfers.filter((transfer) => transfer.day <= day)
  life.transfers = life.transfers.filter((transfer) => transfer.day > day)
  for (const { amount } of sent)
    if (life.returnsFrom === null || day < life.returnsFrom)
      take(life, day, Math.min(outstandingOf(life.ledger) - life.pending, amount), 'manual')
  for (const { amount, type, attempt, of, row } of due) {
    const left = outstandingOf(life.ledger) - life.pending
    row.next_attempt_at = null
    if (left <= 0) continue
    take(life, day, Math.min(left, amount), type, noSales, { attempt: attempt + 1, of })
  }
}

interface Retry {
  attempt: number
  of: string
}

/** Sales that a debit shares. */
interface SharedSales {
  days: readonly string[]
  minor: number
}
const noSales: SharedSales = { days: [], minor: 0 }

/** Adds one debit: sent in the day's batch, settled on the next business day, or returned two business days later. */
export function take(life: Life, day: string, amount: number, type: string, sold = noSales, retry?: Retry): void {
  if (amount <= 0) return
  const { plan, random, now, rows } = life
  const country = countryOf(plan.currency)
  const minutes = String(random.whole(30, 58)).padStart(2, '0')
  const sentAt = `${day}T19:${minutes}:${String(random.whole(0, 59)).padStart(2, '0')}.000Z`
  const isReturned =
    life.returnsFrom !== null && day >= life.returnsFrom
      ? true
      : type !== 'manual' && random.chance(retry ? 0.25 : returnRate)
  const settledAt = `${addBusinessDays(day, isReturned ? 2 : 1, country)}T${batchTimes.settled}.000Z`
  const id = random.uuid()
  const isPending = settledAt >= now.toISOString()
  const row: Record<string, unknown> = {
    ...plan.base,
    id,
    capital_product_id: plan.id,
    type,
    status: isPending ? 'pending' : isReturned ? 'failed' : 'succeeded',
    amount_minor: amount,
    fee_minor: 0,
    share_minor: 0,
    currency: plan.currency,
    initiated_at: sentAt,
    settled_at: isPending || isReturned ? null : settledAt,
    failure_code: null,
    failure_message: null,
    attempt: retry?.attempt ?? 1,
    retry_of: retry?.of ?? null,
    next_attempt_at: null,
    created_at: sentAt,
    updated_at: isPending ? sentAt : settledAt,
  }
  rows.payments.push(row)
  life.lastPayment = row
  const { ledger, parts } = pay(life.ledger, amount)
  row.fee_minor = parts.fee
  if (isPending) life.pending += amount
  else if (isReturned) returned(life, row, { day, amount, type, attempt: retry?.attempt ?? 1 })
  else {
    row.share_minor = parts.share
    life.ledger = ledger
    life.settled.push({ id, day, amount, fee: parts.fee, refunded: 0 })
    if (type === 'sales_based' && sold.minor > 0 && random.chance(0.004) && outstandingOf(ledger) > 0)
      settleNet(life, day, row, sold)
    if (outstandingOf(ledger) === 0) {
      life.status = 'paid'
      life.paidOffAt = settledAt
      for (const { row: failed } of life.retries) failed.next_attempt_at = null
    }
  }
}

function returned(
  life: Life,
  row: Record<string, unknown>,
  { day, amount, type, attempt }: { day: string; amount: number; type: string; attempt: number },
): void {
  const { plan, random, returnsFrom } = life
  const country = countryOf(plan.currency)
  const isGone = returnsFrom !== null && day >= returnsFrom
  const fallback = returnCodeOf('insufficient_funds', plan.currency) ?? ''
  const code = isGone ? life.goneCode : attempt > 1 ? fallback : random.weighted<string>(returnWeights[plan.currency])
  const failedOn = addBusinessDays(day, 2, country)
  const next = nextAttemptAt(code, attempt, new Date(`${failedOn}T${batchTimes.settled}Z`), plan.currency)
  Object.assign(row, { failure_code: code, failure_message: returnMessage(code), next_attempt_at: next })
  if (next) life.retries.push({ day: next.slice(0, 10), amount, type, attempt, of: String(row.id), row })
  else if (!isGone && type !== 'sales_based') {
    // The business transfers an installment that can't be debited.
    life.transfers.push({ day: addBusinessDays(failedOn, random.whole(2, 5), country), amount })
  }
  // Debits stop until the business names another account.
  if (isGone && isFinalReturn(code)) life.isStopped = true
}

/** The partner withholds the day's share from its payout of the sales instead, which isn't sent through a bank. */
function settleNet({ plan, rows, random }: Life, day: string, row: Record<string, unknown>, sold: SharedSales): void {
  const id = random.uuid()
  const at = `${day}T18:05:00.000Z`
  Object.assign(row, { type: 'manual', initiated_at: at, settled_at: at, created_at: at, updated_at: at })
  const repayment_minor = Number(row.amount_minor)
  rows.net_settlements.push({
    ...plan.base,
    id,
    business_id: plan.businessId,
    period_start: sold.days[0],
    period_end: sold.days.at(-1),
    gross_sales_minor: Math.max(sold.minor, repayment_minor),
    repayment_minor,
    max_minor: null,
    currency: plan.currency,
    batch_reference: `NS-${day.replaceAll('-', '')}-${plan.id.slice(0, 6)}`,
    status: 'applied',
    created_at: at,
    updated_at: at,
  })
}
