import sql, { join, type Sql } from 'sql-template-tag'
import type { FilterOf, SortOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { happened, since, type TimedEvent, until } from '../../platform/database/days'
import {
  anyOf,
  type Conditions,
  conditionsOf,
  containing,
  filterKey,
  searchText,
} from '../../platform/database/filters'
import { countRows, type ListQuery, orderOf, type Page, queryPage, type Sorts } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import { offerLedTo } from '../capital/offerProgressStore'
import type { ApplicationRecord, BusinessRecord, ListedBusiness } from './wire'

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
    page({
      sort = 'name',
      cursor,
      page_size = 25,
      ...filter
    }: BusinessFilter & ListQuery): Promise<Page<ListedBusiness>> {
      const order = orderOf(sorts, sort)
      return queryPage<ListedBusiness>(db, {
        select: sql`SELECT ${listColumns} FROM businesses`,
        conditions: [inScope, ...conditionsOf(conditions, filter)],
        ...order,
        placeOf: (row) => ({ value: row[order.sortBy as (typeof sorts)[keyof typeof sorts][0]], id: row.id }),
        cursor,
        size: page_size,
        listKey: ['businesses', partnerId, mode, sort, filterKey(filter)],
      })
    },

    count(filter: BusinessFilter, upTo?: number): Promise<number> {
      const where = join([inScope, ...conditionsOf(conditions, filter)], ' AND ')
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

const businessEvents: Record<string, TimedEvent> = {
  offered: event(sql`offers`, sql`starts_at`),
  applied: event(sql`applications`, sql`created_at`),
  funded: event(sql`capital_products`, sql`funded_at`),
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

export const businessList = { conditions, sorts }
