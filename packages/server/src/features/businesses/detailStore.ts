import type { components } from '@partner-dashboard/contract'
import sql, { join } from 'sql-template-tag'
import { type PaymentRow, paymentColumns } from '../../domain/capital/rowStore'
import type { Booking } from '../../domain/capital/statement'
import type { FilterOf } from '../../kernel/operation'
import { type Conditions, conditionsOf, cursorKey } from '../../platform/database/filters'
import { newestFirst, type Page, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'

type Schemas = components['schemas']

export interface BankAccountRecord extends Omit<Schemas['BankAccount'], 'id' | 'business_id'> {
  id: string
  business_id: string
}

export interface OwnerRecord extends Omit<Schemas['Owner'], 'id' | 'ownership_rate'> {
  id: string
  ownership_rate: string | null
  auth_status: Schemas['OwnerAuth']['status']
  auth_method: Schemas['OwnerAuth']['method']
  auth_verified_at: string | null
}

export interface InfoRecord {
  incorporation_state: Schemas['Region'] | null
  tax_id_last4: string | null
  phone: string | null
  email: string | null
  url: string | null
}

export interface CardTransactionRecord {
  id: string
  merchant: string | null
  amount_minor: number
  posted_at: string
}

export interface CreditRecord {
  /** Null without a limit. */
  limit_minor: number | null
  is_disabled: boolean | null
  used_minor: number
}

export interface SalesRecord {
  id: string
  sold_on: string
  sales_minor: number
  sales_count: number
  reversals_minor: number
  reversals_count: number
  currency: Schemas['Currency']
}

export interface TimelineRecord {
  id: string
  type: string
  occurred_at: string
  object_id: string | null
  capital_product_id: string | null
  product_type: Schemas['ProductType'] | null
  minor: number | null
  currency: Schemas['Currency'] | null
}

type SalesFilter = Omit<FilterOf<'listDailySalesRecords'>, 'business_id'>

const salesConditions: Conditions<SalesFilter> = {
  from: (day) => sql`sold_on >= ${day}`,
  to: (day) => sql`sold_on <= ${day}`,
}

const factStatements = (db: Queryable, { partnerId, mode }: PartnerScope, businessId: string) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const ofBusiness = sql`${inScope} AND business_id = ${businessId}`
  return {
    info: () =>
      one<InfoRecord>(
        db,
        sql`SELECT incorporation_state, tax_id_last4, phone, email, url FROM businesses WHERE ${inScope} AND id = ${businessId}`,
      ),
    cardCredit: async () =>
      (await one<CreditRecord>(
        db,
        sql`SELECT l.limit_minor, l.status = 'disabled' AS is_disabled, used.minor AS used_minor
            FROM (SELECT coalesce(sum(outstanding_minor), 0)::bigint AS minor FROM capital_products
                  WHERE ${ofBusiness} AND product_type = 'spend_card') used
            LEFT JOIN (SELECT limit_minor, status FROM credit_limits WHERE ${ofBusiness} AND product_type = 'spend_card') l ON true`,
      )) ?? { limit_minor: null, is_disabled: null, used_minor: 0 },
    bankAccounts: () =>
      db.query<BankAccountRecord>(
        sql`SELECT id, business_id, nickname, account_holder_name, account_type, account_number_last4, routing_number,
              institution_number, transit_number, currency, transfer_method, is_primary, status, created_at
            FROM bank_accounts WHERE ${ofBusiness} ORDER BY is_primary DESC, created_at, id`,
      ),
    owners: () =>
      db.query<OwnerRecord>(
        sql`SELECT p.id, p.first_name, p.last_name, p.email, p.phone, r.title, r.ownership_rate, r.is_primary, p.date_of_birth,
              p.ssn_last4, p.sin_last4, p.address, p.auth_status, p.auth_method, p.auth_verified_at
            FROM person_business_relationships r
            JOIN persons p ON p.partner_id = r.partner_id AND p.mode = r.mode AND p.id = r.person_id
            WHERE r.partner_id = ${partnerId} AND r.mode = ${mode} AND r.business_id = ${businessId}
            ORDER BY r.is_primary DESC, r.created_at, r.id`,
      ),
  }
}

