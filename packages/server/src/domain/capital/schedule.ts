import type { FeePoint } from './ledger'

export interface Instalment {
  amount: number
  principal: number
  fee: number
}

/** Rate per period at which equal payments are worth the principal. */
export function periodRate(advance: number, total: number, periods: number): number {
  if (total <= advance) return 0
  const payment = total / periods
  const worth = (rate: number) => payment * ((1 - (1 + rate) ** -periods) / rate)
  let [low, high] = [1e-12, 10]
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > advance) low = middle
    else high = middle
  }
  return low
}

/**
 * Amortizes a fixed fee: equal installments, each repaying the cost of its period's balance and then principal. The
 * last absorbs the rounding.
 */
export function amortize(
  { advance, fee }: { advance: number; fee: number },
  periods: number,
): { instalments: Instalment[]; feeCurve: FeePoint[] } {
  const total = advance + fee
  const rate = periodRate(advance, total, periods)
  const equal = Math.floor(total / periods)
  const instalments: Instalment[] = []
  let [principalLeft, feeLeft] = [advance, fee]
  for (let number = 1; number <= periods; number += 1) {
    const isLast = number === periods
    const amount = isLast ? principalLeft + feeLeft : equal
    const cost = Math.min(Math.round(principalLeft * rate), feeLeft, amount)
    const feePart = isLast ? feeLeft : Math.max(cost, amount - principalLeft)
    instalments.push({ amount, principal: amount - feePart, fee: feePart })
    principalLeft -= amount - feePart
    feeLeft -= feePart
  }
  return { instalments, feeCurve: feeCurveOf(instalments) }
}

export function feeCurveOf(instalments: readonly { amount: number; fee: number }[]): FeePoint[] {
  let [paid, fee] = [0, 0]
  return instalments
    .filter(({ amount }) => amount > 0)
    .map((instalment) => {
      paid += instalment.amount
      fee += instalment.fee
      return { paid, fee }
    })
}
