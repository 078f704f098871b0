import type { components } from '@partner-dashboard/contract'
import sql, { raw } from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import type { Pause } from './bankCalendar'
import type { DisclosureRecord } from './disclosure'
import type { Due } from './plan'
import { finalReturns } from './returnCodes'

type Schemas = components['schemas']

export interface OfferRow {
  id: string
  business_id: string
  product_type: Schemas['ProductType']
  status: Schemas['OfferStatus']
  min_minor: number
  max_minor: number
  currency: Schemas['Currency']
  fee_rate: string
  repayment_rate: string | null
  discount_rate: string | null
  fee_discount_id: string | null
  starts_at: string
  expires_at: string
}

export interface ApplicationRow {
  id: string
  business_id: string
  offer_id: string | null
  product_type: Schemas['ProductType']
  status: Schemas['ApplicationStatus']
  requested_minor: number
  currency: Schemas['Currency']
  disclosure: DisclosureRecord | null
}

export interface ProductRow {
  id: string
  business_id: string
  application_id: string | null
  product_type: Schemas['ProductType']
  status: Schemas['PaymentPlanStatus']
  advance_minor: number
  fee_minor: number
  total_minor: number
  paid_minor: number
  outstanding_minor: number
  repayment_rate: string | null
  currency: Schemas['Currency']
  funded_at: string
  paid_off_at: string | null
  repayments_begin_at: string
  minimum_minor: number
  minimum_interval_days: number
  estimated_term_days: number
  agreed_term_days: number | null
  term_months: number | null
  revenue_share_rate: string
  discount_minor: number
  fee_paid_minor: number
  waived_minor: number
  fee_waived_minor: number
  pending_minor: number
  frequency: 'weekly' | 'monthly' | null
  order_id: string | null
  ended_at: string | null
  end_reason: string | null
  hardship_starts_on: string | null
  hardship_reduction: string | null
  hardship_reason: string | null
  dues: Due[]
  /** Grace periods that aren't cancelled. */
  pauses: (Pause & { reason: string | null })[]
  /** The bank closed or blocked the account, and the business hasn't added another one since. */
  are_debits_stopped: boolean
}

/** A product that an action changes. */
export interface ActionProduct extends ProductRow {
  /** A failed payment is to be retried, or no later one made up for it. */
  has_failed_payment: boolean
}

export interface PaymentRow {
  id: string
  capital_product_id: string
  type: Schemas['PaymentType']
  status: Schemas['PaymentStatus']
  amount_minor: number
  fee_minor: number
  currency: Schemas['Currency']
  initiated_at: string
  settled_at: string | null
  failure_code: string | null
  failure_message: string | null
  attempt: number
  retry_of: string | null
  next_attempt_at: string | null
}

const ofProduct = (table: string) =>
  sql`${raw(table)}.partner_id = t.partner_id AND ${raw(table)}.mode = t.mode AND ${raw(table)}.capital_product_id = t.id`

/** Pending payments of the funded product `t`. */
export const pendingMinor = sql`(SELECT coalesce(sum(y.amount_minor), 0)::bigint FROM payments y
  WHERE ${ofProduct('y')} AND y.status = 'pending')`
/** Dues of the funded product `t`. */
export const duesOfProduct = sql`FROM product_dues d WHERE ${ofProduct('d')}`

/** Columns of the funded product `t`. */
export const productColumns = columnsOf<ProductRow>(
  {
    id: true,
    business_id: true,
    application_id: true,
    product_type: true,
    status: true,
    advance_minor: true,
    fee_minor: true,
    total_minor: true,
    paid_minor: true,
    outstanding_minor: true,
    repayment_rate: true,
    currency: true,
    funded_at: true,
    paid_off_at: true,
    repayments_begin_at: sql`coalesce(t.repayments_begin_at, t.funded_at)`,
    minimum_minor: true,
    minimum_interval_days: true,
    estimated_term_days: true,
    agreed_term_days: true,
    term_months: true,
    revenue_share_rate: true,
    discount_minor: true,
    fee_paid_minor: true,
    waived_minor: true,
    fee_waived_minor: true,
    pending_minor: pendingMinor,
    frequency: true,
    order_id: true,
    ended_at: true,
    end_reason: true,
    hardship_starts_on: true,
    hardship_reduction: true,
    hardship_reason: true,
    dues: sql`(SELECT coalesce(json_agg(json_build_object('due_on', d.due_on, 'scheduled_on', d.scheduled_on, 'amount_minor', d.amount_minor, 'fee_minor', d.fee_minor,
        'due_minor', d.due_minor) ORDER BY d.number), '[]') ${duesOfProduct})`,
    pauses: sql`(SELECT coalesce(json_agg(json_build_object('starts_on', g.starts_on, 'ends_on', g.ends_on, 'reason', g.reason) ORDER BY g.starts_on), '[]')
      FROM grace_periods g WHERE ${ofProduct('g')} AND NOT g.is_cancelled)`,
    are_debits_stopped: sql`EXISTS (SELECT 1 FROM payments f WHERE ${ofProduct('f')} AND f.status = 'failed' AND f.failure_code = ANY(${finalReturns})
      AND NOT EXISTS (SELECT 1 FROM bank_accounts k WHERE k.partner_id = t.partner_id AND k.mode = t.mode AND k.business_id = t.business_id
        AND k.status = 'enabled' AND k.created_at > f.created_at))`,
  },
  't',
)
export const paymentColumns = columnsOf<PaymentRow>({
  id: true,
  capital_product_id: true,
  type: true,
  status: true,
  amount_minor: true,
  fee_minor: true,
  currency: true,
  initiated_at: true,
  settled_at: true,
  failure_code: true,
  failure_message: true,
  attempt: true,
  retry_of: true,
  next_attempt_at: true,
})
