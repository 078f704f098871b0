import type { components } from '@partner-dashboard/contract'
import { addDays, businessDayFrom, countryOf } from './bankCalendar'
import { ofRate } from './ledger'
import type { Due } from './plan'

type Schemas = components['schemas']

export interface DebitedProduct {
  repayment_rate: number | null
  currency: Schemas['Currency']
  dues: readonly Due[]
  /** A failed payment is retried, or waits for the business, instead of being debited again. */
  has_failed_payment: boolean
}

export interface Debit {
  amount: number
  type: Schemas['PaymentType']
}

/**
 * Debit of a business day in minor units, before limiting it to the outstanding amount: a share of the sales since the
 * last business day, the shortfall of a flex loan's minimum on the last day of its period, or the due installment. The last
 * installment also collects what earlier ones left, and the business day after it what a refund left.
 * `covered` is paid, waived or pending.
 */
export function debitOn(product: DebitedProduct, day: string, sales: number, covered: number): Debit | undefined {
  const country = countryOf(product.currency)
  const last = product.dues.at(-1)
  const isOver = isAfterSchedule(product, day) && !product.has_failed_payment
  const due = isOver ? last : product.dues.find(({ due_on }) => businessDayFrom(due_on, country) === day)
  if (product.repayment_rate === null) {
    const amount = due ? installmentOf(product.dues, due, covered) : 0
    return amount > 0 ? { amount, type: 'scheduled' } : undefined
  }
  const missing = due ? Math.max(0, due.due_minor - covered) : 0
  // Reversals can exceed the sales.
  const share = ofRate(Math.max(0, sales), product.repayment_rate)
  if (missing > share) return { amount: missing, type: 'minimum_true_up' }
  return share > 0 ? { amount: share, type: 'sales_based' } : undefined
}

/** Whether the last due date of a product with a schedule has passed. */
export const isAfterSchedule = (
  { repayment_rate, dues }: Pick<DebitedProduct, 'dues'> & { repayment_rate: unknown },
  day: string,
) => repayment_rate === null && (dues.at(-1)?.due_on ?? day) < day

/** Amount debited on a due date in minor units. `covered` is paid, waived or pending. */
export function installmentOf(dues: readonly Due[], due: Due, covered: number): number {
  const missing = Math.max(0, due.due_minor - covered)
  return due === dues.at(-1) ? missing : Math.min(missing, due.amount_minor)
}

/** Days whose sales belong to a business day's debit: all since the previous business day. */
export function salesDaysOf(day: string, isBusiness: (day: string) => boolean): string[] {
  const days = [addDays(day, -1)]
  while (!isBusiness(days[0] ?? day)) days.unshift(addDays(days[0] ?? day, -1))
  return days
}
