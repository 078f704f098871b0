import type { components } from '@partner-dashboard/contract'
import sql, { type Sql } from 'sql-template-tag'
import { hasFailedPayment } from '../../domain/capital/failedPaymentStore'
import { keptFunding } from '../../domain/capital/fundedStore'
import { offerLedTo } from '../../domain/capital/offerProgressStore'
import { pastDueOn } from '../../domain/capital/pastDueStore'
import type { Queryable } from '../../platform/database/sql'
import type { Mode } from '../../platform/scope'

type Currency = components['schemas']['Currency']
type AttentionType = components['schemas']['AttentionItem']['type']

/** The period and the previous one. Each time ends one and starts the next. */
export interface Periods {
  before: string
  from: string
  to: string
}

interface OfPartner {
  partner_id: string
}

interface OfferCounts extends OfPartner {
  businesses: number
  businesses_before: number
}

interface ApplicationCounts extends OfPartner {
  applications: number
  applications_before: number
}

interface FunnelCounts extends OfPartner {
  offered: number
  applied: number
  funded: number
  repaid: number
}

/** One currency, in minor units. */
interface Sums extends OfPartner {
  currency: Currency
  funded: number
  funded_before: number
  outstanding: number
  outstanding_before: number
  repaid: number
  repaid_before: number
  revenue_share: number
  revenue_share_before: number
}

interface Attention extends OfPartner {
  type: AttentionType
  count: number
}

const figureStatements = (db: Queryable, partnerIds: readonly string[], mode: Mode) => {
  const ofPartners = sql`partner_id = ANY(${[...partnerIds]})`
  const inScope = sql`${ofPartners} AND mode = ${mode}`
  const within = (column: Sql, from: string, to: string) => sql`(${column} >= ${from} AND ${column} < ${to})`
  return {
    offers: ({ before, from, to }: Periods) => {
      const at = sql`starts_at`
      return db.query<OfferCounts>(
        sql`SELECT partner_id,
              count(DISTINCT business_id) FILTER (WHERE ${within(at, from, to)}) AS businesses,
              count(DISTINCT business_id) FILTER (WHERE ${within(at, before, from)}) AS businesses_before
            FROM offers WHERE ${inScope} AND ${within(at, before, to)} GROUP BY partner_id`,
      )
    },
    applications: ({ before, from, to }: Periods) => {
      const at = sql`created_at`
      return db.query<ApplicationCounts>(
        sql`SELECT partner_id,
              count(*) FILTER (WHERE ${within(at, from, to)}) AS applications,
              count(*) FILTER (WHERE ${within(at, before, from)}) AS applications_before
            FROM applications WHERE ${inScope} AND ${within(at, before, to)} GROUP BY partner_id`,
      )
    },
    /** Number of businesses whose offers started since a time, and how far those offers led. */
    funnel: (since: string, to: string) => {
      const offer = sql`o`
      const ledTo = (step: keyof typeof offerLedTo) => sql`FILTER (WHERE ${offerLedTo[step](offer)})`
      return db.query<FunnelCounts>(
        sql`SELECT partner_id, count(DISTINCT business_id) AS offered,
              count(DISTINCT business_id) ${ledTo('application')} AS applied,
              count(DISTINCT business_id) ${ledTo('funding')} AS funded,
              count(DISTINCT business_id) ${ledTo('payoff')} AS repaid
            FROM offers o WHERE ${inScope} AND ${within(sql`starts_at`, since, to)} GROUP BY partner_id`,
      )
    },
    /**
     * One row per currency. Refunds are subtracted from repayments. Earlier balances are computed from the current
     * ones, so older payments aren't read.
     */
    sums: ({ before, from, to }: Periods) => {
      const inBoth = (at: Sql, amount: Sql, shared: Sql) =>
        sql`sum(${amount}) FILTER (WHERE ${within(at, from, to)}) AS amount,
            sum(${amount}) FILTER (WHERE ${within(at, before, from)}) AS amount_before,
            sum(${shared}) FILTER (WHERE ${within(at, from, to)}) AS share,
            sum(${shared}) FILTER (WHERE ${within(at, before, from)}) AS share_before`
      const isFunded = keptFunding(sql`p`)
      const isOwedAt = (time: string) =>
        sql`p.funded_at < ${time} AND ${isFunded}
            AND (p.paid_off_at IS NULL OR p.paid_off_at >= ${time}) AND (p.status <> 'waived' OR p.ended_at >= ${time})`
      const difference = (column: Sql) =>
        sql`coalesce(sum(y.${column}), 0)::bigint - coalesce(sum(r.${column}), 0)::bigint`
      return db.query<Sums>(
        sql`SELECT p.partner_id, p.currency,
              coalesce(sum(p.advance_minor) FILTER (WHERE ${isFunded} AND ${within(sql`p.funded_at`, from, to)}), 0)::bigint AS funded,
              coalesce(sum(p.advance_minor) FILTER (WHERE ${isFunded} AND ${within(sql`p.funded_at`, before, from)}), 0)::bigint AS funded_before,
              coalesce(sum(p.outstanding_minor) FILTER (WHERE ${isOwedAt(to)}), 0)::bigint AS outstanding,
              coalesce(sum(p.outstanding_minor + coalesce(y.amount, 0) - coalesce(r.amount, 0) + coalesce(w.amount, 0)) FILTER (WHERE ${isOwedAt(from)}), 0)::bigint
                AS outstanding_before,
              ${difference(sql`amount`)} AS repaid, ${difference(sql`amount_before`)} AS repaid_before,
              ${difference(sql`share`)} AS revenue_share, ${difference(sql`share_before`)} AS revenue_share_before
            FROM capital_products p
            LEFT JOIN (
              SELECT partner_id, capital_product_id, ${inBoth(sql`settled_at`, sql`amount_minor`, sql`share_minor`)}
              FROM payments WHERE ${inScope} AND status = 'succeeded' AND ${within(sql`settled_at`, before, to)}
              GROUP BY partner_id, capital_product_id
            ) y ON y.partner_id = p.partner_id AND y.capital_product_id = p.id
            LEFT JOIN (
              SELECT partner_id, capital_product_id, ${inBoth(sql`created_at`, sql`amount_minor`, sql`share_minor`)}
              FROM refunds WHERE ${inScope} AND ${within(sql`created_at`, before, to)}
              GROUP BY partner_id, capital_product_id
            ) r ON r.partner_id = p.partner_id AND r.capital_product_id = p.id
            LEFT JOIN (
              SELECT partner_id, capital_product_id, sum(amount_minor) AS amount
              FROM waivers WHERE ${inScope} AND ${within(sql`created_at`, from, to)}
              GROUP BY partner_id, capital_product_id
            ) w ON w.partner_id = p.partner_id AND w.capital_product_id = p.id
            WHERE p.${ofPartners} AND p.mode = ${mode}
            GROUP BY p.partner_id, p.currency ORDER BY p.partner_id, p.currency`,
      )
    },
  }
}

