import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  feeOf,
  type Ledger,
  openLedger,
  outstandingOf,
  pay,
  type Refundable,
  refundPayment,
  topUp,
  totalOf,
  waive,
} from './ledger'
import { amortize } from './schedule'

interface Sums {
  paid: number
  principal: number
  fee: number
  share: number
  waived: number
}

interface Life {
  ledger: Ledger
  payments: (Refundable & { feeRefunded: number })[]
  sums: Sums
}

/** Holds after every event. */
function expectInvariants({ ledger, payments, sums }: Life): void {
  const { terms, paid, feePaid, waived, feeWaived } = ledger
  const left = outstandingOf(ledger)
  const feeLeft = terms.fee - feePaid - feeWaived
  const checks = {
    'the entries add up to what is paid': sums.paid === paid && sums.principal + sums.fee === paid,
    'the fee parts add up to the fee paid': sums.fee === feePaid,
    'the share is rate × fee':
      sums.share === Math.floor((feePaid * Math.round(terms.revenueShareRate * 1e5) * 2 + 1e5) / 2e5),
    'waivers add up': sums.waived === waived,
    'nothing is negative': left >= 0 && feeLeft >= 0 && feePaid >= 0 && paid - feePaid >= 0,
    'the principal left is never negative': left - feeLeft >= 0,
    'at the end principal and fee are complete': left > 0 || (feeLeft === 0 && totalOf(terms) === paid + waived),
    'no payment is refunded beyond itself': payments.every(
      ({ amount, fee, refunded, feeRefunded }) =>
        refunded <= amount && feeRefunded <= fee && (refunded < amount || feeRefunded === fee),
    ),
  }
  const broken = Object.entries(checks).filter(([, holds]) => !holds)
  if (broken.length > 0)
    throw new Error(`${broken.map(([name]) => name).join('; ')}: ${JSON.stringify({ ledger, sums })}`)
}

const events = [
  'pay',
  'pay',
  'pay',
  'payFully',
  'fail',
  'refund',
  'refundFully',
  'waive',
  'topUp',
  'chargeOff',
] as const
type Step = { event: (typeof events)[number]; portion: number; pick: number }

function pays(life: Life, amount: number): Life {
  const { ledger, parts } = pay(life.ledger, amount)
  if (parts.principal < 0 || parts.fee < 0 || parts.share < 0) throw new Error(`negative part ${JSON.stringify(parts)}`)
  const { sums } = life
  return {
    ledger,
    payments: [...life.payments, { amount, fee: parts.fee, refunded: 0, feeRefunded: 0 }],
    sums: {
      ...sums,
      paid: sums.paid + amount,
      principal: sums.principal + parts.principal,
      fee: sums.fee + parts.fee,
      share: sums.share + parts.share,
    },
  }
}

function refunds(life: Life, pick: number, portion: number): Life {
  const payment = life.payments[Math.floor(pick * life.payments.length)]
  if (!payment || payment.amount === payment.refunded) return life
  const amount = Math.max(1, Math.round((payment.amount - payment.refunded) * portion))
  const { ledger, parts } = refundPayment(life.ledger, payment, amount)
  const { sums } = life
  return {
    ledger,
    payments: life.payments.map((one) =>
      one === payment ? { ...one, refunded: one.refunded + amount, feeRefunded: one.feeRefunded + parts.fee } : one,
    ),
    sums: {
      ...sums,
      paid: sums.paid - amount,
      principal: sums.principal - parts.principal,
      fee: sums.fee - parts.fee,
      share: sums.share - parts.share,
    },
  }
}

