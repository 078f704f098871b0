import { refuse } from '../../platform/refusal'
import { refreshBusinesses } from '../businesses/refreshStore'
import { resourceStore } from '../resources/resourceStore'
import { resources } from '../resources/resources'
import { type ActionContext, emitEvent } from './action'
import { actionStore } from './actionStore'
import { type Ledger, openLedger } from './ledger'
import type { ProductRow } from './rowStore'
import { feeCurveOf } from './schedule'

export const storeOf = ({ database, partner }: ActionContext) => actionStore(database, partner)
export const rowsOf = ({ database, partner }: ActionContext, name: keyof typeof resources) =>
  resourceStore(database, partner, resources[name])
export const refresh = ({ database, partner, clock }: ActionContext, businessId: string) =>
  refreshBusinesses(database, partner, clock(), businessId)

export const orNotFound = <T>(value: T | undefined): T => {
  if (value === undefined) throw refuse.notFound()
  return value
}

/** ID of a product's business, for events whose object doesn't have it. */
export async function businessOf(action: ActionContext, productId: string): Promise<string> {
  return `business_${orNotFound(await storeOf(action).product(productId)).business_id}`
}

/** A 422 for an ID in the body that doesn't exist. */
export const missing = (pointer: string) =>
  refuse.invalid({ in: 'body', pointer, code: 'not_found', detail: "doesn't match any object" })

export function onlySandbox({ partner }: ActionContext): void {
  if (partner.mode !== 'sandbox')
    throw refuse.conflict('sandbox_only', 'This is only available in the sandbox. Switch to the sandbox and try again.')
}

const endedAs = {
  paid: 'paid off',
  waived: 'waived',
  abandoned: 'charged off',
  cancelled: 'cancelled',
  void: 'void',
} as const

export function requireOutstanding({ status }: ProductRow): void {
  if (status !== 'outstanding')
    throw refuse.conflict('not_outstanding', `The product is ${endedAs[status]}, so no payments are due.`)
}

export function requireLeft({ outstanding_minor, pending_minor }: ProductRow): void {
  if (outstanding_minor - pending_minor <= 0)
    throw refuse.conflict(
      'payment_pending',
      'Payments for the whole outstanding amount are already pending. Wait until they settle.',
    )
}

interface Movement {
  type: string
  businessId: string
  minor: number
  currency: string
  related: string
  at?: Date
}

export async function move(
  action: ActionContext,
  { type, businessId, minor, currency, related, at }: Movement,
): Promise<void> {
  const id = action.ids()
  await rowsOf(action, 'balance_transactions').insert(
    id,
    {
      type,
      business_id: businessId,
      amount_minor: minor,
      currency,
      related_object_id: related,
      occurred_at: (at ?? action.clock()).toISOString(),
    },
    action.clock(),
  )
  await emitEvent(action, 'balance_transaction.created', 'balance_transactions', id)
}

export const ledgerOf = (product: ProductRow): Ledger => ({
  ...openLedger({
    advance: product.advance_minor,
    fee: product.fee_minor,
    revenueShareRate: Number(product.revenue_share_rate),
    ...(product.product_type === 'term_loan' && product.dues.length > 0
      ? {
          feeCurve: feeCurveOf(
            product.dues.map(({ amount_minor, fee_minor }) => ({ amount: amount_minor, fee: fee_minor })),
          ),
        }
      : {}),
  }),
  paid: product.paid_minor,
  feePaid: product.fee_paid_minor,
  waived: product.waived_minor,
  feeWaived: product.fee_waived_minor,
})
