import type { components, operations } from '@partner-dashboard/contract'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { happened, inDays, type TimedEvent } from '../../platform/database/days'
import { type Page, queryPage, type SortKind } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import { productColumns } from './actionStore'
import type { ApplicationRowRecord, OfferRecord, ProductRecord } from './wire'

type Schemas = components['schemas']
export type ListKind = 'funded_products' | 'applications' | 'offers'

export interface ListFilter {
  search?: string
  product_type?: Schemas['ProductType'][]
  status?: string[]
  /** Of the business. */
  region?: string[]
  /** Titles of NAICS codes; `none` is a business without one. */
  industry?: string[]
  currency?: string[]
  from?: string
  to?: string
  business_id?: string
  /** What belongs to one offer: itself, the applications on it, what was funded of these. */
  offer_id?: string
  /** Of funded products: what happened to them in the days of from and to. */
  activity?: string[]
  /** Of funded products: a day at whose end something was owed. */
  outstanding_on?: string
  /** Of applications: the states of approval, and what was denied. */
  decision?: string[]
  /** Of offers. */
  is_marketable_only?: boolean
}

export interface ListQuery extends ListFilter {
  sort?: string
  cursor?: string
  page_size?: number
}

interface List {
  table: string
  prefix: string
  /** The offer that a row belongs to. */
  offer: Sql
  columns: Sql
  /** The column that from and to are about. */
  time: string
  sort: string
  sorts: Record<string, [column: string, kind: SortKind]>
}

const names = sql`coalesce(b.dba_name, b.legal_name) AS business_name, b.external_id, b.name_key, b.monthly_sales_minor`

const lists: Record<ListKind, List> = {
  funded_products: {
    table: 'capital_products',
    prefix: 'capital_product',
    offer: sql`(SELECT a.offer_id FROM applications a WHERE a.partner_id = t.partner_id AND a.mode = t.mode AND a.id = t.application_id)`,
    columns: sql`t.id, t.partner_id, t.mode, t.business_id, t.application_id, t.product_type, t.status, t.advance_minor, t.fee_minor, t.total_minor,
      t.paid_minor, t.outstanding_minor, t.repayment_rate, t.currency, t.funded_at, t.paid_off_at,
      coalesce(t.repayments_begin_at, t.funded_at) AS repayments_begin_at, t.minimum_minor, t.minimum_interval_days,
      t.estimated_term_days, t.term_months, t.revenue_share_rate, t.discount_minor`,
    time: 'funded_at',
    sort: '-funded_at',
    sorts: {
      funded_at: ['funded_at', 'time'],
      business_name: ['name_key', 'text'],
      advance_amount: ['advance_minor', 'integer'],
      outstanding_amount: ['outstanding_minor', 'integer'],
    },
  },
  applications: {
    table: 'applications',
    prefix: 'application',
    offer: sql`t.offer_id`,
    columns: sql`t.*`,
    time: 'created_at',
    sort: '-created_at',
    sorts: {
      created_at: ['created_at', 'time'],
      business_name: ['name_key', 'text'],
      requested_amount: ['requested_minor', 'integer'],
    },
  },
  offers: {
    table: 'offers',
    prefix: 'offer',
    offer: sql`t.id`,
    columns: sql`t.*`,
    time: 'starts_at',
    sort: '-starts_at',
    sorts: {
      starts_at: ['starts_at', 'time'],
      expires_at: ['expires_at', 'time'],
      business_name: ['name_key', 'text'],
      max_amount: ['max_minor', 'integer'],
    },
  },
}

/** The words that a list can be sorted by, without their minus. */
export const sortsOf = (kind: ListKind): string[] => Object.keys(lists[kind].sorts)

const paymentsOf = sql`SELECT 1 FROM payments y WHERE y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id`

/** What was repaid of a funded product: payments that arrived, and refunds with a minus. */
const repaidOf = sql`
  SELECT y.settled_at AS at, y.amount_minor,
    round(round(y.amount_minor::numeric * t.fee_minor / nullif(t.total_minor, 0)) * t.revenue_share_rate) AS share
  FROM payments y WHERE y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id AND y.status = 'succeeded'
  UNION ALL
  SELECT r.created_at, -r.amount_minor, -r.share_minor
  FROM refunds r WHERE r.partner_id = t.partner_id AND r.mode = t.mode AND r.capital_product_id = t.id`

