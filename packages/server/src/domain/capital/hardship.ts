import type { components } from '@partner-dashboard/contract'
import { addDays, businessDayFrom, countryOf, daysBetween } from './bankCalendar'
import { proportion } from './ledger'
import { addMonths, type Due, duesOf, equalParts, periodDays } from './plan'
import { isSalesBased } from './pricing'

type Schemas = components['schemas']

interface RelievedProduct {
  product_type: Schemas['ProductType']
  currency: Schemas['Currency']
  frequency: 'weekly' | 'monthly' | null
  fee_minor: number
  total_minor: number
  dues: readonly Due[]
}

/** Longer plans are rejected. */
const maxDues = 240

function nextDate(date: string, { product_type, frequency }: RelievedProduct): string {
  if (product_type === 'term_loan') return frequency === 'weekly' ? addDays(date, 7) : addMonths(date, 1)
  return addDays(date, periodDays)
}

/**
 * Due dates under a hardship plan: covered ones stay, and the rest is spread over more dates so that each payment is
 * smaller by the reduction. Nothing is past due afterwards.
 */
export function relievedDues(product: RelievedProduct, covered: number, reduction: number, today: string): Due[] {
  const { dues, fee_minor, total_minor } = product
  const kept = dues.filter(({ due_minor }) => due_minor <= covered)
  const open = dues.slice(kept.length)
  const [current] = open
  if (!current) return [...dues]
  const keptFee = kept.reduce((sum, due) => sum + due.fee_minor, 0)
  const partAmount = covered - (current.due_minor - current.amount_minor)
  const partFee = proportion(partAmount, current.fee_minor, current.amount_minor)
  const part = partAmount > 0 ? [{ amount: partAmount, fee: partFee }] : []
  const count = Math.min(maxDues, Math.ceil(open.length / (1 - reduction)))
  const rest = equalParts(total_minor - covered, fee_minor - keptFee - (partAmount > 0 ? partFee : 0), count)
  const country = countryOf(product.currency)
  const onBusinessDay = (date: string) => (isSalesBased(product.product_type) ? date : businessDayFrom(date, country))
  const first = open.find(({ due_on }) => daysBetween(today, due_on) > 0)?.due_on ?? nextDate(today, product)
  const dates: string[] = []
  for (let date = first; dates.length < count; date = nextDate(date, product)) dates.push(date)
  const partOn = current.due_on < today ? current.due_on : today
  return duesOf(
    [...kept.map(({ amount_minor, fee_minor: fee }) => ({ amount: amount_minor, fee })), ...part, ...rest],
    [...kept.map(({ due_on }) => due_on), ...(part.length > 0 ? [partOn] : []), ...dates.map(onBusinessDay)],
  )
}
