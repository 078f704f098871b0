import {
  addBusinessDays,
  addDays,
  batchTimes,
  businessDayFrom,
  businessDaysIn,
  businessDayUntil,
  compareTimes,
  countryOf,
  daysBetween,
  type Pause,
  pauseOn,
  payableFrom,
  subtractBusinessDays,
} from './bankCalendar'
import { type Due, scheduledOn } from './plan'

/** A day's batch of debits, and payments that the business made. */
export interface MovedPayment {
  id: string
  type: string
  attempt: number
  retry_of: string | null
  initiated_at: string
  settled_at: string | null
  next_attempt_at: string | null
}

export interface MovedEntry {
  id: string
  created_at: string
}

/** What moves with a product when the sandbox advances it. */
export interface History {
  currency: 'USD' | 'CAD'
  repayment_rate: string | null
  funded_at: string
  hardship_starts_on: string | null
  dues: Due[]
  pauses: (Pause & MovedEntry & { is_cancelled: boolean })[]
  payments: MovedPayment[]
  refunds: MovedEntry[]
  waivers: MovedEntry[]
}

export interface MovedHistory extends History {
  /** Calendar days that the funding moved. */
  days: number
  /** First day whose debits and retries aren't sent yet. */
  nextBatchOn: string
  /** Day of the latest debit, not counting retries. The day of the funding if nothing was debited. */
  lastDebitOn: string
  /** First day for a debit of what a refund left after the last due date: neither before the refund nor before today, both moved. */
  remainderFrom: string
}

const dateOf = (time: string) => time.slice(0, 10)
const at = (date: string, time: string) => `${date}${time.slice(10)}`

/** Due dates move by calendar days, each to its business day, and never into a grace period: one that preceded it stays before. */
function movedDue(due: Due, days: number, country: 'US' | 'CA', pauses: readonly Pause[]): Due {
  const date = addDays(scheduledOn(due), -days)
  const pause = pauseOn(businessDayFrom(date, country), pauses)
  const due_on = pause && date < pause.starts_on ? businessDayUntil(date, country) : payableFrom(date, country, pauses)
  return { ...due, due_on, scheduled_on: due_on === date ? null : date }
}

/**
 * Moves a history into the past by at least the given days, so that the funding is on a business day. Payments move by
 * as many business days as the funding, so each stays on a business day of its own and none moves past another. A product with
 * a schedule keeps the days between its due dates, and the debits of its installments follow the due dates.
 */
export function movedHistory(history: History, minDays: number, today: string): MovedHistory {
  const country = countryOf(history.currency)
  const hasSchedule = history.repayment_rate === null
  const fundedOn = dateOf(history.funded_at)
  const movedTo = businessDayUntil(addDays(fundedOn, -minDays), country)
  const days = daysBetween(movedTo, fundedOn)
  const count = businessDaysIn(movedTo, fundedOn, country).length
  const cache = new Map<string, string>()
  const moved = (date: string) => {
    const day = cache.get(date) ?? subtractBusinessDays(businessDayFrom(date, country), count, country)
    cache.set(date, day)
    return day
  }
  const gap = (from: string, to: string) => businessDaysIn(dateOf(from), dateOf(to), country).length
  const onCalendar = (date: string) => (hasSchedule ? addDays(date, -days) : moved(date))

  const pauses = history.pauses.map((pause) => {
    const starts_on = onCalendar(pause.starts_on)
    const ends_on = addDays(onCalendar(addDays(pause.ends_on, 1)), -1)
    const created_at = at(moved(dateOf(pause.created_at)), pause.created_at)
    return { ...pause, created_at, starts_on, ends_on: ends_on < starts_on ? starts_on : ends_on }
  })
  const closed = pauses.filter(({ is_cancelled }) => !is_cancelled)
  const dues = history.dues.map((due) =>
    hasSchedule ? movedDue(due, days, country, closed) : { ...due, due_on: moved(due.due_on), scheduled_on: null },
  )
  const [lastWas, lastIs] = [history.dues.at(-1), dues.at(-1)]
  const lastDue = lastWas && lastIs && { before: lastWas.due_on, after: lastIs.due_on }
  const debitDays = new Map(
    hasSchedule ? history.dues.map(({ due_on }, index) => [due_on, dues[index]?.due_on ?? due_on]) : [],
  )

  const byTime = history.payments.toSorted((one, other) => compareTimes(one.initiated_at, other.initiated_at))
  const sentOn = new Map<string, { before: string; after: string }>()
  const payments = byTime.map((payment) => {
    const before = dateOf(payment.initiated_at)
    const isRemainder = payment.type === 'scheduled' && lastDue !== undefined && before > lastDue.before
    const retried = hasSchedule
      ? (sentOn.get(payment.retry_of ?? '') ?? (isRemainder ? lastDue : undefined))
      : undefined
    const installment = payment.type === 'scheduled' && payment.attempt === 1 ? debitDays.get(before) : undefined
    const after = retried
      ? addBusinessDays(retried.after, gap(retried.before, before), country)
      : (installment ?? moved(before))
    sentOn.set(payment.id, { before, after })
    const later = (time: string) => addBusinessDays(after, gap(before, time), country)
    const { settled_at, next_attempt_at } = payment
    return {
      ...payment,
      initiated_at: at(after, payment.initiated_at),
      settled_at: settled_at && at(later(settled_at), settled_at),
      next_attempt_at: next_attempt_at && at(payableFrom(later(next_attempt_at), country, closed), next_attempt_at),
    }
  })
  const entries = <E extends MovedEntry>(rows: readonly E[]) =>
    rows.map((row) => ({ ...row, created_at: at(moved(dateOf(row.created_at)), row.created_at) }))
  const result = {
    ...{ ...history, dues, pauses, payments, days },
    funded_at: at(movedTo, history.funded_at),
    hardship_starts_on: history.hardship_starts_on && onCalendar(history.hardship_starts_on),
    refunds: entries(history.refunds),
    waivers: entries(history.waivers),
  }
  keepOrder({ ...history, payments: byTime }, result)
  if (hasSchedule) keepOutside(closed, history.pauses, [...sentOn.values()])
  for (const pause of closed)
    if (dateOf(pause.created_at) > pause.starts_on) pause.created_at = at(pause.starts_on, pause.created_at)

  const lastBatchOn = businessDayUntil(addDays(today, -1), country)
  const firstOn = hasSchedule ? addDays(lastBatchOn, 1 - days) : moved(today)
  const dueNext = dues.find((_, index) => (history.dues[index]?.due_on ?? '') > lastBatchOn)
  const dueFrom = hasSchedule && dueNext ? [dueNext.due_on] : []
  const retriesOn = payments.flatMap(({ next_attempt_at }) => (next_attempt_at ? [dateOf(next_attempt_at)] : []))
  const sentOnDays = payments.filter(isFirstDebit).map(({ initiated_at }) => dateOf(initiated_at))
  return {
    ...result,
    nextBatchOn: [firstOn, ...dueFrom, ...retriesOn].toSorted()[0] ?? firstOn,
    lastDebitOn: sentOnDays.toSorted().at(-1) ?? movedTo,
    remainderFrom: latestOf(onCalendar(today), moved(today), ...result.refunds.map(batchAfter)),
  }
}