const attentionStatements = (db: Queryable, partnerIds: readonly string[], mode: Mode) => {
  const ofPartners = sql`partner_id = ANY(${[...partnerIds]})`
  const inScope = sql`${ofPartners} AND mode = ${mode}`
  const since = (type: AttentionType, source: Sql) =>
    sql`SELECT partner_id, ${type}::text AS type, count(*) AS count FROM ${source} GROUP BY partner_id`
  return {
    /**
     * Attention items, counted like the linked lists: deliveries, uploads and promotions since a day (UTC), everything
     * else as of today.
     */
    attention: (day: string, today: string) => {
      const uploads = (source: 'manual' | 's3') =>
        sql`dataset_uploads WHERE ${inScope} AND source = ${source} AND created_at >= ${day}
              AND (status = 'failed' OR cardinality(rejected_rows) > 0)`
      return db.query<Attention>(
        sql`${since('applications_waiting', sql`applications WHERE ${inScope} AND status = 'action_required'`)}
            UNION ALL ${since(
              'payments_failed',
              sql`capital_products t WHERE t.${ofPartners} AND t.mode = ${mode} AND ${hasFailedPayment}`,
            )}
            UNION ALL ${since(
              'products_past_due',
              sql`capital_products t WHERE t.${ofPartners} AND t.mode = ${mode} AND t.status = 'outstanding' AND ${pastDueOn(today).days} > 0`,
            )}
            UNION ALL ${since(
              'deliveries_failing',
              sql`webhook_events WHERE ${inScope} AND status = 'failed' AND created_at >= ${day}`,
            )}
            UNION ALL ${since('uploads_with_errors', uploads('manual'))}
            UNION ALL ${since('bucket_files_with_errors', uploads('s3'))}
            UNION ALL ${since(
              'promotions_denied',
              sql`fee_discounts WHERE ${inScope} AND state = 'denied' AND reviewed_at >= ${day}`,
            )}`,
      )
    },
  }
}

/** Figures of partners in one mode. Each statement reads all partners at once, because an organization's Home shows many. */
export const homeStore = (db: Queryable, partnerIds: readonly string[], mode: Mode) => ({
  ...figureStatements(db, partnerIds, mode),
  ...attentionStatements(db, partnerIds, mode),
})