/** Payments, and refunds as negative rows of type `refund`. */
const paymentsAndRefunds = sql`(
  SELECT partner_id, mode, ${paymentColumns} FROM payments
  UNION ALL
  SELECT partner_id, mode, id, capital_product_id, 'refund', status, -amount_minor, -fee_minor, currency, created_at, created_at, NULL, NULL, 1,
    NULL, NULL
  FROM refunds) entries`

const paymentStatements = (db: Queryable, { partnerId, mode }: PartnerScope, businessId: string) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    /** Payment or refund of the business by its ID. */
    payment: (id: string) =>
      one<PaymentRow>(
        db,
        sql`SELECT * FROM ${paymentsAndRefunds} WHERE ${inScope} AND id = ${uuidOf(id)}
              AND (type = 'refund') = ${id.startsWith('refund_')} AND capital_product_id IN
                (SELECT id FROM capital_products WHERE ${inScope} AND business_id = ${businessId})`,
      ),
    payments: (productId: string, { cursor, page_size = 25 }: PageQuery) =>
      queryPage<PaymentRow>(db, {
        select: sql`SELECT * FROM ${paymentsAndRefunds}`,
        conditions: [inScope, sql`capital_product_id = ${productId}`],
        ...newestFirst('initiated_at'),
        cursor,
        size: page_size,
        listKey: ['payments', partnerId, mode, productId],
      }),
    paymentsCount: async (productId: string) => {
      const row = await one<{ count: number }>(
        db,
        sql`SELECT count(*) AS count FROM ${paymentsAndRefunds} WHERE ${inScope} AND capital_product_id = ${productId}`,
      )
      return row?.count ?? 0
    },
    cardTransactions: (productId: string) =>
      db.query<CardTransactionRecord>(
        sql`SELECT id, merchant, amount_minor, posted_at FROM card_transactions
            WHERE ${inScope} AND capital_product_id = ${productId} ORDER BY posted_at DESC, id`,
      ),
    /** Settled and failed payments, refunds and waivers, oldest first. */
    bookings: (productId: string) =>
      db.query<Booking>(
        sql`SELECT * FROM (
              SELECT coalesce(settled_at, initiated_at) AS at, CASE WHEN status = 'failed' THEN 'failed_payment' ELSE 'payment' END AS type,
                  'payment_' || id AS id, CASE WHEN status = 'failed' THEN 0 ELSE fee_minor - amount_minor END AS principal,
                  CASE WHEN status = 'failed' THEN 0 ELSE -fee_minor END AS fee,
                  CASE WHEN status = 'failed' THEN concat_ws(' ', failure_code, failure_message) END AS note
                FROM payments WHERE ${inScope} AND capital_product_id = ${productId} AND status IN ('succeeded', 'failed')
              UNION ALL SELECT created_at, 'refund', 'refund_' || id, amount_minor - fee_minor, fee_minor, reason
                FROM refunds WHERE ${inScope} AND capital_product_id = ${productId} AND status = 'succeeded'
              UNION ALL SELECT created_at, 'waiver', 'waiver_' || id, fee_minor - amount_minor, -fee_minor, reason
                FROM waivers WHERE ${inScope} AND capital_product_id = ${productId}) bookings
            ORDER BY at, type, id`,
      ),
    /** Payments minus refunds by day, ascending. */
    paidByDay: (productId: string) =>
      db.query<{ day: string; minor: number }>(
        sql`SELECT settled_at::date AS day, sum(amount_minor)::bigint AS minor FROM ${paymentsAndRefunds}
            WHERE ${inScope} AND capital_product_id = ${productId} AND status = 'succeeded' GROUP BY 1 ORDER BY 1`,
      ),
  }
}