const latestOf = (...dates: string[]) => dates.toSorted().at(-1) ?? ''

/** Day of the first batch that is sent after an entry. */
const batchAfter = ({ created_at }: MovedEntry) =>
  created_at.slice(11, 19) < batchTimes.sent ? dateOf(created_at) : addDays(dateOf(created_at), 1)

const isFirstDebit = ({ type, attempt }: MovedPayment) => type !== 'manual' && attempt === 1

/** What happened at one time. */
const entryNames = ['refunds', 'waivers', 'pauses'] as const
type Entries = (typeof entryNames)[number]

interface Moment {
  was: string
  is: string
  isDebit: boolean
  set: (time: string) => void
}

/** Shortens grace periods so that debits around them stay outside. Business days between debits can take them closer. */
function keepOutside(
  pauses: MovedHistory['pauses'],
  before: History['pauses'],
  debits: readonly { before: string; after: string }[],
): void {
  for (const pause of pauses) {
    const was = before.find(({ id }) => id === pause.id) ?? pause
    for (const debit of debits) {
      if (debit.before < was.starts_on && debit.after >= pause.starts_on) pause.starts_on = addDays(debit.after, 1)
      if (debit.before > was.ends_on && debit.after <= pause.ends_on) pause.ends_on = addDays(debit.after, -1)
    }
  }
}

/** Keeps the order of events: what the business or the lender did stays between the debits around it. */
function keepOrder(before: Pick<History, 'payments' | Entries>, after: History): void {
  const moments: Moment[] = after.payments.flatMap((row, index) => {
    const was = before.payments[index] ?? row
    const isDebit = row.type !== 'manual'
    const sent = { was: was.initiated_at, is: row.initiated_at, isDebit }
    const settled = { was: was.settled_at ?? '', is: row.settled_at ?? '', isDebit }
    return [
      { ...sent, set: (time: string) => Object.assign(row, { initiated_at: time }) },
      ...(row.settled_at ? [{ ...settled, set: (time: string) => Object.assign(row, { settled_at: time }) }] : []),
    ]
  })
  for (const name of entryNames)
    after[name].forEach((row, index) => {
      const was = before[name][index]?.created_at ?? row.created_at
      const set = (time: string) => Object.assign(row, { created_at: time })
      moments.push({ was, is: row.created_at, isDebit: false, set })
    })
  moments.sort((one, other) => compareTimes(one.was, other.was))
  let latest: string | undefined
  for (const moment of moments.toReversed()) {
    if (moment.isDebit) latest = moment.is
    else if (latest !== undefined && compareTimes(moment.is, latest) > 0) moment.is = latest
  }
  let earliest: string | undefined
  for (const { is, isDebit, set } of moments) {
    if (earliest === undefined || compareTimes(is, earliest) > 0) earliest = is
    if (!isDebit) set(earliest)
  }
}
