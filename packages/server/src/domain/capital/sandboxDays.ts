import { refuse } from '../../platform/refusal'
import type { ActionContext } from './action'
import { onlySandbox, orNotFound, requireLeft, requireOutstanding, storeOf } from './actionParts'
import {
  addBusinessDays,
  addDays,
  batchTimes,
  businessDayFrom,
  businessDaysIn,
  businessDayUntil,
  countryOf,
  dayOf,
  daysBetween,
  pauseOn,
  payableFrom,
  subtractBusinessDays,
} from './bankCalendar'
import { debitOn, isAfterSchedule, salesDaysOf } from './debits'
import { beginPayment, settlePayment } from './paymentActions'
import { scheduledOn } from './plan'
import type { ActionProduct } from './rowStore'

const batchAt = (day: string) => new Date(`${day}T${batchTimes.sent}Z`)

/** Settles debits on the business day after they were sent, unless it's still to come. */
async function settleDebits(action: ActionContext, { id: productId, currency }: ActionProduct): Promise<void> {
  const now = action.clock()
  for (const { id, type, initiated_at } of await storeOf(action).pendingPayments(productId)) {
    const day = addBusinessDays(initiated_at.slice(0, 10), 1, countryOf(currency))
    if (type === 'manual' || day > dayOf(now)) continue
    const at = Math.min(Date.parse(`${day}T${batchTimes.settled}Z`), now.getTime())
    await settlePayment(action, id, { at: new Date(at) })
  }
}

/**
 * Moves the product's history into the past and sends the debits of each business day it passed. Returns the payments. If
 * one is to be missed, the bank returns the first debit or retry, and its retry is presented if its day has passed too.
 */
async function simulateDays(
  action: ActionContext,
  productId: string,
  { days, miss }: { days: number; miss?: 'debit' | 'retry' },
): Promise<{ payments: string[]; missed?: string }> {
  const store = storeOf(action)
  const product = orNotFound(await store.product(productId))
  const business = orNotFound(await store.business(product.business_id))
  const { nextBatchOn, lastDebitOn, remainderFrom } = await store.age(product, days, action.clock())
  await settleDebits(action, product)
  const { pauses, are_debits_stopped, status } = orNotFound(await store.product(productId))
  const today = dayOf(action.clock())
  if (are_debits_stopped || status !== 'outstanding') return { payments: [] }
  const sales = await store.fillSales(business, action.clock(), Math.max(0, daysBetween(nextBatchOn, today)) + 7)
  const sold = new Map(sales.map(({ sold_on, net_minor }) => [sold_on, net_minor]))
  const country = countryOf(product.currency)
  const isOpen = (day: string) => payableFrom(day, country, pauses) === day
  const payments: string[] = []
  let missed: string | undefined
  const sent = async (id: string, kind: 'debit' | 'retry', day: string) => {
    payments.push(id)
    if (kind !== miss || missed !== undefined) return
    missed = id
    await settlePayment(action, id, { failureCode: 'insufficient_funds', at: batchAt(day) })
  }
  for (const day of businessDaysIn(nextBatchOn, today, country)) {
    if (!isOpen(day)) continue
    for (const failed of await store.retries(productId, day)) {
      const { outstanding_minor, pending_minor } = orNotFound(await store.product(productId))
      const amount = Math.min(failed.amount_minor, outstanding_minor - pending_minor)
      if (amount <= 0) {
        await store.moveRetry(failed.id, null)
        continue
      }
      const retry = { productId, amount, type: failed.type, at: batchAt(day), retryOf: failed }
      await sent(await beginPayment(action, retry), 'retry', day)
    }
    const now = orNotFound(await store.product(productId))
    const left = now.outstanding_minor - now.pending_minor
    const debit =
      left > 0 && lastDebitOn < day && (day >= remainderFrom || !isAfterSchedule(now, day))
        ? debitOn(
            { ...now, repayment_rate: now.repayment_rate === null ? null : Number(now.repayment_rate) },
            day,
            // Sales of a grace period aren't shared later.
            salesDaysOf(day, isOpen).reduce(
              (sum, date) => sum + (pauseOn(date, pauses) ? 0 : (sold.get(date) ?? 0)),
              0,
            ),
            now.paid_minor + now.waived_minor + now.pending_minor,
          )
        : undefined
    if (debit) {
      const amount = Math.min(left, debit.amount)
      await sent(await beginPayment(action, { productId, amount, type: debit.type, at: batchAt(day) }), 'debit', day)
    }
    await settleDebits(action, product)
    if (orNotFound(await store.product(productId)).outstanding_minor <= 0) break
  }
  return { payments, ...(missed !== undefined && { missed }) }
}

