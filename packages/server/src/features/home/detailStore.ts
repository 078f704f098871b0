import type { components } from '@partner-dashboard/contract'
import sql, { type Sql } from 'sql-template-tag'
import { failedPaymentMinor, hasFailedPayment } from '../../domain/capital/failedPaymentStore'
import { keptFunding } from '../../domain/capital/fundedStore'
import { bucketRanges, pastDueOn } from '../../domain/capital/pastDueStore'
import { repayments } from '../../domain/capital/revenueShareStore'
import type { Queryable } from '../../platform/database/sql'
import type { Mode } from '../../platform/scope'
import type { Periods } from './store'

type Schemas = components['schemas']

interface OfPartner {
  partner_id: string
}

export interface DailyValue extends OfPartner {
  figure: 'businesses_with_offer' | 'applications' | 'funded' | 'outstanding_change' | 'repaid' | 'revenue_share'
  /** Null for counts. */
  currency: Schemas['Currency'] | null
  day: string
  value: number
}

export interface HealthRow extends OfPartner {
  currency: Schemas['Currency']
  bucket: Schemas['DelinquencyBucket'] | 'charged_off'
  count: number
  minor: number
}

export interface ExampleRow extends OfPartner {
  type: Schemas['AttentionItem']['type']
  business_id: string
  business_name: string
  object_id: string
  minor: number
  currency: Schemas['Currency']
}

export interface SetupRow extends OfPartner {
  key: Schemas['SetupStep']['key']
}

const examplesPerType = 3

const keptProducts = sql`(SELECT * FROM capital_products c WHERE ${keptFunding(sql`c`)})`

/** Everything that changes what is owed: outstanding = total − paid − waived. */
const balanceChanges = sql`(
  SELECT c.partner_id, c.mode, c.currency, c.funded_at AS at, c.total_minor AS minor FROM ${keptProducts} c
  UNION ALL SELECT r.partner_id, r.mode, r.currency, r.at, -r.amount_minor FROM ${repayments} r WHERE ${keptFunding(sql`r`)}
  UNION ALL SELECT w.partner_id, w.mode, w.currency, w.created_at, -w.amount_minor
    FROM waivers w JOIN capital_products c ON c.partner_id = w.partner_id AND c.mode = w.mode AND c.id = w.capital_product_id
    WHERE ${keptFunding(sql`c`)})`

