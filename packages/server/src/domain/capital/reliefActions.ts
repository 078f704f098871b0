import { formatDate } from '@partner-dashboard/ui/format'
import { amountText } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { type ActionContext, emitEvent } from './action'
import { onlySandbox, orNotFound, refresh, requireLeft, requireOutstanding, rowsOf, storeOf } from './actionParts'
import { addDays, batchTimes, countryOf, dayOf, daysBetween, payableFrom } from './bankCalendar'
import { hardshipPlan, movedDues } from './hardship'
import { beginPayment, settlePayment } from './paymentActions'
import { addWaiver, endProduct } from './productActions'
import type { ProductRow } from './rowStore'

const invalidAmount = (most: number) =>
  refuse.invalid({
    in: 'body',
    pointer: '/amount',
    code: 'range',
    detail: `must be more than 0 and at most ${amountText(most)}, the outstanding amount without pending payments`,
  })

/** Lowers all remaining payments: more and smaller due dates, and a smaller holdback. */
export async function startHardshipPlan(
  action: ActionContext,
  productId: string,
  { reduction, reason }: { reduction: number; reason?: string | undefined },
): Promise<void> {
  const store = storeOf(action)
  const product = orNotFound(await store.product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  if (product.hardship_starts_on !== null)
    throw refuse.conflict('hardship_plan_active', 'The product already has a hardship plan.')
  const today = dayOf(action.clock())
  requireLeft(product)
  const covered = product.paid_minor + product.waived_minor + product.pending_minor
  const rate = product.repayment_rate === null ? null : Number(product.repayment_rate)
  const { dues, terms } = hardshipPlan({ ...product, repayment_rate: rate }, covered, reduction, today)
  await store.replaceDues(productId, dues)
  await rowsOf(action, 'capital_products').update(
    productId,
    { hardship_starts_on: today, hardship_reduction: reduction, hardship_reason: reason ?? null, ...terms },
    action.clock(),
  )
  await refresh(action, product.business_id)
  await emitEvent(action, 'capital_product.updated', 'capital_products', productId)
}

/** Forgives all or part of the outstanding amount; forgiving everything ends the product. */
export async function waiveAmount(
  action: ActionContext,
  productId: string,
  { amount, reason }: { amount?: number | undefined; reason?: string | undefined },
): Promise<void> {
  const product = orNotFound(await storeOf(action).product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  if (amount === undefined || amount === product.outstanding_minor) {
    await endProduct(action, productId, 'waived', reason)
    return
  }
  const maxAmount = product.outstanding_minor - product.pending_minor
  if (amount >= product.outstanding_minor || amount > maxAmount) throw invalidAmount(maxAmount)
  await addWaiver(action, product, amount, { reason, now: action.clock() })
  await refresh(action, product.business_id)
  await emitEvent(action, 'capital_product.updated', 'capital_products', productId)
}

export async function chargeOff(action: ActionContext, productId: string, reason?: string): Promise<void> {
  onlySandbox(action)
  await endProduct(action, productId, 'abandoned', reason)
}

/** Collects a payment on a charged-off product. */
export async function recover(action: ActionContext, productId: string, amount?: number): Promise<string> {
  const product = orNotFound(await storeOf(action).product(productId))
  onlySandbox(action)
  if (product.status !== 'abandoned')
    throw refuse.conflict(
      'not_charged_off',
      "The product isn't charged off. Only charged-off products can be recovered.",
    )
  requireLeft(product)
  const maxAmount = product.outstanding_minor - product.pending_minor
  if (amount !== undefined && amount > maxAmount) throw invalidAmount(maxAmount)
  const id = await beginPayment(action, { productId, amount: amount ?? maxAmount, type: 'manual' })
  await settlePayment(action, id)
  const { status } = orNotFound(await storeOf(action).product(productId))
  if (status === 'abandoned') await emitEvent(action, 'capital_product.updated', 'capital_products', productId)
  return id
}

async function moveDues(action: ActionContext, product: ProductRow, from: string, days: number): Promise<void> {
  await storeOf(action).replaceDues(product.id, movedDues(product, from, days))
}

/** Moves retries in a grace period to the first business day after it. */
async function postponeRetries(action: ActionContext, productId: string): Promise<void> {
  const store = storeOf(action)
  const { pauses, currency } = orNotFound(await store.product(productId))
  for (const { id, next_attempt_at: at } of await store.retried(productId)) {
    const day = payableFrom(at.slice(0, 10), countryOf(currency), pauses)
    if (day !== at.slice(0, 10)) await store.moveRetry(id, `${day}T${batchTimes.sent}Z`)
  }
}

const maxGraceDays = 90

const invalidDate = (pointer: string, detail: string) => refuse.invalid({ in: 'body', pointer, code: 'range', detail })

/** Grace periods are limited, and don't end in the past. */
export function requireEnd(startsOn: string, endsOn: string, today: string): void {
  if (endsOn < startsOn) throw invalidDate('/ends_on', 'must not be before starts_on')
  if (endsOn < today) throw invalidDate('/ends_on', 'must not be in the past')
  if (daysBetween(startsOn, endsOn) >= maxGraceDays)
    throw invalidDate('/ends_on', `must be within ${maxGraceDays} days from starts_on`)
}

/** Refuses days of another grace period, and names the one in the way. */
export async function requireNoGracePeriod(action: ActionContext, productId: string, from: string, to: string) {
  const { pauses } = orNotFound(await storeOf(action).product(productId))
  const other = pauses.find(({ starts_on, ends_on }) => starts_on <= to && ends_on >= from)
  if (!other) return
  const [startsOn, endsOn] = [formatDate(other.starts_on), formatDate(other.ends_on)]
  const isCurrent = other.starts_on <= dayOf(action.clock())
  throw refuse.conflict(
    'overlap',
    `The product ${isCurrent ? `is in a grace period until ${endsOn}` : `has a grace period from ${startsOn} to ${endsOn}`}. Grace periods can't overlap.`,
  )
}

/** Pauses debits for some days, and moves due dates and retries to after it. */
export async function grantGracePeriod(
  action: ActionContext,
  {
    productId,
    startsOn,
    endsOn,
    reason,
  }: { productId: string; startsOn: string; endsOn: string; reason?: string | null },
): Promise<string> {
  const store = storeOf(action)
  const product = await store.product(productId)
  if (!product)
    throw refuse.invalid({
      in: 'body',
      pointer: '/capital_product_id',
      code: 'not_found',
      detail: "doesn't match any object",
    })
  requireOutstanding(product)
  const today = dayOf(action.clock())
  // Earlier days were debited.
  if (startsOn < today) throw invalidDate('/starts_on', 'must not be in the past')
  requireEnd(startsOn, endsOn, today)
  await requireNoGracePeriod(action, productId, startsOn, endsOn)
  const id = action.ids()
  await rowsOf(action, 'grace_period_details').insert(
    id,
    { capital_product_id: productId, starts_on: startsOn, ends_on: endsOn, reason: reason ?? null },
    action.clock(),
  )
  await moveDues(action, product, startsOn, daysBetween(startsOn, endsOn) + 1)
  await postponeRetries(action, productId)
  await emitEvent(action, 'grace_period.created', 'grace_period_details', id, [`business_${product.business_id}`])
  return id
}

/** Moves due dates by the days that a grace period ends earlier or later. */
export async function changeGracePeriod(
  action: ActionContext,
  { productId, startsOn, endsOn }: { productId: string; startsOn: string; endsOn: string },
  next: { endsOn: string; isCancelled: boolean },
): Promise<void> {
  const today = dayOf(action.clock())
  const before = addDays(startsOn, -1)
  const lastDay = next.isCancelled ? (today < startsOn ? before : today < endsOn ? today : endsOn) : next.endsOn
  const days = daysBetween(endsOn, lastDay)
  if (days === 0) return
  await moveDues(action, orNotFound(await storeOf(action).product(productId)), startsOn, days)
  await postponeRetries(action, productId)
}