/** What was owed of a funded product at the end of a day, as the analytics' balances count it. */
const owedAtEndOf = (day: string) => {
  const time = sql`(${`${day}T00:00:00Z`}::timestamptz + interval '1 day')`
  return sql`(CASE WHEN t.status IN ('outstanding', 'abandoned', 'paid') AND t.funded_at < ${time} THEN t.total_minor
    - (SELECT coalesce(sum(y.amount_minor), 0) FROM payments y
       WHERE y.partner_id = t.partner_id AND y.mode = t.mode AND y.capital_product_id = t.id AND y.status = 'succeeded' AND y.type <> 'refund'
         AND y.settled_at < ${time})
    + (SELECT coalesce(sum(r.amount_minor), 0) FROM refunds r
       WHERE r.partner_id = t.partner_id AND r.mode = t.mode AND r.capital_product_id = t.id AND r.created_at < ${time})
    ELSE 0 END)`
}

/** What happens to a funded product, and when. */
const productEvents: Record<string, TimedEvent> = {
  funded: { of: sql`SELECT 1 WHERE true`, time: sql`t.funded_at` },
  paid_off: { of: sql`SELECT 1 WHERE true`, time: sql`t.paid_off_at` },
  // A refund too: it belongs to what was repaid in these days, with a minus.
  payment_succeeded: { of: sql`SELECT 1 FROM (${repaidOf}) y WHERE true`, time: sql`y.at` },
  payment_failed: { of: sql`${paymentsOf} AND y.status = 'failed'`, time: sql`y.initiated_at` },
}

export interface ProductSums {
  currency: Schemas['Currency']
  funded: number
  outstanding: number
  repaid: number
  revenue_share: number
}

interface Records {
  funded_products: ProductRecord
  applications: ApplicationRowRecord
  offers: OfferRecord
}

const noIndustry = 'none'

