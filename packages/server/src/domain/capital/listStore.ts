import type { components } from '@partner-dashboard/contract'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { SortOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { inDays } from '../../platform/database/days'
import { type Conditions, conditionsOf, cursorKey } from '../../platform/database/filters'
import { countRows, type ListQuery, orderOf, type Page, queryPage, type Sorts } from '../../platform/database/page'
import { prepared } from '../../platform/database/prepared'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { addDays, dayOf } from './bankCalendar'
import { failedPayment, plannedRetry } from './failedPaymentStore'
import { paceDays } from './figures'
import { keptFunding } from './fundedStore'
import { type CapitalFilters, type ListKind, listConditions, owedAtEndOf, repaidOf } from './listConditionsStore'
import { pastDueOn } from './pastDueStore'
import { productColumns } from './rowStore'
import type { ApplicationRowRecord, OfferRecord, ProductRecord } from './wire'

type Schemas = components['schemas']

interface List<Kind extends ListKind> {
  table: string
  columns: Sql
  defaultSort: string
  sorts: Sorts<string>
  conditions: Conditions<CapitalFilters[Kind]>
}

interface OfBusiness {
  business_name: string
  external_id: string
  name_key: string
  monthly_sales_minor: number
}

const businessColumns = columnsOf<OfBusiness>(
  {
    business_name: sql`coalesce(b.dba_name, b.legal_name)`,
    external_id: true,
    name_key: true,
    monthly_sales_minor: true,
  },
  'b',
)

export const capitalLists: { [Kind in ListKind]: List<Kind> } = {
  funded_products: {
    table: 'capital_products',
    columns: productColumns,
    defaultSort: '-funded_at',
    sorts: {
      funded_at: ['funded_at', 'time'],
      business_name: ['name_key', 'text'],
      advance_amount: ['advance_minor', 'integer'],
      outstanding_amount: ['outstanding_minor', 'integer'],
    } satisfies Sorts<SortOf<'listFundedProductRows'>>,
    conditions: listConditions.funded_products,
  },
  applications: {
    table: 'applications',
    columns: columnsOf<Omit<ApplicationRowRecord, keyof OfBusiness>>(
      {
        id: true,
        business_id: true,
        offer_id: true,
        product_type: true,
        status: true,
        approval: true,
        requested_minor: true,
        currency: true,
        needs: true,
        created_at: true,
        submitted_at: true,
        decided_at: true,
      },
      't',
    ),
    defaultSort: '-created_at',
    sorts: {
      created_at: ['created_at', 'time'],
      business_name: ['name_key', 'text'],
      requested_amount: ['requested_minor', 'integer'],
    } satisfies Sorts<SortOf<'listApplicationRows'>>,
    conditions: listConditions.applications,
  },
  offers: {
    table: 'offers',
    columns: columnsOf<Omit<OfferRecord, keyof OfBusiness>>(
      {
        id: true,
        business_id: true,
        product_type: true,
        status: true,
        campaign_type: true,
        is_top_up: true,
        is_marketable: true,
        min_minor: true,
        max_minor: true,
        currency: true,
        fee_rate: true,
        repayment_rate: true,
        discount_rate: true,
        fee_discount_id: true,
        starts_at: true,
        expires_at: true,
        created_at: true,
      },
      't',
    ),
    defaultSort: '-starts_at',
    sorts: {
      starts_at: ['starts_at', 'time'],
      expires_at: ['expires_at', 'time'],
      business_name: ['name_key', 'text'],
      max_amount: ['max_minor', 'integer'],
    } satisfies Sorts<SortOf<'listOfferRows'>>,
    conditions: listConditions.offers,
  },
}

export interface ProductSums {
  currency: Schemas['Currency']
  funded: number
  outstanding: number
  past_due: number
  repaid: number
  revenue_share: number
}

export interface CapitalRecords {
  funded_products: ProductRecord
  applications: ApplicationRowRecord
  offers: OfferRecord
}

/** Lists of funded products, applications and offers, of all businesses or one. */
export const listStore = (db: Queryable, { partnerId, mode }: PartnerScope, now: Date) => {
  const source = (kind: ListKind) =>
    sql`${raw(capitalLists[kind].table)} t JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id = t.business_id`
  const today = dayOf(now)
  const where = <Kind extends ListKind>(kind: Kind, filter: CapitalFilters[Kind]) =>
    join(
      [
        sql`t.partner_id = ${partnerId} AND t.mode = ${mode}`,
        ...conditionsOf(capitalLists[kind].conditions, { ...filter, as_of: today }),
      ],
      ' AND ',
    )
  /** First day of the pace. */
  const lately = `${addDays(today, 1 - paceDays)}T00:00:00Z`
  /** Subqueries that are only evaluated for the rows of the page. */
  const sumLately = (table: string, time: string) =>
    sql`(SELECT coalesce(sum(y.amount_minor), 0)::bigint FROM ${raw(table)} y WHERE y.partner_id = t.partner_id AND y.mode = t.mode
      AND y.capital_product_id = t.id AND y.status = 'succeeded' AND y.${raw(time)} >= ${lately})`
  const currentColumns = sql`${sumLately('payments', 'settled_at')} - ${sumLately('refunds', 'created_at')} AS paid_lately_minor,
    ${failedPayment} AS failed_payment, ${plannedRetry} AS planned_retry`

  return {
    page<Kind extends ListKind>(
      kind: Kind,
      filter: CapitalFilters[Kind],
      { cursor, page_size = 25, ...query }: ListQuery,
    ): Promise<Page<CapitalRecords[Kind]>> {
      const { columns, defaultSort, sorts } = capitalLists[kind]
      const sort = query.sort ?? defaultSort
      const order = orderOf(sorts, sort)
      return queryPage<CapitalRecords[Kind]>(db, {
        select: sql`SELECT * FROM (SELECT ${columns}, ${businessColumns}${kind === 'funded_products' ? sql`, ${currentColumns}` : empty}
                    FROM ${source(kind)} WHERE ${where(kind, filter)}) rows`,
        conditions: [sql`true`],
        ...order,
        placeOf: (row) => ({ value: (row as unknown as Record<string, string>)[order.sortBy] ?? '', id: row.id }),
        cursor,
        size: page_size,
        listKey: [kind, partnerId, mode, sort, cursorKey(filter)],
      })
    },

    count: <Kind extends ListKind>(kind: Kind, filter: CapitalFilters[Kind], upTo?: number): Promise<number> =>
      countRows(db, sql`${source(kind)} WHERE ${where(kind, filter)}`, upTo),

    /** Sums of the filtered funded products. With a payment activity, repayments are limited to the period. */
    sums(filter: CapitalFilters['funded_products']): Promise<ProductSums[]> {
      const { activity = [], from, to, outstanding_on } = filter
      const owed = outstanding_on === undefined ? sql`t.outstanding_minor` : owedAtEndOf(outstanding_on)
      const days = activity.includes('payment_succeeded') ? { from, to } : {}
      const then = join([sql`true`, ...inDays(sql`y.at`, days)], ' AND ')
      return db.query<ProductSums>(
        sql`SELECT t.currency, coalesce(sum(t.advance_minor) FILTER (WHERE ${keptFunding(sql`t`)}), 0)::bigint AS funded, sum(${owed})::bigint AS outstanding,
              sum(${pastDueOn(today).minor})::bigint AS past_due,
              coalesce(sum(p.repaid), 0)::bigint AS repaid, coalesce(sum(p.revenue_share), 0)::bigint AS revenue_share
            FROM ${source('funded_products')}
            CROSS JOIN LATERAL (
              SELECT sum(y.amount_minor) AS repaid, sum(y.share) AS revenue_share FROM (${repaidOf}) y WHERE ${then}) p
            WHERE ${where('funded_products', filter)}
            GROUP BY t.currency ORDER BY t.currency`,
      )
    },

    product: (id: string) =>
      one<ProductRecord>(
        db,
        prepared(sql`SELECT ${productColumns}, ${businessColumns}, ${currentColumns}
            FROM ${source('funded_products')} WHERE ${where('funded_products', {})} AND t.id = ${id}`),
      ),
  }
}
