import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'

import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

export interface RevenueShareMonthRecord {
  period: string
  currency: components['schemas']['Currency']
  fee_minor: number
  accrued_minor: number
}

export interface RevenueShareRecord extends RevenueShareMonthRecord {
  product_type: components['schemas']['ProductType']
}

/** Payments that earn fees. */
const earns = sql`p.status = 'succeeded' AND p.type <> 'refund' AND p.settled_at IS NOT NULL`

/** Repayments by payment, and refunds as negative rows of type `refund` in their own month. Every sum of repaid fees uses this table. */
export const repayments = sql`(
  SELECT p.partner_id, p.mode, p.id, p.capital_product_id, c.business_id, c.product_type, c.status, p.type, p.currency, p.settled_at AS at,
    p.amount_minor, p.fee_minor AS fee, p.share_minor AS share
  FROM payments p JOIN capital_products c ON c.partner_id = p.partner_id AND c.mode = p.mode AND c.id = p.capital_product_id
  WHERE ${earns}
  UNION ALL
  SELECT r.partner_id, r.mode, r.id, r.capital_product_id, c.business_id, c.product_type, c.status, 'refund', r.currency, r.created_at,
    -r.amount_minor, -r.fee_minor, -r.share_minor
  FROM refunds r JOIN capital_products c ON c.partner_id = r.partner_id AND c.mode = r.mode AND c.id = r.capital_product_id)`

const months = 36

export const revenueShareStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const sums = (now: string) => sql`to_char(t.at AT TIME ZONE 'UTC', 'YYYY-MM') AS period, t.currency,
            sum(t.fee)::bigint AS fee_minor, sum(t.share)::bigint AS accrued_minor
          FROM ${repayments} t
          WHERE t.partner_id = ${partnerId} AND t.mode = ${mode}
            AND t.at >= date_trunc('month', ${now}::timestamptz, 'UTC') - ${months - 1}::int * interval '1 month'`
  return {
    /** By month (UTC, latest first) and product. */
    lines: (now: string) =>
      db.query<RevenueShareRecord>(
        sql`SELECT t.product_type, ${sums(now)} GROUP BY t.product_type, period, t.currency
            ORDER BY period DESC, t.product_type COLLATE "C", t.currency COLLATE "C"`,
      ),

    /** By month (UTC, latest first). */
    months: (now: string) =>
      db.query<RevenueShareMonthRecord>(
        sql`SELECT ${sums(now)} GROUP BY period, t.currency ORDER BY period DESC, t.currency COLLATE "C"`,
      ),

    /** Partner's accrued share of a product. */
    ofProduct: async (productId: string) => {
      const row = await one<{ minor: number }>(
        db,
        sql`SELECT coalesce(sum(t.share), 0)::bigint AS minor FROM ${repayments} t
          WHERE t.partner_id = ${partnerId} AND t.mode = ${mode} AND t.capital_product_id = ${productId}`,
      )
      return row?.minor ?? 0
    },

    /** Rate of the latest funded product. */
    rate: async () => {
      const row = await one<{ revenue_share_rate: string }>(
        db,
        sql`SELECT revenue_share_rate FROM capital_products WHERE partner_id = ${partnerId} AND mode = ${mode}
          ORDER BY funded_at DESC, id LIMIT 1`,
      )
      return Number(row?.revenue_share_rate ?? 0.1)
    },
  }
}