/** Lists of funded products, applications and offers over all businesses, or of one. */
export const listStore = (db: Queryable, { partnerId, mode }: PartnerScope, now: Date) => {
  const source = ({ table }: List) =>
    sql`${raw(table)} t JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id = t.business_id`
  const lately = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  /** Of the rows of a page only: the subquery is evaluated for what is answered. */
  const paidLately = sql`(SELECT coalesce(sum(y.amount_minor), 0)::bigint FROM payments y WHERE y.partner_id = t.partner_id AND y.mode = t.mode
      AND y.capital_product_id = t.id AND y.status = 'succeeded' AND y.settled_at > ${lately}) AS paid_lately_minor`

  const conditions = (list: List, filter: ListFilter): Sql[] => {
    const { search, product_type, status, from, to, business_id, offer_id, is_marketable_only, activity, decision } =
      filter
    const { region, industry, currency, outstanding_on } = filter
    const all = [sql`t.partner_id = ${partnerId} AND t.mode = ${mode}`]
    const text = search?.trim().toLowerCase() ?? ''
    const id = /^([a-z_]+)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text)
    if (id)
      all.push(
        id[1] === list.prefix
          ? sql`t.id = ${id[2]}`
          : id[1] === 'business'
            ? sql`t.business_id = ${id[2]}`
            : sql`false`,
      )
    else if (text !== '') all.push(sql`b.search_text LIKE ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
    if (product_type?.length) all.push(sql`t.product_type = ANY(${product_type})`)
    if (status?.length === 1) all.push(sql`t.status = ${status[0]}`)
    else if (status?.length) all.push(sql`t.status = ANY(${status})`)
    if (region?.length) all.push(sql`b.region = ANY(${region})`)
    if (industry?.length) {
      const isNamed = sql`b.naics_industry = ANY(${industry})`
      all.push(industry.includes(noIndustry) ? sql`(${isNamed} OR b.naics_industry IS NULL)` : isNamed)
    }
    if (outstanding_on !== undefined) {
      all.push(list === lists.funded_products ? sql`${owedAtEndOf(outstanding_on)} <> 0` : sql`false`)
    }
    if (currency?.length) all.push(sql`t.currency = ANY(${currency})`)
    if (activity?.length) {
      const events = list === lists.funded_products ? productEvents : {}
      const any = activity.map((one) => happened(events, one, { from, to }))
      all.push(sql`(${join(any, ' OR ')})`)
    } else all.push(...inDays(sql`t.${raw(list.time)}`, { from, to }))
    if (decision?.length) {
      // What was denied keeps the approval that it had; a list without decisions has none of these.
      all.push(
        list === lists.applications
          ? sql`CASE WHEN t.status = 'denied' THEN 'denied' ELSE t.approval END = ANY(${decision})`
          : sql`false`,
      )
    }
    if (business_id !== undefined) all.push(sql`t.business_id = ${uuidOf(business_id)}`)
    if (offer_id !== undefined) all.push(sql`${list.offer} = ${uuidOf(offer_id)}`)
    if (is_marketable_only) all.push(sql`t.is_marketable`)
    return all
  }

  return {
    page<Kind extends ListKind>(kind: Kind, query: ListQuery): Promise<Page<Records[Kind]>> {
      const list = lists[kind]
      const { sort = list.sort, cursor, page_size = 25, ...filter } = query
      const isDescending = sort.startsWith('-')
      const [column, sortKind] = list.sorts[isDescending ? sort.slice(1) : sort] ?? ['created_at', 'time']
      return queryPage<Records[Kind]>(db, {
        select: sql`SELECT * FROM (SELECT ${list.columns}, ${names}${kind === 'funded_products' ? sql`, ${paidLately}` : empty}
                    FROM ${source(list)} WHERE ${join(conditions(list, filter), ' AND ')}) rows`,
        conditions: [sql`true`],
        sortBy: column,
        sortKind,
        isDescending,
        placeOf: (row) => ({ value: (row as unknown as Record<string, string>)[column] ?? '', id: row.id }),
        cursor,
        size: page_size,
        listKey: [kind, partnerId, mode, sort, filterKey(filter)],
      })
    },

    async count(kind: ListKind, filter: ListFilter): Promise<number> {
      const list = lists[kind]
      const row = await one<{ count: number }>(
        db,
        sql`SELECT count(*) AS count FROM ${source(list)} WHERE ${join(conditions(list, filter), ' AND ')}`,
      )
      return row?.count ?? 0
    },

    /** The sums of what a filter of funded products finds; payments of the days alone where the filter is about payments. */
    sums(filter: ListFilter): Promise<ProductSums[]> {
      const { activity = [], from, to, outstanding_on } = filter
      const owed = outstanding_on === undefined ? sql`t.outstanding_minor` : owedAtEndOf(outstanding_on)
      const days = activity.includes('payment_succeeded') ? { from, to } : {}
      const then = join([sql`true`, ...inDays(sql`y.at`, days)], ' AND ')
      return db.query<ProductSums>(
        sql`SELECT t.currency, sum(t.advance_minor)::bigint AS funded, sum(${owed})::bigint AS outstanding,
              coalesce(sum(p.repaid), 0)::bigint AS repaid, coalesce(sum(p.revenue_share), 0)::bigint AS revenue_share
            FROM ${source(lists.funded_products)}
            CROSS JOIN LATERAL (
              SELECT sum(y.amount_minor) AS repaid, sum(y.share) AS revenue_share FROM (${repaidOf}) y WHERE ${then}) p
            WHERE ${join(conditions(lists.funded_products, filter), ' AND ')}
            GROUP BY t.currency ORDER BY t.currency`,
      )
    },

    product: (id: string) =>
      one<ProductRecord>(
        db,
        sql`SELECT t.*, ${names}, ${paidLately}
            FROM (SELECT partner_id, mode, ${productColumns} FROM capital_products WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ${id}) t
            JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id = t.business_id`,
      ),
  }
}

/** The same filter has the same key, in whatever order it was asked for. */
const filterKey = ({
  search,
  product_type = [],
  status = [],
  region = [],
  industry = [],
  currency = [],
  outstanding_on,
  from,
  to,
  business_id,
  is_marketable_only,
  activity = [],
  decision = [],
}: ListFilter) => [
  search?.trim().toLowerCase() || null,
  [...product_type].sort(),
  [...status].sort(),
  from ?? null,
  to ?? null,
  business_id ?? null,
  is_marketable_only ?? false,
  [...activity].sort(),
  [...decision].sort(),
  [...region].sort(),
  [...industry].sort(),
  [...currency].sort(),
  outstanding_on ?? null,
]

export type FundedQuery = NonNullable<operations['listFundedProductRows']['parameters']['query']>
