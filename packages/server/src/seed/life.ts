import type { components } from '@partner-dashboard/contract'
import type { HardshipTerms } from '../domain/capital/hardship'
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
  /** Relief it gets if it's old enough. */
  relief: Relief | undefined
  hardship: Hardship | null
}

/** Days without a payment after which a product is charged off. */
export const daysToChargeOff = 120

export type Relief = 'grace_period' | 'hardship_plan' | 'partial_waiver'

/** What a hardship plan changes in the product's row. */
interface Hardship extends HardshipTerms {
  hardship_starts_on: string
  hardship_reduction: number
  hardship_reason: string
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
  const { random } = life
  stopPending(life)
  life.status = status
  life.endedAt = laterOn(day, '16:45', life)
  if (status !== 'waived') {
    life.endReason = `No payments for ${daysToChargeOff} days`
    return
  }
  const id = random.uuid()
  life.endReason = random.pick(['Hardship settlement', 'Natural disaster'])
  forgive(life, { id, amount: outstandingOf(life.ledger), reason: life.endReason, at: life.endedAt })
}

/** Waives an amount of the product. */
export function forgive(
  life: Life,
  { id, amount, reason, at }: { id: string; amount: number; reason: string; at: string },
): void {
  const { plan, rows } = life
  const { ledger, fee } = waive(life.ledger, amount)
  life.ledger = ledger
  rows.waivers.push({
    ...plan.base,
    ...{ id, capital_product_id: plan.id, amount_minor: amount, fee_minor: fee, reason, currency: plan.currency },
    ...{ created_at: at, updated_at: at },
  })
}
