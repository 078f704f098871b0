import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { prepared } from '../../platform/database/prepared'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { resourceStore } from '../resources/resourceStore'
import { resources } from '../resources/resources'
import { ageProduct } from './ageStore'
import { dayOf } from './bankCalendar'
import { hasFailedPayment } from './failedPaymentStore'
import type { MovedHistory } from './history'
import { updateOrderDues } from './orderDueStore'
import type { Due } from './plan'
import {
  type ActionProduct,
  type ApplicationRow,
  type OfferRow,
  type PaymentRow,
  type ProductRow,
  paymentColumns,
  productColumns,
} from './rowStore'

type Schemas = components['schemas']

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
    async product(id: string) {
      await db.query(sql`SELECT id FROM capital_products WHERE ${inScope} AND id = ${id} FOR UPDATE`)
      // A statement of its own, which sees the payments, dues and pauses that the holder of the lock has committed.
      return one<ActionProduct>(
        db,
        prepared(sql`SELECT ${productColumns}, ${hasFailedPayment} AS has_failed_payment FROM capital_products t
            WHERE t.partner_id = ${partnerId} AND t.mode = ${mode} AND t.id = ${id}`),
      )
    },
    async payment(id: string) {
      await resourceStore(db, { partnerId, mode }, resources.capital_product_payments).lock(id)
      return one<PaymentRow>(db, sql`SELECT ${paymentColumns} FROM payments WHERE ${inScope} AND id = ${id}`)
    },
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
    runningDiscount: (businessId: string, productType: string, currency: string, now: string) =>
      one<{ id: string; discount_rate: string }>(
        db,
        sql`SELECT d.id, d.discount_rate FROM fee_discounts d JOIN fee_discount_businesses b
              ON b.partner_id = d.partner_id AND b.mode = d.mode AND b.fee_discount_id = d.id AND b.business_id = ${businessId}
            WHERE d.partner_id = ${partnerId} AND d.mode = ${mode} AND d.state = 'running' AND ${productType} = ANY(d.products)
              AND d.currency = ${currency} AND d.ends_at > ${now} ORDER BY d.discount_rate DESC LIMIT 1`,
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
