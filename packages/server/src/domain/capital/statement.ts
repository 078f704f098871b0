import { compareTimes } from './bankCalendar'
import type { ProductRow } from './rowStore'

export type EntryType =
  | 'funded'
  | 'fee'
  | 'payment'
  | 'failed_payment'
  | 'refund'
  | 'waiver'
  | 'cancelled'
  | 'void'
  | 'abandoned'

/** A booked change of a product: positive parts raise the balance, negative ones lower it. */
export interface Booking {
  at: string
  type: EntryType
  /** ID of the payment, refund or waiver. */
  id: string | null
  principal: number
  fee: number
  /** Return code with its meaning, or a reason. */
  note: string | null
}

export interface StatementEntry extends Booking {
  balance: number
}

export interface Statement {
  from: string
  to: string
  opening: number
  entries: StatementEntry[]
  closing: number
}

interface Period {
  from?: string
  to: string
}

/** Bookings that follow from the product itself: what was funded, its fee, and how it ended. */
function ownBookings(product: ProductRow): { first: Booking[]; last: Booking[] } {
  const { status, advance_minor: advance, fee_minor: fee, waived_minor: waived, fee_waived_minor: feeWaived } = product
  const base = { id: null, note: null }
  const first: Booking[] = [{ ...base, at: product.funded_at, type: 'funded', principal: advance, fee: 0 }]
  if (fee > 0) first.push({ ...base, at: product.funded_at, type: 'fee', principal: 0, fee })
  if (product.ended_at === null) return { first, last: [] }
  const at = product.ended_at
  if (status === 'cancelled' || status === 'void') {
    // Payments were refunded before, but a waiver stays.
    const left = { principal: waived - feeWaived - advance, fee: feeWaived - fee }
    return { first, last: [{ ...base, at, type: status, ...left }] }
  }
  // A charged-off product is paid once it's recovered.
  if (status === 'abandoned' || status === 'paid')
    return { first, last: [{ ...base, at, type: 'abandoned', principal: 0, fee: 0, note: product.end_reason }] }
  return { first, last: [] }
}

/** Entries of a period with the balance after each. Without a start, the period begins when the product was funded. */
export function statementOf(product: ProductRow, bookings: readonly Booking[], { from, to }: Period): Statement {
  const { first, last } = ownBookings(product)
  let balance = 0
  const all = [...first, ...[...bookings, ...last].toSorted((one, other) => compareTimes(one.at, other.at))].map(
    (booking) => {
      balance += booking.principal + booking.fee
      return { ...booking, balance }
    },
  )
  const start = from ?? product.funded_at.slice(0, 10)
  const before = all.findLast(({ at }) => at.slice(0, 10) < start)
  const entries = all.filter(({ at }) => at.slice(0, 10) >= start && at.slice(0, 10) <= to)
  const opening = before?.balance ?? 0
  return { from: start, to, opening, entries, closing: entries.at(-1)?.balance ?? opening }
}