async function outstandingProduct(action: ActionContext, productId: string): Promise<ActionProduct> {
  const product = orNotFound(await storeOf(action).product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  return product
}

/** Simulates days. Returns the payments of their business days. */
export async function advanceDays(action: ActionContext, productId: string, days: number): Promise<string[]> {
  await outstandingProduct(action, productId)
  return (await simulateDays(action, productId, { days })).payments
}

/** Days until the next debit is the latest one sent; undefined if only a retry is planned. */
function daysToNextDebit({ dues, pauses, ...product }: ActionProduct, today: string): number | undefined {
  const country = countryOf(product.currency)
  const sentUntil = businessDayUntil(addDays(today, -1), country)
  if (product.repayment_rate === null) {
    const covered = product.paid_minor + product.waived_minor + product.pending_minor
    const next = dues.find(({ due_on, due_minor }) => due_on > sentUntil && due_minor > covered)
    if (next) return Math.max(1, daysBetween(sentUntil, scheduledOn(next)))
    return product.has_failed_payment ? undefined : 1
  }
  const fundedOn = product.funded_at.slice(0, 10)
  // Moved, the funding is on a business day, and sales are shared from the next one.
  const movedFrom = businessDayFrom(fundedOn, country)
  const first = businessDayFrom(today > movedFrom ? today : addDays(movedFrom, 1), country)
  const count = businessDaysIn(today, addDays(payableFrom(first, country, pauses), 1), country).length
  return daysBetween(subtractBusinessDays(movedFrom, count, country), fundedOn)
}

/** Advances day by day until the next retry is sent, which the bank returns. Undefined if none is planned. */
async function missRetry(action: ActionContext, productId: string): Promise<string | undefined> {
  while ((await storeOf(action).retried(productId)).length > 0) {
    const { missed } = await simulateDays(action, productId, { days: 1, miss: 'retry' })
    if (missed !== undefined) return missed
  }
  return undefined
}

/** Advances to the next debit, or to the next retry if no other debit is planned. The bank returns it. */
export async function missPayment(action: ActionContext, productId: string): Promise<string> {
  const product = await outstandingProduct(action, productId)
  if (product.are_debits_stopped)
    throw refuse.conflict(
      'debits_stopped',
      'The bank account can no longer be debited. Add another bank account first.',
    )
  requireLeft(product)
  const days = daysToNextDebit(product, dayOf(action.clock()))
  const missed =
    days === undefined
      ? await missRetry(action, productId)
      : (await simulateDays(action, productId, { days, miss: 'debit' })).missed
  if (missed !== undefined) return missed
  throw refuse.conflict('no_debit_planned', 'No debit is planned for this product, so no payment can be missed.')
}

/** Pays the outstanding amount. Debits in the bank settle first. */
export async function payOff(action: ActionContext, productId: string): Promise<string> {
  const product = await outstandingProduct(action, productId)
  const debit = (await storeOf(action).pendingPayments(productId)).findLast(({ type }) => type !== 'manual')
  if (debit) {
    await storeOf(action).age(product, 1, action.clock())
    await settleDebits(action, product)
  }
  const rest = orNotFound(await storeOf(action).product(productId))
  if (debit && rest.status === 'paid') return debit.id
  requireLeft(rest)
  const amount = rest.outstanding_minor - rest.pending_minor
  const id = await beginPayment(action, { productId, amount, type: 'manual' })
  await settlePayment(action, id)
  return id
}
