import { refuse } from '../../platform/refusal'
import type { ActionContext } from './action'
import { onlySandbox, orNotFound, requireOutstanding, storeOf } from './actionParts'
import type { ActionProduct } from './actionStore'
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
import { debitOn, salesDaysOf } from './debits'
import { proportion } from './ledger'
import { beginPayment, settlePayment } from './paymentActions'
import { scheduledOn } from './plan'

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
 * Moves the product's history into the past and sends the debits of each business day it passed. Returns the payments.
 * If `isMissed`, the bank returns the first debit that isn't a retry.
 */
async function simulateDays(
  action: ActionContext,
  productId: string,
  { days, isMissed = false }: { days: number; isMissed?: boolean },
): Promise<string[]> {
  const store = storeOf(action)
  const product = orNotFound(await store.product(productId))
  const business = orNotFound(await store.business(product.business_id))
  const { nextBatchOn, lastDebitOn } = await store.age(product, days, action.clock())
  await settleDebits(action, product)
  const { pauses, are_debits_stopped, status } = orNotFound(await store.product(productId))
  const today = dayOf(action.clock())
  if (are_debits_stopped || status !== 'outstanding') return []
  const sales = await store.fillSales(business, action.clock(), Math.max(0, daysBetween(nextBatchOn, today)) + 7)
  const sold = new Map(sales.map(({ sold_on, net_minor }) => [sold_on, net_minor]))
  const country = countryOf(product.currency)
  const isOpen = (day: string) => payableFrom(day, country, pauses) === day
  const payments: string[] = []
  for (const day of businessDaysIn(nextBatchOn, today, country)) {
    if (!isOpen(day)) continue
    for (const failed of await store.retries(productId, day)) {
      const { outstanding_minor, pending_minor } = orNotFound(await store.product(productId))
      const amount = Math.min(failed.amount_minor, outstanding_minor - pending_minor)
      if (amount <= 0) continue
      payments.push(
        await beginPayment(action, { productId, amount, type: failed.type, at: batchAt(day), retryOf: failed }),
      )
    }
    const now = orNotFound(await store.product(productId))
    const left = now.outstanding_minor - now.pending_minor
    const debit =
      left > 0 && lastDebitOn < day
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
      const id = await beginPayment(action, { productId, amount, type: debit.type, at: batchAt(day) })
      if (isMissed) {
        await settlePayment(action, id, { failureCode: 'insufficient_funds', at: batchAt(day) })
        return [...payments, id]
      }
      payments.push(id)
    }
    await settleDebits(action, product)
    if (orNotFound(await store.product(productId)).outstanding_minor <= 0) break
  }
  return payments
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
  return await simulateDays(action, productId, { days })
}

/** Days until the next debit is the latest one sent. */
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
  const first = businessDayFrom(today > fundedOn ? today : addDays(fundedOn, 1), country)
  const count = businessDaysIn(today, addDays(payableFrom(first, country, pauses), 1), country).length
  return daysBetween(subtractBusinessDays(businessDayFrom(fundedOn, country), count, country), fundedOn)
}

/** Advances to the next debit, which the bank returns. */
export async function missPayment(action: ActionContext, productId: string): Promise<string> {
  const product = await outstandingProduct(action, productId)
  if (product.are_debits_stopped)
    throw refuse.conflict(
      'debits_stopped',
      'The bank account can no longer be debited. Add another bank account first.',
    )
  const days = daysToNextDebit(product, dayOf(action.clock()))
  if (days !== undefined) {
    const missed = (await simulateDays(action, productId, { days, isMissed: true })).at(-1)
    if (missed !== undefined) return missed
  }
  const { outstanding_minor, pending_minor, total_minor, estimated_term_days, repayment_rate } =
    await outstandingProduct(action, productId)
  const id = await beginPayment(action, {
    productId,
    amount: Math.min(outstanding_minor - pending_minor, Math.max(1, proportion(total_minor, 1, estimated_term_days))),
    type: repayment_rate === null ? 'scheduled' : 'sales_based',
  })
  await settlePayment(action, id, { failureCode: 'insufficient_funds' })
  return id
}

/** Pays the outstanding amount. Debits in the bank settle first. */
export async function payOff(action: ActionContext, productId: string): Promise<string> {
  const product = await outstandingProduct(action, productId)
  const debit = (await storeOf(action).pendingPayments(productId)).findLast(({ type }) => type !== 'manual')
  if (debit) {
    await storeOf(action).age(product, 1, action.clock())
    await settleDebits(action, product)
  }
  const { outstanding_minor, pending_minor, status } = orNotFound(await storeOf(action).product(productId))
  if (debit && status === 'paid') return debit.id
  const amount = outstanding_minor - pending_minor
  if (amount <= 0)
    throw refuse.conflict(
      'payment_pending',
      'Payments for the whole outstanding amount are already pending. Wait until they settle.',
    )
  const id = await beginPayment(action, { productId, amount, type: 'manual' })
  await settlePayment(action, id)
  return id
}
