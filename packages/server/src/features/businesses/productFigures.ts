import type { components } from '@partner-dashboard/contract'
import { addDays } from '../../domain/capital/bankCalendar'
import { aheadOf, currentPeriod, expectedBy, minimumOf } from '../../domain/capital/figures'
import type { Due } from '../../domain/capital/plan'
import type { ProductRecord } from '../../domain/capital/wire'
import { money } from '../../platform/money'

type Schemas = components['schemas']

interface PaidOnDay {
  day: string
  minor: number
}

const paidSince = (paidByDay: readonly PaidOnDay[], from: string) =>
  paidByDay.reduce((sum, { day, minor }) => (day >= from ? sum + minor : sum), 0)

/** Current period of a flex loan with its minimum. */
export function currentInterval(
  product: ProductRecord,
  paidByDay: readonly PaidOnDay[],
  today: string,
): Schemas['RepaymentInterval'] | null {
  const period = currentPeriod(product, today)
  if (!period) return null
  const { startsOn, due } = period
  const { minimum, paid, remaining } = minimumOf(product, period, paidSince(paidByDay, startsOn))
  return {
    starts_at: `${startsOn}T00:00:00.000Z`,
    due_at: `${due.due_on}T00:00:00.000Z`,
    minimum_amount: money(minimum),
    paid_amount: money(paid),
    remaining_amount: money(remaining),
  }
}

/** All due dates with their status. Flex loan minimums aren't a schedule, because payments follow sales. */
export function paymentSchedule(product: ProductRecord, today: string): Schemas['ScheduledPayment'][] {
  if (product.repayment_rate !== null) return []
  const covered = product.paid_minor + product.waived_minor
  const firstOpen = product.dues.find(({ due_minor }) => due_minor > covered)
  const statusOf = (due: Due): Schemas['ScheduledPayment']['status'] => {
    if (product.status === 'cancelled' || product.status === 'void') return 'cancelled'
    if (product.status === 'waived' && due.due_minor > product.paid_minor) return 'waived'
    if (due.due_minor <= covered) return 'paid'
    if (product.status === 'abandoned') return 'charged_off'
    // A debit that is on its way isn't late.
    if (due.due_on < today && due.due_minor > covered + product.pending_minor) return 'late'
    return due === firstOpen ? 'due' : 'upcoming'
  }
  return product.dues.map((due) => ({
    due_on: due.due_on,
    amount: money(due.amount_minor),
    principal_amount: money(due.amount_minor - due.fee_minor),
    fee_amount: money(due.fee_minor),
    status: statusOf(due),
  }))
}

/** Amount and rate ahead of or behind the plan as of today, or of the day the product ended. */
export function aheadBehindOf(product: ProductRecord, today: string) {
  const day = lastExpectedDayOf(product, today)
  const [ahead, expected] = [aheadOf(product, day), expectedBy(product, day)]
  return {
    ahead_behind_amount: money(ahead),
    ahead_behind_rate: expected === 0 ? 0 : Math.round((ahead / expected) * 10_000) / 10_000,
  }
}

/** Paid and expected amounts, one point per week and one for today. */
export function progressPoints(
  product: ProductRecord,
  paidByDay: readonly PaidOnDay[],
  today: string,
): Schemas['ProgressPoint'][] {
  const begin = product.funded_at.slice(0, 10)
  const lastExpectedDay = lastExpectedDayOf(product, today)
  // Recoveries are paid after the charge-off.
  const end = product.paid_off_at?.slice(0, 10) ?? (product.status === 'abandoned' ? today : lastExpectedDay)
  const days: string[] = []
  for (let day = begin; day < end; day = addDays(day, 7)) days.push(day)
  days.push(end)
  let [index, paid] = [0, 0]
  return days.map((date) => {
    for (let next = paidByDay[index]; next && next.day <= date; next = paidByDay[index]) {
      paid += next.minor
      index += 1
    }
    const expected = expectedBy(product, date < lastExpectedDay ? date : lastExpectedDay)
    return { date, paid_amount: money(paid), expected_amount: money(expected) }
  })
}

/** Today, or the day the product ended: the plan expects nothing after it. */
function lastExpectedDayOf(product: ProductRecord, today: string): string {
  const ended = product.ended_at ?? product.paid_off_at
  return ended === null ? today : ended.slice(0, 10)
}
