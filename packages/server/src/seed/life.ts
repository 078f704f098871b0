import type { components } from '@partner-dashboard/contract'
import { type Ledger, outstandingOf, type Refundable, waive } from '../domain/capital/ledger'
import type { Due } from '../domain/capital/plan'
import { returnCodeOf, returnMessage } from '../domain/capital/returnCodes'
import type { LifeRows, ProductPlan } from './productPlan'
import type { Random } from './random'

type Schemas = components['schemas']

/** A product while its days are simulated. */
export interface Life {
  plan: ProductPlan
  now: Date
  today: string
  rows: LifeRows
  random: Random
  dues: Due[]
  ledger: Ledger
  pending: number
  settled: (Refundable & { id: string; day: string })[]
  retries: { day: string; amount: number; type: string; attempt: number; of: string; row: Record<string, unknown> }[]
  /** Payments that the business makes itself after returned debits. */
  transfers: { day: string; amount: number }[]
  /** Day from which the bank returns every debit. */
  returnsFrom: string | null
  /** Return code of those debits. */
  goneCode: string
  isStopped: boolean
  lastPayment?: Record<string, unknown>
  endedAt: string | null
  endReason: string | null
  paidOffAt: string | null
  status: Schemas['PaymentPlanStatus']
  grace: { starts_on: string; ends_on: string } | null
  /** Whether it has a grace period if it's old enough. */
  isGraced: boolean
}

/** A time on a day, but not in the future. */
export function laterOn(day: string, time: string, { now }: Life): string {
  const at = `${day}T${time}:00.000Z`
  return at < now.toISOString() ? at : new Date(now.getTime() - 3_600_000).toISOString()
}

/** Cancels pending payments, because nothing stays pending on an ended product. */
function stopPending({ rows, plan }: Life): void {
  const code = returnCodeOf('declined', plan.currency) ?? ''
  for (const row of rows.payments as Record<string, unknown>[]) {
    if (row.capital_product_id !== plan.id) continue
    row.next_attempt_at = null
    if (row.status === 'pending')
      Object.assign(row, { status: 'failed', failure_code: code, failure_message: returnMessage(code) })
  }
}

export function endWith(life: Life, status: 'waived' | 'abandoned', day: string): void {
  const { plan, random, rows } = life
  stopPending(life)
  life.status = status
  life.endedAt = laterOn(day, '16:45', life)
  if (status !== 'waived') {
    life.endReason = 'No payments for 120 days'
    return
  }
  const amount = outstandingOf(life.ledger)
  const { ledger, fee } = waive(life.ledger, amount)
  life.ledger = ledger
  const id = random.uuid()
  life.endReason = random.pick(['Hardship settlement', 'Natural disaster'])
  rows.waivers.push({
    ...plan.base,
    id,
    capital_product_id: plan.id,
    amount_minor: amount,
    fee_minor: fee,
    reason: life.endReason,
    currency: plan.currency,
    created_at: life.endedAt,
    updated_at: life.endedAt,
  })
}
