/**
 * The money of one funded product, in integer minor units. Each payment is split by cumulative rounding: the fee repaid so far is always the
 * rounded fee of everything paid so far, so rounding never adds up over a product's life.
 */
export interface Terms {
  advance: number
  fee: number
  /** The partner's share of the fee, as a fraction with at most five decimals. */
  revenueShareRate: number
  /** For fees that aren't repaid proportionally: cumulative fee by paid amount, ascending up to the total. */
  feeCurve?: readonly FeePoint[]
}

export interface FeePoint {
  paid: number
  fee: number
}

export interface Ledger {
  terms: Terms
  /** Payments minus refunds. */
  paid: number
  feePaid: number
  waived: number
  feeWaived: number
}

/** Split of an amount. `share` is the partner's part of the fee. */
export interface Parts {
  principal: number
  fee: number
  share: number
}

export const openLedger = (terms: Terms): Ledger => ({ terms, paid: 0, feePaid: 0, waived: 0, feeWaived: 0 })

export const totalOf = ({ advance, fee }: Terms) => advance + fee
export const outstandingOf = ({ terms, paid, waived }: Ledger) => totalOf(terms) - paid - waived
export const feeLeftOf = ({ terms, feePaid, feeWaived }: Ledger) => terms.fee - feePaid - feeWaived

/** `value * by / of`, rounded half up, exact beyond the precision of a double. */
export function proportion(value: number, by: number, of: number): number {
  const [numerator, divisor] = [BigInt(value) * BigInt(by), BigInt(of)]
  return Number((2n * numerator + divisor) / (2n * divisor))
}

/** Amount times a rate with up to five decimals, rounded half up. */
export const ofRate = (minor: number, rate: number) => proportion(minor, Math.round(rate * 100_000), 100_000)

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Cumulative fee up to a paid amount. */
function feeUpTo(paid: number, terms: Terms): number {
  const curve = terms.feeCurve ?? [{ paid: totalOf(terms), fee: terms.fee }]
  let from: FeePoint = { paid: 0, fee: 0 }
  for (const to of curve) {
    if (paid < to.paid) return from.fee + proportion(paid - from.paid, to.fee - from.fee, to.paid - from.paid)
    from = to
  }
  return from.fee
}

/** Share of a fee, computed cumulatively so that it ends at rate × fee. */
const shareBetween = (feeBefore: number, feeAfter: number, { revenueShareRate }: Terms) =>
  ofRate(feeAfter, revenueShareRate) - ofRate(feeBefore, revenueShareRate)

/** Fee part of the next `amount`, limited to the remaining fee and principal. */
function nextFee(ledger: Ledger, amount: number): number {
  const feeLeft = feeLeftOf(ledger)
  const principalLeft = outstandingOf(ledger) - feeLeft
  return clamp(
    feeUpTo(ledger.paid + amount, ledger.terms) - ledger.feePaid,
    Math.max(0, amount - principalLeft),
    Math.min(amount, feeLeft),
  )
}

function requireAmount(amount: number, most: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > most)
    throw new RangeError(`The amount ${amount} isn't within 1 and ${most} minor units.`)
}

export function pay(ledger: Ledger, amount: number): { ledger: Ledger; parts: Parts } {
  requireAmount(amount, outstandingOf(ledger))
  const fee = nextFee(ledger, amount)
  const feePaid = ledger.feePaid + fee
  const share = shareBetween(ledger.feePaid, feePaid, ledger.terms)
  return {
    ledger: { ...ledger, paid: ledger.paid + amount, feePaid },
    parts: { principal: amount - fee, fee, share },
  }
}

/** A settled payment and its earlier refunds. */
export interface Refundable {
  amount: number
  fee: number
  refunded: number
}

/** Reverses the payment's own split, so that refunding it in parts returns exactly its principal and its fee. */
export function refundPayment(
  ledger: Ledger,
  { amount: paid, fee: paidFee, refunded }: Refundable,
  amount: number,
): { ledger: Ledger; parts: Parts } {
  requireAmount(amount, paid - refunded)
  const fee = proportion(refunded + amount, paidFee, paid) - proportion(refunded, paidFee, paid)
  const feePaid = ledger.feePaid - fee
  const share = shareBetween(feePaid, ledger.feePaid, ledger.terms)
  return {
    ledger: { ...ledger, paid: ledger.paid - amount, feePaid },
    parts: { principal: amount - fee, fee, share },
  }
}

/** Forgives part of the outstanding amount: the fee first, then principal. */
export function waive(ledger: Ledger, amount: number): { ledger: Ledger; fee: number; principal: number } {
  requireAmount(amount, outstandingOf(ledger))
  const fee = Math.min(amount, feeLeftOf(ledger))
  return {
    ledger: { ...ledger, waived: ledger.waived + amount, feeWaived: ledger.feeWaived + fee },
    fee,
    principal: amount - fee,
  }
}

/** Adds money paid out on the same product, such as a card transaction. */
export function topUp(ledger: Ledger, { advance, fee }: { advance: number; fee: number }): Ledger {
  const { feeCurve: _, ...terms } = ledger.terms
  return { ...ledger, terms: { ...terms, advance: terms.advance + advance, fee: terms.fee + fee } }
}

/** Fee of an amount minus a discount on the fee. Both are rounded once. */
export function feeOf(amount: number, feeRate: number, discountRate = 0): { fee: number; discount: number } {
  const fee = ofRate(amount, feeRate)
  const discount = ofRate(fee, discountRate)
  return { fee: fee - discount, discount }
}
