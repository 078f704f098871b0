import type { components } from '@partner-dashboard/contract'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { FilterOf, SortOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { happened, since, type TimedEvent, until } from '../../platform/database/days'
import {
  anyOf,
  type Conditions,
  conditionsOf,
  containing,
  cursorKey,
  filterKey,
  searchText,
} from '../../platform/database/filters'
import {
  countRows,
  type ListQuery,
  newestFirst,
  orderOf,
  type Page,
  queryPage,
  type Sorts,
} from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import { keptFunding } from '../capital/fundedStore'
import { offerLedTo } from '../capital/offerProgressStore'
import type { ApplicationRecord, BusinessRecord, ListedBusiness } from './wire'

type Schemas = components['schemas']

export type BusinessFilter = FilterOf<'listBusinessRows'> & { business_id?: string }

/** Columns of lists and exports; the others would double the transferred data. */
const listed = {
  id: true,
  external_id: true,
  legal_name: true,
  dba_name: true,
  incorporation_type: true,
  city: true,
  region: true,
  country: true,
  currency: true,
  status: true,
  product_type: true,
  monthly_sales_minor: true,
  max_offer_minor: true,
  outstanding_minor: true,
  created_at: true,
  name_key: true,
} as const
const listColumns = columnsOf<ListedBusiness>(listed)

const businessColumns = columnsOf<BusinessRecord>({
  ...listed,
  partner_id: true,
  naics_code: true,
  naics_industry: true,
  established_on: true,
  address_line1: true,
  address_line2: true,
  postal_code: true,
  updated_at: true,
})

const applicationColumns = columnsOf<ApplicationRecord>({
  id: true,
  business_id: true,
  offer_id: true,
  product_type: true,
  status: true,
  approval: true,
  steps: true,
  requested_minor: true,
  currency: true,
  decision_reasons: true,
  disclosure: true,
  adverse_action_code: true,
  needs: true,
  created_at: true,
  submitted_at: true,
  decided_at: true,
})

const sorts = {
  name: ['name_key', 'text'],
  created_at: ['created_at', 'time'],
  monthly_sales_amount: ['monthly_sales_minor', 'integer'],
  outstanding_amount: ['outstanding_minor', 'integer'],
  max_offer_amount: ['max_offer_minor', 'integer'],
} as const satisfies Sorts<SortOf<'listBusinessRows'>>

/** All statements on businesses, each limited to partner and mode. */
export const businessStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`

  return {
    async page({
      sort = 'name',
      cursor,
      page_size = 25,
      ...filter
    }: BusinessFilter & ListQuery): Promise<Page<ListedBusiness>> {
      const order = orderOf(sorts, sort)
      return queryPage<ListedBusiness>(db, {
        select: sql`SELECT ${listColumns} FROM businesses`,
        conditions: [inScope, ...conditionsOf(conditions, filter), ...(await fewMatches(db, inScope, filter))],
        ...order,
        placeOf: (row) => ({ value: row[order.sortBy as (typeof sorts)[keyof typeof sorts][0]], id: row.id }),
        cursor,
        size: page_size,
        listKey: ['businesses', partnerId, mode, sort, cursorKey(filter)],
      })
    },

    async count(filter: BusinessFilter, upTo?: number): Promise<number> {
      const hasOthers = filterKey(filter).some(([name]) => name !== 'region' && !(name in facets))
      if (hasFacets(filter) && !hasOthers) return countRows(db, sql`${idsByFacets(inScope, filter, upTo)} ids`)
      const where = join(
        [inScope, ...conditionsOf(conditions, filter), ...(await fewMatches(db, inScope, filter))],
        ' AND ',
      )
      return countRows(db, sql`businesses WHERE ${where}`, upTo)
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
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['applications', partnerId, mode, id, offer_id ?? null],
      }),
  }
}

const businessEvents: Record<string, TimedEvent> = {
  offered: event(sql`offers`, sql`starts_at`),
  applied: event(sql`applications`, sql`created_at`),
  funded: funding(),
  repaid: event(sql`capital_products`, sql`paid_off_at`),
  offer_applied: offerEvent('application'),
  offer_funded: offerEvent('funding'),
  offer_repaid: offerEvent('payoff'),
}

function event(table: Sql, time: Sql): TimedEvent {
  return {
    of: sql`SELECT 1 FROM ${table} e WHERE e.partner_id = businesses.partner_id AND e.mode = businesses.mode AND e.business_id = businesses.id`,
    time: sql`e.${time}`,
  }
}

/** A funding that wasn't reversed. */
function funding(): TimedEvent {
  const { of, time } = event(sql`capital_products`, sql`funded_at`)
  return { of: sql`${of} AND ${keptFunding(sql`e`)}`, time }
}

/** An offer that led to a step, at the time it started. */
function offerEvent(step: keyof typeof offerLedTo): TimedEvent {
  const { of, time } = event(sql`offers`, sql`starts_at`)
  return { of: sql`${of} AND ${offerLedTo[step](sql`e`)}`, time }
}

const conditions: Conditions<BusinessFilter> = {
  search(search) {
    const text = searchText(search)
    if (/^business_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return sql`id = ${uuidOf(text)}`
    const like = containing(search)
    return like && sql`search_text LIKE ${like}`
  },
  business_id: (id) => sql`id = ${uuidOf(id)}`,
  product_type: anyOf(sql`product_type`),
  status: anyOf(sql`status`),
  incorporation_type: anyOf(sql`incorporation_type`),
  region: anyOf(sql`region`),
  activity: (activity, days) =>
    sql`(${join(
      activity.map((name) => happened(businessEvents, name, days)),
      ' OR ',
    )})`,
  // With an activity, the dates apply to the activity.
  from: (from, { activity }) => (activity?.length ? undefined : since(sql`created_at`, from)),
  to: (to, { activity }) => (activity?.length ? undefined : until(sql`created_at`, to)),
}

/** Filters with few values, and these values. */
const facets = {
  incorporation_type: Object.keys({
    llc: true,
    corporation: true,
    sole_proprietorship: true,
    partnership: true,
    cooperative: true,
    business_trust: true,
    joint_venture: true,
    other: true,
  } satisfies Record<Schemas['IncorporationType'], true>),
  status: Object.keys({
    no_offer: true,
    offer_available: true,
    applied: true,
    funded: true,
    repaid: true,
  } satisfies Record<Schemas['BusinessStatus'], true>),
  product_type: Object.keys({
    merchant_cash_advance: true,
    flex_loan: true,
    term_loan: true,
    bnpl: true,
    spend_card: true,
  } satisfies Record<Schemas['ProductType'], true>),
}

/** Businesses that are few enough to be read by their IDs. */
const maxFew = 500

/** Whether at least two filters have few values. The planner assumes that values are independent, so it misjudges how many businesses have several. */
const hasFacets = ({ incorporation_type, status, product_type, region }: BusinessFilter) =>
  [incorporation_type, status, product_type, region].filter((values) => values?.length).length >= 2

/** IDs of the businesses that have the values of these filters, from an index of their own. */
function idsByFacets(inScope: Sql, filter: BusinessFilter, limit?: number): Sql {
  const { region, product_type } = filter
  // Without a filter, all values are listed, so that the index finds those after them.
  const leading = (['incorporation_type', 'status'] as const).map((name) =>
    anyOf(raw(name))(filter[name]?.length ? filter[name] : facets[name]),
  )
  const last = region?.length ? [anyOf(sql`region`)(region)] : []
  const end = limit === undefined ? empty : sql`LIMIT ${limit}`
  const having = (product: Sql) =>
    sql`(SELECT id FROM businesses WHERE ${join([inScope, ...leading, product, ...last], ' AND ')} ${end})`
  const products = anyOf(sql`product_type`)
  if (product_type?.length) return having(products(product_type))
  return sql`(${having(products(facets.product_type))} UNION ALL ${having(sql`product_type IS NULL`)} ${end})`
}

/** Limits a list to the few businesses that can match. Otherwise, it would search the sort order for rows that hardly exist. */
async function fewMatches(db: Queryable, inScope: Sql, filter: BusinessFilter): Promise<Sql[]> {
  if (!hasFacets(filter)) return []
  const found = await db.query<{ id: string }>(idsByFacets(inScope, filter, maxFew))
  return found.length < maxFew ? [sql`id = ANY(${found.map(({ id }) => id)}::uuid[])`] : []
}

export const businessList = { conditions, sorts }
