const day = 86_400_000

/** The fee of an amount, in minor units, rounded half up; a discount lowers it. */
export function feeOf(amountMinor: number, feeRate: number, discountRate = 0): { fee: number; discount: number } {
  // Rates have at most five decimals: as integers they multiply exactly.
  const whole = roundDiv(amountMinor * Math.round(feeRate * 100_000), 100_000)
  const discount = roundDiv(whole * Math.round(discountRate * 100_000), 100_000)
  return { fee: whole - discount, discount }
}

const roundDiv = (value: number, by: number) => Math.floor((2 * value + by) / (2 * by))

/** How a payment splits: the fee is repaid in proportion to the total, so that both end together. */
export function splitPayment(amountMinor: number, product: { total_minor: number; fee_minor: number }) {
  const fee = product.total_minor === 0 ? 0 : roundDiv(amountMinor * product.fee_minor, product.total_minor)
  return { fee, principal: amountMinor - fee }
}

/** The partner's share of what a payment repays of the fee. */
export const shareOf = (
  amountMinor: number,
  product: { total_minor: number; fee_minor: number; revenue_share_rate: string },
) => Math.round(splitPayment(amountMinor, product).fee * Number(product.revenue_share_rate))

/**
 * What a refund takes back of the fee and of the share. Counted from all that was refunded of the payment before, so that the parts of a
 * payment that is refunded bit by bit take back exactly what it earned.
 */
export function refundedParts(
  before: number,
  amountMinor: number,
  product: { total_minor: number; fee_minor: number; revenue_share_rate: string },
) {
  const upTo = (minor: number) => ({ fee: splitPayment(minor, product).fee, share: shareOf(minor, product) })
  const [was, is] = [upTo(before), upTo(before + amountMinor)]
  return { fee: is.fee - was.fee, share: is.share - was.share }
}

/**
 * The estimated annual percentage rate of a flat fee that is repaid in equal daily amounts: the daily rate that makes the payments worth the
 * advance, times 365.
 */
export function estimateApr(advance: number, total: number, termDays: number): number | null {
  if (advance <= 0 || total <= advance || termDays < 1) return total === advance ? 0 : null
  const daily = total / termDays
  const worth = (rate: number) => daily * ((1 - (1 + rate) ** -termDays) / rate)
  let [low, high] = [1e-9, 1]
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > advance) low = middle
    else high = middle
  }
  return Math.round(low * 365 * 10_000) / 10_000
}

/** What should have been paid by a time, when all is paid evenly over the term. */
export function expectedBy(
  product: { total_minor: number; funded_at: string; estimated_term_days: number },
  at: number,
): number {
  const days = (at - Date.parse(product.funded_at)) / day
  return Math.round(product.total_minor * Math.min(1, Math.max(0, days / product.estimated_term_days)))
}

/** The period of the minimum payment that a time is in. */
export function intervalAt(
  product: { repayments_begin_at: string; minimum_interval_days: number },
  now: Date,
): { startsAt: Date; dueAt: Date } {
  const length = product.minimum_interval_days * day
  const begin = Date.parse(product.repayments_begin_at)
  const index = Math.max(0, Math.floor((now.getTime() - begin) / length))
  return { startsAt: new Date(begin + index * length), dueAt: new Date(begin + (index + 1) * length) }
}

/** When all is paid at the pace of the last 30 days, or at the agreed one where nothing was paid lately. */
export function estimatePayoff(
  product: { outstanding_minor: number; total_minor: number; estimated_term_days: number },
  paidLately: number,
  now: Date,
): string | null {
  if (product.outstanding_minor === 0) return null
  const daily = paidLately > 0 ? paidLately / 30 : product.total_minor / product.estimated_term_days
  const days = Math.min(3650, Math.ceil(product.outstanding_minor / daily))
  return new Date(now.getTime() + days * day).toISOString().slice(0, 10)
}

export interface ScheduledPart {
  due_on: string
  principal: number
  fee: number
}

/** The fixed monthly payments of a term loan; the last takes what rounding left. */
export function scheduleOf(product: {
  advance_minor: number
  fee_minor: number
  term_months: number
  funded_at: string
}): ScheduledPart[] {
  const { advance_minor, fee_minor, term_months } = product
  const begin = new Date(product.funded_at)
  return Array.from({ length: term_months }, (_, index) => {
    const month = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + index + 1, 1))
    const lastDay = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
    month.setUTCDate(Math.min(begin.getUTCDate(), lastDay))
    const part = (whole: number) =>
      Math.floor((whole * (index + 1)) / term_months) - Math.floor((whole * index) / term_months)
    return { due_on: month.toISOString().slice(0, 10), principal: part(advance_minor), fee: part(fee_minor) }
  })
}

export const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6
