import type { components } from '@partner-dashboard/contract'
import sql, { type Sql } from 'sql-template-tag'
import { one, type Queryable } from '../../database/sql'
import type { PartnerScope } from '../../http/scope'

type Currency = components['schemas']['Currency']

export interface Period {
  /** Times; `to` is not included. */
  from: string
  to: string
}

export interface Counts {
  businesses_with_offer: number
  applications: number
  funded: number
  repaid: number
}

export interface Sums {
  currency: Currency
  funded: number
  outstanding: number
  repaid: number
  revenue_share: number
}

/** The figures of one partner and mode. */
export const homeStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const at = (
    period: Period,
    column: 'starts_at' | 'created_at' | 'funded_at' | 'settled_at' | 'paid_off_at' | 'occurred_at',
  ) =>
    ({
      starts_at: sql`starts_at >= ${period.from} AND starts_at < ${period.to}`,
      created_at: sql`created_at >= ${period.from} AND created_at < ${period.to}`,
      funded_at: sql`funded_at >= ${period.from} AND funded_at < ${period.to}`,
      settled_at: sql`settled_at >= ${period.from} AND settled_at < ${period.to}`,
      paid_off_at: sql`paid_off_at >= ${period.from} AND paid_off_at < ${period.to}`,
      occurred_at: sql`occurred_at >= ${period.from} AND occurred_at < ${period.to}`,
    })[column]
  /** What was given back in the period, of the currency of `c`. */
  const refunded = (period: Period, column: Sql) =>
    sql`coalesce((SELECT sum(${column}) FROM refunds WHERE ${inScope} AND currency = c.currency AND ${at(period, 'created_at')}), 0)::bigint`
  const counted = async (statement: ReturnType<typeof sql>) => (await one<{ count: number }>(db, statement))?.count ?? 0

  const uploadsWithErrors = (source: 'manual' | 's3', since: string) =>
    sql`SELECT count(*) AS count FROM dataset_uploads WHERE ${inScope} AND source = ${source} AND created_at >= ${since}
          AND (status = 'failed' OR rejected_count > 0)`

  return {
    counts: async (period: Period): Promise<Counts> => ({
      businesses_with_offer: await counted(
        sql`SELECT count(DISTINCT business_id) AS count FROM offers WHERE ${inScope} AND ${at(period, 'starts_at')}`,
      ),
      applications: await counted(
        sql`SELECT count(*) AS count FROM applications WHERE ${inScope} AND ${at(period, 'created_at')}`,
      ),
      funded: await counted(
        sql`SELECT count(*) AS count FROM capital_products WHERE ${inScope} AND ${at(period, 'funded_at')}`,
      ),
      repaid: await counted(
        sql`SELECT count(*) AS count FROM capital_products WHERE ${inScope} AND ${at(period, 'paid_off_at')}`,
      ),
    }),

    /** How many businesses reached each step in the period. */
    funnel: async (period: Period): Promise<Counts> => ({
      businesses_with_offer: await counted(
        sql`SELECT count(DISTINCT business_id) AS count FROM offers WHERE ${inScope} AND ${at(period, 'starts_at')}`,
      ),
      applications: await counted(
        sql`SELECT count(DISTINCT business_id) AS count FROM applications WHERE ${inScope} AND ${at(period, 'created_at')}`,
      ),
      funded: await counted(
        sql`SELECT count(DISTINCT business_id) AS count FROM capital_products WHERE ${inScope} AND ${at(period, 'funded_at')}`,
      ),
      repaid: await counted(
        sql`SELECT count(DISTINCT business_id) AS count FROM capital_products WHERE ${inScope} AND ${at(period, 'paid_off_at')}`,
      ),
    }),

    sums: (period: Period) =>
      db.query<Sums>(
        sql`SELECT c.currency,
              coalesce((SELECT sum(advance_minor) FROM capital_products WHERE ${inScope} AND currency = c.currency AND ${at(period, 'funded_at')}), 0)::bigint AS funded,
              coalesce((SELECT sum(p.total_minor - coalesce((SELECT sum(y.amount_minor) FROM payments y
                          WHERE y.partner_id = p.partner_id AND y.mode = p.mode AND y.capital_product_id = p.id AND y.status = 'succeeded'
                            AND y.settled_at < ${period.to}), 0)
                          + coalesce((SELECT sum(r.amount_minor) FROM refunds r WHERE r.partner_id = p.partner_id AND r.mode = p.mode
                            AND r.capital_product_id = p.id AND r.created_at < ${period.to}), 0))
                        FROM capital_products p WHERE p.partner_id = ${partnerId} AND p.mode = ${mode} AND p.currency = c.currency
                          AND p.funded_at < ${period.to} AND p.status IN ('outstanding', 'abandoned', 'paid')
                          AND (p.paid_off_at IS NULL OR p.paid_off_at >= ${period.to})), 0)::bigint AS outstanding,
              coalesce((SELECT sum(amount_minor) FROM payments WHERE ${inScope} AND currency = c.currency AND status = 'succeeded'
                          AND ${at(period, 'settled_at')}), 0)::bigint
                - ${refunded(period, sql`amount_minor`)} AS repaid,
              coalesce((SELECT sum(round(round(y.amount_minor::numeric * p.fee_minor / nullif(p.total_minor, 0)) * p.revenue_share_rate))
                        FROM payments y JOIN capital_products p ON p.partner_id = y.partner_id AND p.mode = y.mode AND p.id = y.capital_product_id
                        WHERE y.partner_id = ${partnerId} AND y.mode = ${mode} AND y.currency = c.currency AND y.status = 'succeeded'
                          AND y.settled_at >= ${period.from} AND y.settled_at < ${period.to}), 0)::bigint
                - ${refunded(period, sql`share_minor`)} AS revenue_share
            FROM (SELECT DISTINCT currency FROM capital_products WHERE ${inScope}) c ORDER BY c.currency`,
      ),

    /** What needs attention, as the lists behind it count it: since a day, in UTC. */
    attention: async (since: string) => ({
      applications_waiting: await counted(
        sql`SELECT count(*) AS count FROM applications WHERE ${inScope} AND status = 'action_required'`,
      ),
      payments_failed: await counted(
        sql`SELECT count(DISTINCT capital_product_id) AS count FROM payments WHERE ${inScope} AND status = 'failed' AND initiated_at >= ${since}`,
      ),
      deliveries_failing: await counted(
        sql`SELECT count(*) AS count FROM webhook_events WHERE ${inScope} AND status = 'failed' AND created_at >= ${since}`,
      ),
      uploads_with_errors: await counted(uploadsWithErrors('manual', since)),
      bucket_files_with_errors: await counted(uploadsWithErrors('s3', since)),
      promotions_denied: await counted(
        sql`SELECT count(*) AS count FROM fee_discounts WHERE ${inScope} AND state = 'denied' AND reviewed_at >= ${since}`,
      ),
    }),
  }
}
