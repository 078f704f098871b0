import type { operations } from '@partner-dashboard/contract'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { happened, inDays, type TimedEvent } from '../../platform/database/days'
import { type Page, queryPage, type SortKind } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import type { ApplicationRecord, BusinessRecord, ListedBusiness } from './wire'

export type BusinessQuery = NonNullable<operations['listBusinessRows']['parameters']['query']>
export type BusinessFilter = NonNullable<operations['countBusinessRows']['parameters']['query']>

/** Of what a list or a file of businesses shows: the others would double what the database sends. */
const listColumns = sql`id, external_id, legal_name, dba_name, incorporation_type, city, region, country, currency, status, product_type,
  monthly_sales_minor, max_offer_minor, outstanding_minor, created_at, name_key`

const businessColumns = sql`${listColumns}, partner_id, naics_code, naics_industry, established_on, address_line1, address_line2,
  postal_code, updated_at`

const applicationColumns = sql`id, business_id, offer_id, product_type, status, approval, steps, requested_minor, currency,
  decision_reasons, needs, created_at, submitted_at, decided_at`

/** The column behind each of the contract's sort words. */
const sortColumns = {
  name: ['name_key', 'text'],
  created_at: ['created_at', 'time'],
  monthly_sales_amount: ['monthly_sales_minor', 'integer'],
  outstanding_amount: ['outstanding_minor', 'integer'],
  max_offer_amount: ['max_offer_minor', 'integer'],
} as const satisfies Record<string, [keyof ListedBusiness, SortKind]>

/** The words that businesses can be sorted by, without their minus. */
export const businessSorts: string[] = Object.keys(sortColumns)

/** All statements on businesses. Partner and mode are the first condition of each. */
export const businessStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`

  return {
    page({ sort = 'name', cursor, page_size = 25, ...filter }: BusinessQuery): Promise<Page<ListedBusiness>> {
      const isDescending = sort.startsWith('-')
      const [sortBy, sortKind] = sortColumns[(isDescending ? sort.slice(1) : sort) as keyof typeof sortColumns]
      return queryPage<ListedBusiness>(db, {
        select: sql`SELECT ${listColumns} FROM businesses`,
        conditions: [inScope, ...conditionsOf(filter)],
        sortBy,
        sortKind,
        isDescending,
        placeOf: (row) => ({ value: row[sortBy], id: row.id }),
        cursor,
        size: page_size,
        listKey: ['businesses', partnerId, mode, sort, sortedFilter(filter)],
      })
    },

    async count(filter: BusinessFilter): Promise<number> {
      const where = join([inScope, ...conditionsOf(filter)], ' AND ')
      const row = await one<{ count: number }>(db, sql`SELECT count(*) AS count FROM businesses WHERE ${where}`)
      return row?.count ?? 0
    },

    find: (id: string) =>
      one<BusinessRecord>(db, sql`SELECT ${businessColumns} FROM businesses WHERE ${inScope} AND id = ${uuidOf(id)}`),

    application: (id: string) =>
      one<ApplicationRecord>(db, sql`SELECT ${applicationColumns} FROM applications WHERE ${inScope} AND id = ${id}`),

    applications: (
      id: string,
      { offer_id, cursor, page_size = 25 }: { offer_id?: string; cursor?: string; page_size?: number },
    ) =>
      queryPage<ApplicationRecord>(db, {
        select: sql`SELECT ${applicationColumns} FROM applications`,
        conditions: [
          inScope,
          sql`business_id = ${uuidOf(id)}`,
          ...(offer_id === undefined ? [] : [sql`offer_id = ${uuidOf(offer_id)}`]),
        ],
        sortBy: 'created_at',
        sortKind: 'time',
        isDescending: true,
        placeOf: (row) => ({ value: row.created_at, id: row.id }),
        cursor,
        size: page_size,
        listKey: ['applications', partnerId, mode, id, offer_id ?? null],
      }),
  }
}

/** Where what happened to a business is kept, and when. */
const businessEvents: Record<string, TimedEvent> = {
  offered: event(sql`offers`, sql`starts_at`),
  applied: event(sql`applications`, sql`created_at`),
  funded: event(sql`capital_products`, sql`funded_at`),
  repaid: event(sql`capital_products`, sql`paid_off_at`),
}

function event(table: Sql, time: Sql): TimedEvent {
  return {
    of: sql`SELECT 1 FROM ${table} e WHERE e.partner_id = businesses.partner_id AND e.mode = businesses.mode AND e.business_id = businesses.id`,
    time: sql`e.${time}`,
  }
}

function conditionsOf({
  search,
  product_type,
  status,
  incorporation_type,
  region,
  activity,
  from,
  to,
}: BusinessFilter): Sql[] {
  const conditions: Sql[] = []
  const text = search?.trim().toLowerCase() ?? ''
  if (/^business_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) conditions.push(sql`id = ${uuidOf(text)}`)
  else if (text !== '') conditions.push(sql`search_text LIKE ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
  for (const [column, values] of Object.entries({ product_type, status, incorporation_type, region })) {
    if (values?.length) conditions.push(oneOf(raw(column), values))
  }
  if (activity?.length) {
    const any = activity.map((one) => happened(businessEvents, one, { from, to }))
    conditions.push(sql`(${join(any, ' OR ')})`)
  } else conditions.push(...inDays(sql`created_at`, { from, to }))
  return conditions
}

/** One value by `=`: only then does the index of the column also give the order. */
const oneOf = (column: Sql, [first, ...others]: readonly string[]) =>
  others.length === 0 ? sql`${column} = ${first}` : sql`${column} = ANY(${[first, ...others]})`

/** The same filter has the same key, in whatever order it was asked for. */
const sortedFilter = ({ search, from, to, ...lists }: BusinessFilter) => [
  search?.trim().toLowerCase() || null,
  ...(from || to ? [['days', from ?? null, to ?? null]] : []),
  ...Object.entries(lists)
    .filter(([, values]) => values?.length)
    .map(([name, values]) => [name, ...[...values].sort()])
    .sort(),
]