/** Data of Home besides the key figures, for all partners in one query. */
export const homeDetailStore = (db: Queryable, partnerIds: readonly string[], mode: Mode) => {
  const ids = [...partnerIds]
  const inScope = sql`t.partner_id = ANY(${ids}) AND t.mode = ${mode}`

  const daily = (figure: DailyValue['figure'], source: Sql, at: Sql, value: Sql, { from, to }: Periods) =>
    sql`SELECT t.partner_id, ${figure}::text AS figure, t.currency, (${at} AT TIME ZONE 'UTC')::date AS day, ${value}::bigint AS value
        FROM ${source} t WHERE ${inScope} AND ${at} >= ${from} AND ${at} < ${to} GROUP BY 1, 2, 3, 4`

  const bucketOf = (days: Sql) =>
    sql`CASE WHEN ${days} <= ${bucketRanges.current[1]} THEN 'current' WHEN ${days} <= ${bucketRanges['1_29'][1]} THEN '1_29'
          WHEN ${days} <= ${bucketRanges['30_59'][1]} THEN '30_59' WHEN ${days} <= ${bucketRanges['60_89'][1]} THEN '60_89'
          ELSE '90_plus' END`

  const examples = (type: ExampleRow['type'], prefix: string, table: Sql, minor: Sql, condition: Sql) =>
    sql`SELECT t.partner_id, ${type}::text AS type, t.business_id, ${prefix}::text || t.id AS object_id, t.currency, ${minor} AS minor
        FROM ${table} t WHERE ${inScope} AND ${condition}`

  return {
    /** Rows only for days with a value. */
    daily: (periods: Periods) =>
      db.query<DailyValue>(
        sql`SELECT partner_id, figure, CASE WHEN figure IN ('businesses_with_offer', 'applications') THEN NULL ELSE currency END AS currency,
              day, sum(value)::bigint AS value
            FROM (
              ${daily('businesses_with_offer', sql`offers`, sql`t.starts_at`, sql`count(DISTINCT t.business_id)`, periods)}
              UNION ALL ${daily('applications', sql`applications`, sql`t.created_at`, sql`count(*)`, periods)}
              UNION ALL ${daily('funded', keptProducts, sql`t.funded_at`, sql`sum(t.advance_minor)`, periods)}
              UNION ALL ${daily('outstanding_change', balanceChanges, sql`t.at`, sql`sum(t.minor)`, periods)}
              UNION ALL ${daily('repaid', repayments, sql`t.at`, sql`sum(t.amount_minor)`, periods)}
              UNION ALL ${daily('revenue_share', repayments, sql`t.at`, sql`sum(t.share)`, periods)}) days
            GROUP BY 1, 2, 3, 4 ORDER BY day`,
      ),

    health: (today: string) =>
      db.query<HealthRow>(
        sql`SELECT partner_id, currency, CASE WHEN status = 'abandoned' THEN 'charged_off' ELSE ${bucketOf(sql`days`)} END AS bucket, count(*) AS count, sum(outstanding_minor)::bigint AS minor
            FROM (SELECT t.partner_id, t.currency, t.status, t.outstanding_minor, ${pastDueOn(today).days} AS days
                  FROM capital_products t WHERE ${inScope} AND t.status IN ('outstanding', 'abandoned')) products
            GROUP BY 1, 2, 3 ORDER BY 1, 2`,
      ),

    /** Largest items of each type. */
    examples: (today: string) => {
      const { days, minor } = pastDueOn(today)
      const products = sql`capital_products`
      return db.query<ExampleRow>(
        sql`SELECT ranked.*, coalesce(b.dba_name, b.legal_name) AS business_name
            FROM (SELECT *, row_number() OVER (PARTITION BY partner_id, type ORDER BY minor DESC, object_id) AS place FROM (
              ${examples('payments_failed', 'capital_product_', products, failedPaymentMinor, hasFailedPayment)}
              UNION ALL ${examples('products_past_due', 'capital_product_', products, minor, sql`t.status = 'outstanding' AND ${days} > 0`)}
              UNION ALL ${examples('applications_waiting', 'application_', sql`applications`, sql`t.requested_minor`, sql`t.status = 'action_required'`)}
            ) found) ranked
            JOIN businesses b ON b.partner_id = ranked.partner_id AND b.mode = ${mode} AND b.id = ranked.business_id
            WHERE place <= ${examplesPerType} ORDER BY ranked.partner_id, ranked.type, place`,
      )
    },

    /** Completed steps. */
    setup: () => {
      const done = (key: SetupRow['key'], condition: Sql) =>
        sql`SELECT p.id AS partner_id, ${key}::text AS key FROM partners p WHERE p.id = ANY(${ids}) AND EXISTS (${condition})`
      return db.query<SetupRow>(
        sql`${done('share_data', sql`SELECT 1 FROM businesses b WHERE b.partner_id = p.id AND b.mode = ${mode}`)}
            UNION ALL ${done(
              'branding',
              sql`SELECT 1 FROM brandings b WHERE b.owner_id = p.id AND (b.primary_color IS NOT NULL OR b.has_logo OR b.has_icon)`,
            )}
            UNION ALL ${done(
              'webhook_endpoint',
              sql`SELECT 1 FROM webhook_endpoints e WHERE e.partner_id = p.id AND e.mode = ${mode} AND e.deleted_at IS NULL`,
            )}
            UNION ALL ${done('invite_user', sql`SELECT 1 FROM users u WHERE u.partner_id = p.id OFFSET 1`)}
            UNION ALL ${done('sandbox_offer', sql`SELECT 1 FROM offers o WHERE o.partner_id = p.id AND o.mode = 'sandbox'`)}`,
      )
    },
  }
}
