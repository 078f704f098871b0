import type { components } from '@partner-dashboard/contract'
import sql, { raw } from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { ageProduct } from './ageStore'
import { dayOf, type Pause } from './bankCalendar'
import type { DisclosureRecord } from './disclosure'
import { hasFailedPayment } from './failedPaymentStore'
import type { MovedHistory } from './history'
import { updateOrderDues } from './orderDueStore'
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

/** Limits of what a partner prices and creates, set by the lender. */
export interface PartnerLimits {
  max_offer_minor: number
  max_fee_rate: string
  max_repayment_rate: string
  max_credit_limit_minor: number
}

export interface NewCardTransaction {
  id: string
  productId: string
  amount: number
  currency: string
  at: string
}

export interface NewWaiver {
  id: string
  productId: string
  amount: number
  fee: number
  reason: string | null
  currency: string
  at: string
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

const objectStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    business: (id: string) =>
      one<{
        id: string
        currency: Schemas['Currency']
        country: Schemas['Country']
        monthly_sales_minor: number
        is_opted_out: boolean
        created_at: string
      }>(
        db,
        sql`SELECT id, currency, country, monthly_sales_minor, is_opted_out, created_at FROM businesses WHERE ${inScope} AND id = ${id} FOR UPDATE`,
      ),
    /** Currencies of the businesses that exist, locked in one order so that two requests can't block each other. */
    currencies: (ids: readonly string[]) =>
      db.query<{ id: string; currency: Schemas['Currency'] }>(
        sql`SELECT id, currency FROM businesses WHERE ${inScope} AND id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`,
      ),
    offer: (id: string) =>
      one<OfferRow>(
        db,
        sql`SELECT id, business_id, product_type, status, min_minor, max_minor, currency, fee_rate, repayment_rate, discount_rate,
              fee_discount_id, starts_at, expires_at FROM offers WHERE ${inScope} AND id = ${id} FOR UPDATE`,
      ),
    application: (id: string) =>
      one<ApplicationRow>(
        db,
        sql`SELECT id, business_id, offer_id, product_type, status, requested_minor, currency, disclosure FROM applications
            WHERE ${inScope} AND id = ${id} FOR UPDATE`,
      ),
    product: (id: string) =>
      one<ActionProduct>(
        db,
        sql`SELECT ${productColumns}, ${hasFailedPayment} AS has_failed_payment FROM capital_products t
            WHERE t.partner_id = ${partnerId} AND t.mode = ${mode} AND t.id = ${id} FOR UPDATE OF t`,
      ),
    payment: (id: string) =>
      one<PaymentRow>(db, sql`SELECT ${paymentColumns} FROM payments WHERE ${inScope} AND id = ${id} FOR UPDATE`),
    pendingPayments: (productId: string) =>
      db.query<Pick<PaymentRow, 'id' | 'type' | 'initiated_at'>>(
        sql`SELECT id, type, initiated_at FROM payments WHERE ${inScope} AND capital_product_id = ${productId} AND status = 'pending' ORDER BY initiated_at, id`,
      ),
    limits: async () => {
      const limits = await one<PartnerLimits>(
        db,
        sql`SELECT max_offer_minor, max_fee_rate, max_repayment_rate, max_credit_limit_minor FROM partner_configs WHERE partner_id = ${partnerId}`,
      )
      if (!limits) throw new Error('The partner has no configuration.')
      return limits
    },
    insertCardTransaction: (transaction: NewCardTransaction) =>
      db.query(
        sql`INSERT INTO card_transactions (partner_id, mode, id, capital_product_id, amount_minor, currency, posted_at)
            VALUES (${partnerId}, ${mode}, ${transaction.id}, ${transaction.productId}, ${transaction.amount}, ${transaction.currency},
              ${transaction.at})`,
      ),
    insertWaiver: (waiver: NewWaiver) =>
      db.query(
        sql`INSERT INTO waivers (partner_id, mode, id, capital_product_id, amount_minor, fee_minor, reason, currency, created_at, updated_at)
            VALUES (${partnerId}, ${mode}, ${waiver.id}, ${waiver.productId}, ${waiver.amount}, ${waiver.fee}, ${waiver.reason},
              ${waiver.currency}, ${waiver.at}, ${waiver.at})`,
      ),
    /** The last payment that isn't refunded. */
    lastPaid: (productId: string) =>
      one<PaymentRow>(
        db,
        sql`SELECT ${paymentColumns} FROM payments WHERE ${inScope} AND capital_product_id = ${productId} AND status = 'succeeded'
              AND amount_minor > (SELECT coalesce(sum(r.amount_minor), 0) FROM refunds r
                WHERE r.partner_id = payments.partner_id AND r.mode = payments.mode AND r.payment_id = payments.id)
              ORDER BY settled_at DESC, initiated_at DESC, id DESC LIMIT 1 FOR UPDATE`,
      ),
  }
}

