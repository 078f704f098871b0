import type { components } from '@partner-dashboard/contract'
import { addDays, businessDayUntil, countryOf, daysBetween, type Pause, pauseOn, payableFrom } from './bankCalendar'
import { proportion } from './ledger'
import { addMonths, type Due, type DueDate, duesOf, equalParts, periodDays, scheduledOn } from './plan'

type Schemas = components['schemas']

interface RelievedProduct {
  product_type: Schemas['ProductType']
  currency: Schemas['Currency']
  frequency: 'weekly' | 'monthly' | null
  fee_minor: number
  total_minor: number
  dues: readonly Due[]
  /** Ascending. */
  pauses: readonly Pause[]
}

interface Terms {
  /** Share of sales. */
  repayment_rate: number | null
  minimum_minor: number
  estimated_term_days: number
}

/** What a hardship plan changes in a product besides its due dates. */
export interface HardshipTerms extends Terms {
  /** Term before the plan. */
  agreed_term_days: number
}

/** Number of payments or days after each payment is reduced. As a double, 1 − 0.8 is less than 0.2 and would add one. */
const lengthened = (count: number, reduction: number) =>
  Math.ceil((count * 100_000) / (100_000 - Math.round(reduction * 100_000)))

/** Date a number of payments after another one. */
function laterDate(date: string, count: number, { product_type, frequency }: RelievedProduct): string {
  if (product_type !== 'term_loan') return addDays(date, count * periodDays)
  return frequency === 'weekly' ? addDays(date, count * 7) : addMonths(date, count)
}

/** The coming due dates, which grace periods have already moved, and further ones after them. */
function relievedDates(product: RelievedProduct, open: readonly Due[], count: number, today: string): DueDate[] {
  const coming = open.filter(({ due_on }) => due_on > today)
  const last = coming.at(-1)
  const from = last ? scheduledOn(last) : today
  const pauses = product.pauses.filter(({ ends_on }) => ends_on > from)
  const further = Array.from({ length: count - coming.length }, (_, index) => {
    const date = pauses.reduce(
      (at, { starts_on, ends_on }) =>
        starts_on > at ? at : addDays(at, daysBetween(starts_on > from ? addDays(starts_on, -1) : from, ends_on)),
      laterDate(from, index + 1, product),
    )
    const due_on = payableFrom(date, countryOf(product.currency), pauses)
    return { due_on, scheduled_on: due_on === date ? null : date }
  })
  return [...coming, ...further]
}

/**
 * Due dates under a hardship plan: covered ones stay, and the rest is spread over more dates so that each payment is
 * smaller by the reduction. Nothing is past due afterwards.
 */
export function relievedDues(product: RelievedProduct, covered: number, reduction: number, today: string): Due[] {
  const { dues, fee_minor, total_minor } = product
  const coveredDues = dues.filter(({ due_minor }) => due_minor <= covered)
  const open = dues.slice(coveredDues.length)
  const [current] = open
  if (!current) return [...dues]
  const coveredFee = coveredDues.reduce((sum, due) => sum + due.fee_minor, 0)
  const partAmount = covered - (current.due_minor - current.amount_minor)
  const partFee = proportion(partAmount, current.fee_minor, current.amount_minor)
  const count = lengthened(open.length, reduction)
  const rest = equalParts(total_minor - covered, fee_minor - coveredFee - (partAmount > 0 ? partFee : 0), count)
  const country = countryOf(product.currency)
  const partOn = current.due_on < today ? current : { due_on: businessDayUntil(today, country) }
  const paid: { amount: number; fee: number; on: DueDate }[] = coveredDues.map((due) => ({
    amount: due.amount_minor,
    fee: due.fee_minor,
    on: due,
  }))
  const last = paid.at(-1)
  // Paid ahead: the part can't be due before dates to come that are covered.
  if (partAmount > 0 && last && last.on.due_on >= partOn.due_on) {
    last.amount += partAmount
    last.fee += partFee
  } else if (partAmount > 0) paid.push({ amount: partAmount, fee: partFee, on: partOn })
  const dates = [...paid.map(({ on }) => on), ...relievedDates(product, open, count, today)]
  return duesOf([...paid, ...rest], dates)
}

/** Due dates and terms under a hardship plan: more and smaller due dates, and a smaller holdback. */
export function hardshipPlan(
  product: RelievedProduct & Terms & { outstanding_minor: number; repayments_begin_at: string },
  covered: number,
  reduction: number,
  today: string,
): { dues: Due[]; terms: HardshipTerms } {
  const { repayment_rate, minimum_minor, estimated_term_days, outstanding_minor, total_minor } = product
  const dues = relievedDues(product, covered, reduction, today)
  const elapsed = Math.max(0, daysBetween(product.repayments_begin_at.slice(0, 10), today) + 1)
  const daysLeft = lengthened(proportion(outstanding_minor, estimated_term_days, total_minor), reduction)
  return {
    dues,
    terms: {
      repayment_rate: repayment_rate === null ? null : Math.round(repayment_rate * (1 - reduction) * 100_000) / 100_000,
      minimum_minor: minimum_minor > 0 ? (dues.at(-2)?.amount_minor ?? minimum_minor) : 0,
      estimated_term_days: elapsed + daysLeft,
      agreed_term_days: estimated_term_days,
    },
  }
}

/** Moves a date by days that aren't in a grace period. */
function addOpenDays(date: string, days: number, pauses: readonly Pause[]): string {
  let at = date
  for (let left = Math.abs(days); left > 0; left -= pauseOn(at, pauses) ? 0 : 1) at = addDays(at, Math.sign(days))
  return at
}

/** Dues from a day on, moved by a grace period's length to a business day outside all grace periods. */
export function movedDues<D extends Due>(
  { currency, dues, pauses }: { currency: Schemas['Currency']; dues: readonly D[]; pauses: readonly Pause[] },
  from: string,
  days: number,
): D[] {
  const country = countryOf(currency)
  const others = pauses.filter(({ starts_on }) => starts_on !== from)
  const moving = days > 0 ? [...others, { starts_on: from, ends_on: addDays(from, days - 1) }] : others
  return dues.map((due) => {
    if (due.due_on < from) return due
    const isBefore = days > 0 && addDays(scheduledOn(due), days) < from
    const date = addOpenDays(isBefore ? due.due_on : scheduledOn(due), days, others)
    const due_on = payableFrom(date, country, moving)
    return { ...due, due_on, scheduled_on: due_on === date ? null : date }
  })
}
