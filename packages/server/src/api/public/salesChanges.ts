import { refreshBusinesses } from '../../domain/businesses/refreshStore'
import { type ActionContext, emitEvent, emitEvents } from '../../domain/capital/action'
import { actionStore } from '../../domain/capital/actionStore'
import { requireAdjustmentWithin } from '../../domain/capital/limits'
import { beginPayment, settlePayment } from '../../domain/capital/paymentActions'
import type { CreateBody } from '../../domain/resources/contract'
import { amountText } from '../../platform/money'
import { refuseParts } from '../../platform/problemParts'
import { Refusal, refuse } from '../../platform/refusal'
import {
  businessOf,
  type Changes,
  insert,
  minor,
  part,
  plain,
  requireUnique,
  rows,
  today,
  uuid,
  valuesOf,
} from './change'
import { publicStore } from './changeStore'
import type { PublicContext } from './context'

/**
 * Creates the records that can be created, with one statement per table, and emits their events. Returns the ID of each
 * record or why it was refused, in their order.
 */
export async function createSalesRecords(
  records: readonly CreateBody<'daily_sales_records'>[],
  context: PublicContext,
  action: ActionContext,
): Promise<(string | Refusal)[]> {
  const businessIds = records.map(({ business_id }) => uuid(business_id))
  const businesses = await actionStore(action.database, action.partner).currencies([...new Set(businessIds)])
  const currencies = new Map(businesses.map(({ id, currency }) => [id, currency]))
  const checked = records.map((record) => {
    const currency = currencies.get(uuid(record.business_id))
    if (currency === undefined) return refuse.invalid(part('/business_id', 'not_found', "doesn't match any object"))
    if (record.date > today(context)) return refuse.invalid(part('/date', 'range', 'must not be in the future'))
    const { reversals_amount = 0, reversals_count = 0 } = record
    const values = valuesOf('daily_sales_records', { ...record, reversals_amount, reversals_count }, salesFields)
    return { id: context.ids(), values: { ...values, currency } }
  })
  const valid = checked.flatMap((one) => (one instanceof Refusal ? [] : [one]))
  const created = await rows(context, 'daily_sales_records').insertAll(valid, context.clock())
  const results = checked.map((one) => {
    if (one instanceof Refusal) return one
    if (created.has(one.id)) return one.id
    return refuse.conflict('date_taken', 'The business already has a record for this day. Update that one instead.')
  })
  const ids = results.filter((result) => typeof result === 'string')
  await emitEvents(action, 'daily_sales_record.created', 'daily_sales_records', ids)
  const touched = new Set(businessIds.filter((_, index) => typeof results[index] === 'string'))
  await refreshBusinesses(context.database, context.partner, context.clock(), [...touched])
  return results
}

/** Pays the products that are repaid from sales, oldest first. Nothing is sent through a bank. */
async function applySettlement(action: ActionContext, businessId: string, withheld: number): Promise<void> {
  await actionStore(action.database, action.partner).business(businessId)
  const products = await publicStore(action.database, action.partner).payableFromSales(businessId)
  const payable = products.reduce((sum, { minor }) => sum + minor, 0)
  if (payable === 0)
    throw refuse.conflict(
      'nothing_outstanding',
      'The business has no outstanding product that is repaid from its sales.',
    )
  if (withheld > payable)
    throw refuse.conflict(
      'not_outstanding',
      `The request withholds more than the ${amountText(payable)} that can be repaid from sales. Cancel it and create another one.`,
    )
  let left = withheld
  for (const { id: productId, minor } of products) {
    const amount = Math.min(left, minor)
    if (amount === 0) return
    await settlePayment(action, await beginPayment(action, { productId, amount, type: 'manual' }))
    left -= amount
  }
}

const salesFields = [
  'business_id',
  'date',
  'sales_amount',
  'sales_count',
  'reversals_amount',
  'reversals_count',
] as const

export const salesChanges = {
  daily_sales_records: {
    async create(body, context, action) {
      const [result] = await createSalesRecords([body], context, action)
      if (typeof result !== 'string') throw result
      return result
    },
    async update(row, body, context, action) {
      const names = ['sales_amount', 'sales_count', 'reversals_amount', 'reversals_count'] as const
      await rows(context, 'daily_sales_records').update(
        row.id,
        valuesOf('daily_sales_records', body, names),
        context.clock(),
      )
      await refreshBusinesses(context.database, context.partner, context.clock(), String(row.business_id))
      await emitEvent(action, 'daily_sales_record.updated', 'daily_sales_records', row.id)
    },
  },

  net_settlement_payment_requests: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      refuseParts([
        body.period_end < body.period_start
          ? part('/period_end', 'range', 'must not be before period_start')
          : undefined,
        body.repayment_amount <= 0 ? part('/repayment_amount', 'range', 'must be more than 0') : undefined,
        body.repayment_amount > body.gross_sales_amount
          ? part('/repayment_amount', 'range', 'must not be more than gross_sales_amount')
          : undefined,
        typeof body.max_amount === 'number' && body.repayment_amount > body.max_amount
          ? part('/repayment_amount', 'range', 'must not be more than max_amount')
          : undefined,
      ])
      await requireUnique(
        context,
        'net_settlements',
        'batch_reference',
        body.batch_reference.trim(),
        'batch_reference_taken',
        'A request with this batch reference',
      )
      const id = await insert(context, 'net_settlement_payment_requests', {
        ...valuesOf('net_settlement_payment_requests', body, [
          'business_id',
          'period_start',
          'period_end',
          'gross_sales_amount',
          'repayment_amount',
          'max_amount',
          'batch_reference',
        ]),
        currency: business.currency,
      })
      await emitEvent(action, 'net_settlement.created', 'net_settlement_payment_requests', id)
      return id
    },
    async update(row, body, context, action) {
      if (row.status !== 'pending')
        throw refuse.conflict(
          'not_pending',
          "The request is no longer pending and can't be changed. Create another one.",
        )
      if (body.status === 'applied') {
        await applySettlement(action, String(row.business_id), Number(row.repayment_amount))
      }
      await rows(context, 'net_settlement_payment_requests').update(row.id, { status: body.status }, context.clock())
      await emitEvent(action, `net_settlement.${body.status}`, 'net_settlement_payment_requests', row.id)
    },
  },

  balance_transactions: {
    async create(body, context, action) {
      if (
        Math.abs(body.amount * 100 - Math.round(body.amount * 100)) > 1e-6 ||
        Math.abs(body.amount) > 1e9 ||
        body.amount === 0
      ) {
        throw refuse.invalid(part('/amount', 'money', 'must be an amount other than 0 with at most two decimals'))
      }
      await requireAdjustmentWithin(action, minor(body.amount), '/amount')
      if (body.business_id) {
        const { currency } = await businessOf(action, body.business_id)
        if (currency !== body.currency)
          throw refuse.invalid(part('/currency', 'currency', `must be ${currency}, the business's currency`))
      }
      const id = await insert(context, 'balance_transactions', {
        ...valuesOf('balance_transactions', body, ['business_id', 'amount', 'currency', 'description']),
        type: 'adjustment',
        occurred_at: context.clock().toISOString(),
      })
      await emitEvent(action, 'balance_transaction.created', 'balance_transactions', id)
      return id
    },
    update: plain('balance_transactions', ['description'], 'balance_transaction.updated'),
  },
} satisfies Partial<Changes>