const historyStatements = (db: Queryable, { partnerId, mode }: PartnerScope, businessId: string) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const ofBusiness = sql`${inScope} AND business_id = ${businessId}`
  /** One row per event. The ID consists of the object's ID and the event. */
  const happenings = sql`
    SELECT id::text || ':created' AS id, 'offer.created' AS type, starts_at AS occurred_at, 'offer_' || id AS object_id,
        NULL AS capital_product_id, product_type, max_minor AS minor, currency
      FROM offers WHERE ${ofBusiness}
    UNION ALL SELECT a.id::text || ':' || e.name, 'application.' || e.type, e.at, 'application_' || a.id,
        NULL, a.product_type, a.requested_minor, a.currency
      FROM applications a CROSS JOIN LATERAL (VALUES
        ('begun', 'created', a.created_at),
        ('submitted', 'submitted', a.submitted_at),
        ('decided', CASE WHEN a.status IN ('approved', 'funded') THEN 'approved' ELSE a.status END, a.decided_at)) e(name, type, at)
      WHERE ${ofBusiness} AND e.at IS NOT NULL
    UNION ALL SELECT c.id::text || ':' || e.name, 'capital_product.' || e.type, e.at, 'capital_product_' || c.id,
        'capital_product_' || c.id, c.product_type, e.minor, c.currency
      FROM capital_products c CROSS JOIN LATERAL (VALUES
        ('funded', 'funded', c.funded_at, c.advance_minor),
        ('paid', 'paid_off', c.paid_off_at, c.total_minor),
        -- A plan has no time, and doesn't start before the funding. greatest() would ignore that there is none.
        ('relieved', 'hardship_plan_started', CASE WHEN c.hardship_starts_on IS NOT NULL
          THEN greatest(c.funded_at, c.hardship_starts_on::timestamp AT TIME ZONE 'UTC') END, NULL),
        -- A charged-off product is paid once it's recovered.
        ('ended', CASE WHEN c.status = 'paid' THEN 'abandoned' ELSE c.status END, c.ended_at, c.total_minor
          - (SELECT coalesce(sum(y.amount_minor), 0)::bigint FROM payments y WHERE y.partner_id = c.partner_id AND y.mode = c.mode
              AND y.capital_product_id = c.id AND y.status = 'succeeded' AND y.settled_at <= c.ended_at)
          + (SELECT coalesce(sum(r.amount_minor), 0)::bigint FROM refunds r WHERE r.partner_id = c.partner_id AND r.mode = c.mode
              AND r.capital_product_id = c.id AND r.status = 'succeeded' AND r.created_at <= c.ended_at)
          - (SELECT coalesce(sum(w.amount_minor), 0)::bigint FROM waivers w WHERE w.partner_id = c.partner_id AND w.mode = c.mode
              AND w.capital_product_id = c.id AND w.created_at < c.ended_at))
      ) e(name, type, at, minor)
      WHERE ${ofBusiness} AND e.at IS NOT NULL
    UNION ALL SELECT y.id::text || ':failed', 'payment.failed', y.initiated_at, 'payment_' || y.id,
        'capital_product_' || c.id, c.product_type, y.amount_minor, y.currency
      FROM payments y JOIN capital_products c ON c.partner_id = y.partner_id AND c.mode = y.mode AND c.id = y.capital_product_id
      WHERE y.partner_id = ${partnerId} AND y.mode = ${mode} AND c.business_id = ${businessId} AND y.status = 'failed'
    UNION ALL SELECT e.id::text || ':created', e.kind || '.created', e.at, e.kind || '_' || e.id,
        'capital_product_' || c.id, c.product_type, e.minor, c.currency
      FROM capital_products c CROSS JOIN LATERAL (
        SELECT 'refund' AS kind, id, created_at AS at, amount_minor AS minor FROM refunds r
          WHERE ${inScope} AND r.capital_product_id = c.id AND r.status = 'succeeded'
        UNION ALL SELECT 'grace_period', id, created_at, NULL FROM grace_periods g
          WHERE ${inScope} AND g.capital_product_id = c.id AND NOT g.is_cancelled
        UNION ALL SELECT 'waiver', id, created_at, amount_minor FROM waivers w
          -- A waiver that ended the product has its own event.
          WHERE ${inScope} AND w.capital_product_id = c.id AND NOT (c.status = 'waived' AND w.created_at = c.ended_at)
      ) e
      WHERE ${ofBusiness}
    UNION ALL SELECT o.id::text || ':' || e.type, 'order.' || e.type, e.at, 'order_' || o.id, NULL, 'bnpl', o.total_minor, o.currency
      FROM orders o CROSS JOIN LATERAL (VALUES
        ('opened', o.opened_at), ('finalized', o.finalized_at), ('cancelled', o.cancelled_at)) e(type, at)
      WHERE ${ofBusiness} AND e.at IS NOT NULL
    UNION ALL SELECT id::text || ':added', 'bank_account.added', created_at, 'bank_account_' || id, NULL, NULL, NULL, NULL
      FROM bank_accounts WHERE ${ofBusiness}
    UNION ALL SELECT id::text || ':added', 'business.added', created_at, 'business_' || id, NULL, NULL, NULL, NULL
      FROM businesses WHERE ${inScope} AND id = ${businessId}`
  return {
    sales({ cursor, page_size = 25, ...filter }: SalesFilter & PageQuery): Promise<Page<SalesRecord>> {
      return queryPage<SalesRecord>(db, {
        select: sql`SELECT id, sold_on, sales_minor, sales_count, reversals_minor, reversals_count, currency FROM daily_sales`,
        conditions: [join([ofBusiness, ...conditionsOf(salesConditions, filter)], ' AND ')],
        sortBy: 'sold_on',
        sortKind: 'date',
        isDescending: true,
        placeOf: (row) => ({ value: row.sold_on, id: row.id }),
        cursor,
        size: page_size,
        listKey: ['sales', partnerId, mode, businessId, cursorKey(filter)],
      })
    },
    timeline: ({ cursor, page_size = 25 }: PageQuery): Promise<Page<TimelineRecord>> =>
      queryPage<TimelineRecord>(db, {
        select: sql`SELECT * FROM (SELECT id COLLATE "C" AS id, type, occurred_at, object_id, capital_product_id, product_type, minor, currency
                    FROM (${happenings}) happenings) events`,
        conditions: [sql`true`],
        ...newestFirst('occurred_at'),
        isId: (text) => /^[0-9a-f-]{36}:[a-z]+$/.test(text),
        cursor,
        size: page_size,
        listKey: ['timeline', partnerId, mode, businessId],
      }),
  }
}