function next(life: Life, { event, portion, pick }: Step): Life {
  const left = outstandingOf(life.ledger)
  const part = Math.max(1, Math.round(left * portion))
  switch (event) {
    case 'pay':
      return left > 0 ? pays(life, Math.max(1, Math.round(part / 8))) : life
    case 'payFully':
      return left > 0 && portion > 0.7 ? pays(life, left) : life
    case 'refund':
      return refunds(life, pick, portion)
    case 'refundFully':
      return refunds(life, pick, 1)
    case 'waive': {
      if (left === 0) return life
      const { ledger, fee, principal } = waive(life.ledger, part)
      expect(fee + principal).toBe(part)
      return { ...life, ledger, sums: { ...life.sums, waived: life.sums.waived + part } }
    }
    case 'topUp': {
      const advance = Math.round(portion * 1_000_000)
      return { ...life, ledger: topUp(life.ledger, { advance, fee: feeOf(advance, 0.1).fee }) }
    }
    // Failed payments move no money, and payments still recover charged-off products.
    case 'fail':
    case 'chargeOff':
      return life
  }
}

const products = ['merchant_cash_advance', 'flex_loan', 'term_loan', 'bnpl', 'spend_card'] as const

const lives = fc.record({
  product: fc.constantFrom(...products),
  advance: fc.integer({ min: 1, max: 500_000_00 }),
  feeRate: fc.integer({ min: 0, max: 40_000 }).map((rate) => rate / 100_000),
  discountRate: fc.constantFrom(0, 0, 0.25, 0.333_33, 1),
  revenueShareRate: fc.integer({ min: 0, max: 100_000 }).map((rate) => rate / 100_000),
  steps: fc.array(
    fc.record({
      event: fc.constantFrom(...events),
      portion: fc.double({ min: 0, max: 1, noNaN: true }),
      pick: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
    { maxLength: 40 },
  ),
})

describe('the ledger', () => {
  it('keeps every cent in 10,000 simulations of every product', () => {
    const lived: Record<string, number> = {}
    fc.assert(
      fc.property(lives, ({ product, advance, feeRate, discountRate, revenueShareRate, steps }) => {
        lived[product] = (lived[product] ?? 0) + 1
        const isFree = product === 'bnpl' || product === 'spend_card'
        const { fee, discount } = feeOf(advance, isFree ? 0 : feeRate, discountRate)
        expect(fee + discount).toBe(feeOf(advance, isFree ? 0 : feeRate).fee)
        const feeCurve = product === 'term_loan' ? amortize({ advance, fee }, 12).feeCurve : undefined
        let life: Life = {
          ledger: openLedger({ advance, fee, revenueShareRate, ...(feeCurve ? { feeCurve } : {}) }),
          payments: [],
          sums: { paid: 0, principal: 0, fee: 0, share: 0, waived: 0 },
        }
        expectInvariants(life)
        for (const step of steps) {
          life = next(life, step)
          expectInvariants(life)
        }
        const left = outstandingOf(life.ledger)
        if (left > 0) life = pays(life, left)
        expectInvariants(life)
      }),
      { numRuns: 10_000, seed: 20_261_121 },
    )
    expect(Object.keys(lived).sort()).toEqual([...products].sort())
  })

  it('adds up to principal, fee and share for any payments', () => {
    let ledger = openLedger({ advance: 100_00, fee: 11_00, revenueShareRate: 0.1 })
    const sums = { principal: 0, fee: 0, share: 0 }
    while (outstandingOf(ledger) > 0) {
      const paid = pay(ledger, Math.min(3_33, outstandingOf(ledger)))
      ledger = paid.ledger
      for (const name of ['principal', 'fee', 'share'] as const) sums[name] += paid.parts[name]
    }
    expect(sums).toEqual({ principal: 100_00, fee: 11_00, share: 1_10 })
  })

  it('multiplies amounts beyond the precision of a double', () => {
    const advance = 90_071_992_547_409
    const { ledger, parts } = pay(openLedger({ advance, fee: advance, revenueShareRate: 1 }), advance)
    expect(parts.fee).toBe(45_035_996_273_705)
    expect(pay(ledger, advance).parts.fee).toBe(advance - 45_035_996_273_705)
  })

  it.each([0, -1, 1.5, 101, Number.NaN])('rejects taking %s of 100', (amount) => {
    expect(() => pay(openLedger({ advance: 100, fee: 0, revenueShareRate: 0 }), amount)).toThrow(RangeError)
  })
})
