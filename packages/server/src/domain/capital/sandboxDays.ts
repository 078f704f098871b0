import type { ActionContext } from './action'
import { onlySandbox, orNotFound, requireOutstanding, storeOf } from './actionParts'
import { addBusinessDays, addDays, batchTimes, countryOf, dayOf, daysBetween, payableFrom } from './bankCalendar'
import { debitOn, salesDaysOf } from './debits'
import { beginPayment, settlePayment } from './paymentActions'

/** Simulates days: moves the product's history into the past and collects each business day's debits. Returns the payments. */
export async function advanceDays(action: ActionContext, productId: string, days: number): Promise<string[]> {
  const store = storeOf(action)
  const product = orNotFound(await store.product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const business = orNotFound(await store.business(product.business_id))
  await store.age(productId, days)
  const { pauses, are_debits_stopped } = orNotFound(await store.product(productId))
  const today = dayOf(action.clock())
  const sold = new Map(
    (await store.fillSales(business, action.clock(), days + 7)).map(({ sold_on, net_minor }) => [sold_on, net_minor]),
  )
  const country = countryOf(product.currency)
  const isOpen = (day: string) => payableFrom(day, country, pauses) === day
  const payments: string[] = []
  const take = async (payment: Parameters<typeof beginPayment>[1], day: string) => {
    const id = await beginPayment(action, { ...payment, at: new Date(`${day}T${batchTimes.sent}Z`) })
    const settledAt = Date.parse(`${addBusinessDays(day, 1, country)}T${batchTimes.settled}Z`)
    await settlePayment(action, id, { at: new Date(Math.min(settledAt, action.clock().getTime())) })
    payments.push(id)
  }
  for (let day = addDays(today, -days); day < today; day = addDays(day, 1)) {
    if (are_debits_stopped || !isOpen(day)) continue
    for (const failed of await store.retries(productId, day)) {
      const { outstanding_minor, pending_minor } = orNotFound(await store.product(productId))
      const amount = Math.min(failed.amount_minor, outstanding_minor - pending_minor)
      if (amount > 0) await take({ productId, amount, type: failed.type, retryOf: failed }, day)
    }
    const now = orNotFound(await store.product(productId))
    const left = now.outstanding_minor - now.pending_minor
    if (left <= 0) break
    if (daysBetween(now.funded_at.slice(0, 10), day) < 1) continue
    const sales = salesDaysOf(day, isOpen).reduce((sum, date) => sum + (sold.get(date) ?? 0), 0)
    const debit = debitOn(
      { ...now, repayment_rate: now.repayment_rate === null ? null : Number(now.repayment_rate) },
      day,
      sales,
      now.paid_minor + now.waived_minor + now.pending_minor,
    )
    if (debit) await take({ productId, amount: Math.min(left, debit.amount), type: debit.type }, day)
  }
  return payments
}
