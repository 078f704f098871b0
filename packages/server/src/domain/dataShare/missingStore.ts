import type { components } from '@partner-dashboard/contract'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { FilterOf } from '../../kernel/operation'
import { type Conditions, conditionsOf, containing, cursorKey } from '../../platform/database/filters'
import { type Page, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import type { DatasetType } from './schema'

type Schemas = components['schemas']
type IncompleteFilter = FilterOf<'listIncompleteBusinesses'>
type IncompleteRecord = Pick<Schemas['IncompleteBusiness'], 'external_id' | 'name' | 'lacks' | 'last_sales_on'>

const businessLacks: Schemas['BusinessLack'][] = ['owners', 'bank_accounts', 'sales', 'recent_sales']

export const missingStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    freshness: (now: Date) =>
      db.query<{
        dataset_type: DatasetType
        row_count: number
        businesses_count: number
        missing_count: number
        late_count: number
        from: string | null
        to: string | null
        missing_days: string[]
        last_upload_at: string | null
      }>(
        sql`SELECT d.dataset_type, d.row_count, d.businesses_count, (SELECT count(*) FROM businesses WHERE ${inScope}) - d.businesses_count AS missing_count,
              d.late_count, d.first_day AS "from", d.last_day AS "to",
              coalesce((SELECT array_agg(g.on_day::date::text ORDER BY g.on_day DESC)
                 FROM generate_series(greatest(d.first_day, ${now.toISOString().slice(0, 10)}::date - 90), d.last_day, interval '1 day') AS g (on_day)
                 WHERE NOT EXISTS (SELECT 1 FROM daily_sales s WHERE s.partner_id = ${partnerId} AND s.mode = ${mode} AND s.sold_on = g.on_day::date)),
                '{}') AS missing_days,
              (SELECT max(created_at) FROM dataset_uploads u WHERE u.partner_id = ${partnerId} AND u.mode = ${mode} AND u.dataset_type = d.dataset_type
                 AND u.status = 'completed') AS last_upload_at
            FROM (
              SELECT 'businesses' AS dataset_type, count(*) AS row_count, count(*) AS businesses_count, 0 AS late_count, NULL::date AS first_day, NULL::date AS last_day, 1 AS n
                FROM businesses WHERE ${inScope}
              UNION ALL SELECT 'owners', count(*), count(DISTINCT business_id), 0, NULL, NULL, 2 FROM person_business_relationships WHERE ${inScope}
              UNION ALL SELECT 'bank_accounts', count(*), count(DISTINCT business_id), 0, NULL, NULL, 3 FROM bank_accounts WHERE ${inScope}
              UNION ALL SELECT 'sales', coalesce(sum(days), 0)::int, count(*), count(*) FILTER (WHERE last <= ${now.toISOString().slice(0, 10)}::date - 30),
                  min(first), max(last), 4
                FROM (SELECT count(*) AS days, min(sold_on) AS first, max(sold_on) AS last FROM daily_sales WHERE ${inScope} GROUP BY business_id) s
            ) d ORDER BY d.n`,
      ),

    incomplete(
      { cursor, page_size = 25, ...filter }: IncompleteFilter & PageQuery,
      now: Date,
    ): Promise<Page<IncompleteRecord & { id: string; name_key: string }>> {
      const since = sql`${now.toISOString().slice(0, 10)}::date - 30`
      const none = (table: string) =>
        sql`NOT EXISTS (SELECT 1 FROM ${raw(table)} t WHERE t.partner_id = b.partner_id AND t.mode = b.mode AND t.business_id = b.id)`
      const tests: Record<Schemas['BusinessLack'], Sql> = {
        owners: none('person_business_relationships'),
        bank_accounts: none('bank_accounts'),
        sales: sql`last_sales_on IS NULL`,
        recent_sales: sql`last_sales_on <= ${since}`,
      }
      const anyLack = (lacks: readonly Schemas['BusinessLack'][]) =>
        sql`(${join(
          lacks.map((lack) => tests[lack]),
          ' OR ',
        )})`
      const conditions: Conditions<IncompleteFilter> = {
        search(search) {
          const like = containing(search)
          return like && sql`search_text LIKE ${like}`
        },
        lacks: anyLack,
      }
      const lacking = businessLacks.map((lack) => sql`CASE WHEN ${tests[lack]} THEN ${lack}::text END`)
      return queryPage(db, {
        select: sql`SELECT id, name_key, external_id, coalesce(dba_name, legal_name) AS name, last_sales_on,
            array_remove(ARRAY[${join(lacking)}], NULL) AS lacks
          FROM businesses b LEFT JOIN LATERAL (
            SELECT max(sold_on) AS last_sales_on FROM daily_sales t WHERE t.partner_id = b.partner_id AND t.mode = b.mode AND t.business_id = b.id
          ) s ON true`,
        conditions: [
          sql`b.partner_id = ${partnerId}`,
          sql`b.mode = ${mode}`,
          ...conditionsOf(conditions, filter),
          ...(filter.lacks?.length ? [] : [anyLack(businessLacks)]),
        ],
        sortBy: 'name_key',
        sortKind: 'text',
        isDescending: false,
        placeOf: ({ name_key, id }) => ({ value: name_key, id }),
        cursor,
        size: page_size,
        listKey: ['incomplete', partnerId, mode, cursorKey(filter)],
      })
    },
  }
}

/** Partners that share data but have businesses without bank accounts or without sales in the last 30 days. */
export const missingData = (db: Queryable, now: Date) =>
  db.query<{ partner_id: string; mode: 'prod' | 'sandbox'; no_account: number; no_sales: number }>(
    sql`SELECT b.partner_id, b.mode,
          count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM bank_accounts a WHERE a.partner_id = b.partner_id AND a.mode = b.mode AND a.business_id = b.id)) AS no_account,
          count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM daily_sales s WHERE s.partner_id = b.partner_id AND s.mode = b.mode AND s.business_id = b.id
              AND s.sold_on > ${now.toISOString().slice(0, 10)}::date - 30)) AS no_sales
        FROM businesses b
        WHERE b.mode = 'prod' AND EXISTS (SELECT 1 FROM dataset_uploads u WHERE u.partner_id = b.partner_id AND u.mode = b.mode)
        GROUP BY 1, 2`,
  )

/** Whether the partner was notified recently. */
export const wasTold = async (db: Queryable, { partnerId, mode }: PartnerScope, type: string, since: Date) =>
  (await one(
    db,
    sql`SELECT id FROM notifications WHERE partner_id = ${partnerId} AND mode = ${mode} AND event_type = ${type}
          AND created_at > ${since.toISOString()} LIMIT 1`,
  )) !== undefined