export const businessDetailStore = (db: Queryable, scope: PartnerScope, businessId: string) => ({
  ...factStatements(db, scope, businessId),
  ...paymentStatements(db, scope, businessId),
  ...historyStatements(db, scope, businessId),
})

export interface MetadataRecord {
  id: string
  has_owner: boolean
  has_bank_account: boolean
  has_sales: boolean
}

export const metadataOf = (db: Queryable, { partnerId, mode }: PartnerScope, ids: readonly string[], since: string) =>
  db.query<MetadataRecord>(
    sql`SELECT b.id,
          EXISTS (SELECT 1 FROM person_business_relationships r WHERE r.partner_id = b.partner_id AND r.mode = b.mode AND r.business_id = b.id) AS has_owner,
          EXISTS (SELECT 1 FROM bank_accounts a WHERE a.partner_id = b.partner_id AND a.mode = b.mode AND a.business_id = b.id) AS has_bank_account,
          EXISTS (SELECT 1 FROM daily_sales s WHERE s.partner_id = b.partner_id AND s.mode = b.mode AND s.business_id = b.id
                    AND s.sold_on > ${since}::date) AS has_sales
        FROM businesses b WHERE b.partner_id = ${partnerId} AND b.mode = ${mode} AND b.id = ANY(${ids}) ORDER BY b.id`,
  )