/** Due dates, retries and grace periods. */
const repaymentStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    /** Cancels the retries of a product that is paid or ended. */
    stopRetries: (productId: string) =>
      db.query(sql`UPDATE payments SET next_attempt_at = NULL WHERE ${inScope} AND capital_product_id = ${productId}`),
    insertDues: (productId: string, dues: readonly Due[]) =>
      db.query(
        sql`INSERT INTO product_dues (partner_id, mode, capital_product_id, number, due_on, scheduled_on, amount_minor, fee_minor, due_minor)
            SELECT ${partnerId}, ${mode}, ${productId}, d.number, d.due_on, d.scheduled_on, d.amount_minor, d.fee_minor, d.due_minor
            FROM ROWS FROM (json_to_recordset(${JSON.stringify(dues)}::json)
              AS (due_on date, scheduled_on date, amount_minor bigint, fee_minor bigint, due_minor bigint)) WITH ORDINALITY
              AS d (due_on, scheduled_on, amount_minor, fee_minor, due_minor, number)`,
      ),
    async replaceDues(productId: string, dues: readonly Due[]): Promise<void> {
      await db.query(sql`DELETE FROM product_dues WHERE ${inScope} AND capital_product_id = ${productId}`)
      await repaymentStatements(db, { partnerId, mode }).insertDues(productId, dues)
      await updateOrderDues(db, { partnerId, mode }, productId)
    },
    moveRetry: (id: string, at: string | null) =>
      db.query(sql`UPDATE payments SET next_attempt_at = ${at} WHERE ${inScope} AND id = ${id}`),
    /** Returned payments that will be presented again. */
    retried: (productId: string) =>
      db.query<{ id: string; next_attempt_at: string }>(
        sql`SELECT id, next_attempt_at FROM payments WHERE ${inScope} AND capital_product_id = ${productId} AND next_attempt_at IS NOT NULL
            ORDER BY next_attempt_at, id`,
      ),
  }
}

const sumStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    refundedOf: async (paymentId: string) => {
      const row = await one<{ minor: number }>(
        db,
        sql`SELECT coalesce(sum(amount_minor), 0)::bigint AS minor FROM refunds WHERE ${inScope} AND payment_id = ${paymentId}`,
      )
      return row?.minor ?? 0
    },
    /**
     * Credit that the business can still use; undefined without a limit, and 0 with a disabled one. To use it, the limit
     * is locked, so concurrent requests can't both use it.
     */
    async availableCredit(businessId: string, productType: 'bnpl' | 'spend_card', isLocked = true) {
      const limit = await one<{ limit_minor: number; status: string }>(
        db,
        sql`SELECT limit_minor, status FROM credit_limits WHERE ${inScope} AND business_id = ${businessId}
              AND product_type = ${productType} ${isLocked ? sql`FOR UPDATE` : sql``}`,
      )
      if (!limit) return undefined
      if (limit.status !== 'enabled') return 0
      // A statement of its own, which sees what the holder of the lock has committed.
      const used = await one<{ minor: number }>(
        db,
        sql`SELECT (coalesce((SELECT sum(total_minor) FROM orders WHERE ${inScope} AND business_id = ${businessId}
                      AND status = 'accepted' AND ${productType} = 'bnpl'), 0)
              + coalesce((SELECT sum(outstanding_minor) FROM capital_products WHERE ${inScope} AND business_id = ${businessId}
                      AND product_type = ${productType}), 0))::bigint AS minor`,
      )
      return Math.max(0, limit.limit_minor - (used?.minor ?? 0))
    },
    hasOpenApplication: async (businessId: string) =>
      (await one(
        db,
        sql`SELECT id FROM applications WHERE ${inScope} AND business_id = ${businessId}
              AND status IN ('in_progress', 'action_required', 'under_review', 'approved') LIMIT 1`,
      )) !== undefined,
    /** Running promotion with the highest discount for the business. */
    runningDiscount: (businessId: string, productType: string, now: string) =>
      one<{ id: string; discount_rate: string }>(
        db,
        sql`SELECT d.id, d.discount_rate FROM fee_discounts d JOIN fee_discount_businesses b
              ON b.partner_id = d.partner_id AND b.mode = d.mode AND b.fee_discount_id = d.id AND b.business_id = ${businessId}
            WHERE d.partner_id = ${partnerId} AND d.mode = ${mode} AND d.state = 'running' AND ${productType} = ANY(d.products)
              AND d.ends_at > ${now} ORDER BY d.discount_rate DESC LIMIT 1`,
      ),
  }
}

const sandboxStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    /** Moves the product's history into the past. */
    async age(product: ProductRow, days: number, now: Date): Promise<MovedHistory> {
      const history = await ageProduct(db, { partnerId, mode }, product, days, now)
      await repaymentStatements(db, { partnerId, mode }).replaceDues(product.id, history.dues)
      return history
    },
    /** Returned payments to present again by the end of a day. */
    retries: (productId: string, day: string) =>
      db.query<PaymentRow>(
        sql`SELECT ${paymentColumns} FROM payments WHERE ${inScope} AND capital_product_id = ${productId} AND status = 'failed'
              AND next_attempt_at < ${day}::date + 1 ORDER BY next_attempt_at, id FOR UPDATE`,
      ),
    /**
     * Adds deterministic sales around the business's average for each of the last days without sales. Returns the
     * sales of all those days.
     */
    async fillSales(business: { id: string; currency: string; monthly_sales_minor: number }, now: Date, days: number) {
      const today = dayOf(now)
      const usual = Math.max(20_000, Math.round(business.monthly_sales_minor / 30))
      await db.query(
        sql`INSERT INTO daily_sales (partner_id, mode, business_id, sold_on, sales_minor, sales_count, currency, created_at, updated_at)
            SELECT ${partnerId}, ${mode}, ${business.id}, d.day, s.minor, greatest(1, (s.minor / 2600)::int), ${business.currency},
              ${now.toISOString()}, ${now.toISOString()}
            FROM (SELECT ${today}::date - n AS day FROM generate_series(1, ${days}::int) n) d,
              LATERAL (SELECT (${usual}::bigint * (0.8 + 0.4 * (abs(hashtext(${business.id} || d.day::text)::bigint) % 1001) / 1000))::bigint AS minor) s
            ON CONFLICT (partner_id, mode, business_id, sold_on) DO NOTHING`,
      )
      return db.query<{ sold_on: string; net_minor: number }>(
        sql`SELECT sold_on, sales_minor - reversals_minor AS net_minor FROM daily_sales
            WHERE ${inScope} AND business_id = ${business.id} AND sold_on >= ${today}::date - ${days}::int AND sold_on < ${today}::date
            ORDER BY sold_on`,
      )
    },
  }
}

/** Statements of the actions. Rows to change are locked first, so concurrent actions run one after the other. */
export const actionStore = (db: Queryable, scope: PartnerScope) => ({
  ...objectStatements(db, scope),
  ...repaymentStatements(db, scope),
  ...sumStatements(db, scope),
  ...sandboxStatements(db, scope),
})
