import { businessList, businessStore } from '../../domain/businesses/store'
import { type ListedBusiness, toRow } from '../../domain/businesses/wire'
import type { CapitalFilters, ListKind } from '../../domain/capital/listConditionsStore'
import { type CapitalRecords, capitalLists, listStore } from '../../domain/capital/listStore'
import { toApplicationRow, toFundedProduct, toOfferRow } from '../../domain/capital/wire'
import { orderList, orderStore } from '../../domain/orders/store'
import { toOrder } from '../../domain/orders/wire'
import type { ExportRows, ExportSource } from '../../kernel/exportJobs'
import type { ExportRecord } from '../../kernel/exportStore'
import { amountCell, pagesOf, sheetOf } from '../../platform/csv'
import type { Conditions } from '../../platform/database/filters'
import type { ListQuery, Page, Sorts } from '../../platform/database/page'
import type { Queryable } from '../../platform/database/sql'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import type { PartnerScope } from '../../platform/scope'

const pageSize = 1000

export type ExportKind = 'businesses' | ListKind | 'orders'

/** Filters and sort order of the list. */
export interface ExportFilter {
  sort?: string
  [filter: string]: unknown
}

interface ExportedList {
  filters: readonly string[]
  sorts: readonly string[]
  open: (db: Queryable, scope: PartnerScope, now: Date, filter: ExportFilter) => ExportRows
}

interface Reader<Filter, Row> {
  page: (filter: Filter, query: ListQuery) => Promise<Page<Row>>
  count: (filter: Filter) => Promise<number>
}

/** A list as a file, with the list's conditions and its own columns. */
function exportedList<Filter extends object, Row>(
  { conditions, sorts }: { conditions: Conditions<Filter>; sorts: Sorts<string> },
  readerOf: (db: Queryable, scope: PartnerScope, now: Date) => Reader<Filter, Row>,
  columns: Record<string, (row: Row) => unknown>,
): ExportedList {
  return {
    filters: Object.keys(conditions),
    sorts: Object.keys(sorts),
    open(db, scope, now, { sort, ...others }) {
      const { page, count } = readerOf(db, scope, now)
      // requireFilters has rejected filters of other lists.
      const filter = others as Filter
      const rows = pagesOf((cursor) => page(filter, { sort, cursor, page_size: pageSize }))
      return { sheet: sheetOf(Object.entries(columns), rows), count: () => count(filter) }
    },
  }
}

const mapped = <Record, Row>({ results, ...page }: Page<Record>, toRow: (record: Record) => Row): Page<Row> => ({
  ...page,
  results: results.map(toRow),
})

/** Reads a capital list as the API returns it. */
const capitalReader =
  <Kind extends ListKind, Row>(kind: Kind, toRow: (record: CapitalRecords[Kind], now: Date) => Row) =>
  (db: Queryable, scope: PartnerScope, now: Date): Reader<CapitalFilters[Kind], Row> => {
    const store = listStore(db, scope, now)
    return {
      page: async (filter, query) => mapped(await store.page(kind, filter, query), (record) => toRow(record, now)),
      count: (filter) => store.count(kind, filter),
    }
  }

const lists: Record<ExportKind, ExportedList> = {
  businesses: exportedList(
    businessList,
    (db, scope) => {
      const store = businessStore(db, scope)
      return { page: (filter, query) => store.page({ ...filter, ...query }), count: store.count }
    },
    {
      'Business ID': (row: ListedBusiness) => businessId(row.id),
      'External ID': (row: ListedBusiness) => row.external_id,
      'Legal name': (row: ListedBusiness) => row.legal_name,
      'DBA name': (row: ListedBusiness) => row.dba_name,
      'Entity type': (row: ListedBusiness) => row.incorporation_type,
      City: (row: ListedBusiness) => row.city,
      Region: (row: ListedBusiness) => row.region,
      Status: (row: ListedBusiness) => row.status,
      Product: (row: ListedBusiness) => row.product_type,
      Currency: (row: ListedBusiness) => row.currency,
      'Monthly sales': (row: ListedBusiness) => amountCell(money(row.monthly_sales_minor)),
      'Largest offer': (row: ListedBusiness) => amountCell(money(row.max_offer_minor)),
      Outstanding: (row: ListedBusiness) => amountCell(money(row.outstanding_minor)),
      'Added at': (row: ListedBusiness) => toRow(row).created_at,
    },
  ),
  funded_products: exportedList(capitalLists.funded_products, capitalReader('funded_products', toFundedProduct), {
    'Product ID': (row) => row.id,
    Business: (row) => row.business_name,
    'Business ID': (row) => row.business_id,
    Product: (row) => row.product_type,
    Status: (row) => row.status,
    Currency: (row) => row.currency,
    Amount: (row) => amountCell(row.advance_amount),
    Fee: (row) => amountCell(row.fee_amount),
    'Payback amount': (row) => amountCell(row.total_repayment_amount),
    Paid: (row) => amountCell(row.paid_amount),
    Outstanding: (row) => amountCell(row.outstanding_amount),
    Waived: (row) => amountCell(row.waived_amount),
    'Past due': (row) => amountCell(row.past_due_amount),
    'Days past due': (row) => row.days_past_due,
    'Failed payment': ({ failed_payment: failed }) =>
      failed && [failed.failure_code, failed.failure_message].filter(Boolean).join(' '),
    Holdback: (row) => row.repayment_rate,
    'Funded at': (row) => row.funded_at,
    'Estimated payoff': (row) => row.estimated_payoff_date,
    'Paid off at': (row) => row.paid_off_at,
  }),
  applications: exportedList(capitalLists.applications, capitalReader('applications', toApplicationRow), {
    'Application ID': (row) => row.id,
    Business: (row) => row.business_name,
    'Business ID': (row) => row.business_id,
    'External ID': (row) => row.external_id,
    Product: (row) => row.product_type,
    Status: (row) => row.status,
    Approval: (row) => row.approval,
    Currency: (row) => row.currency,
    'Requested amount': (row) => amountCell(row.requested_amount),
    'Started at': (row) => row.created_at,
    'Submitted at': (row) => row.submitted_at,
    'Decided at': (row) => row.decided_at,
  }),
  offers: exportedList(capitalLists.offers, capitalReader('offers', toOfferRow), {
    'Offer ID': (row) => row.id,
    Business: (row) => row.business_name,
    'Business ID': (row) => row.business_id,
    'External ID': (row) => row.external_id,
    Product: (row) => row.product_type,
    Status: (row) => row.status,
    Currency: (row) => row.currency,
    'Smallest amount': (row) => amountCell(row.min_amount),
    'Largest amount': (row) => amountCell(row.max_amount),
    'Fee rate': (row) => row.fee_rate,
    Discount: (row) => row.discount?.rate ?? null,
    'Opens at': (row) => row.starts_at,
    'Expires at': (row) => row.expires_at,
  }),
  orders: exportedList(
    orderList,
    (db, scope) => {
      const store = orderStore(db, scope)
      return {
        page: async (filter, query) => mapped(await store.page({ ...filter, ...query }), toOrder),
        count: store.count,
      }
    },
    {
      'Order ID': (row) => row.id,
      'External ID': (row) => row.external_id,
      Business: (row) => row.business_name,
      'Business ID': (row) => row.business_id,
      Status: (row) => row.status,
      Currency: (row) => row.currency,
      Total: (row) => amountCell(row.total_amount),
      'Opened at': (row) => row.opened_at,
      'Accepted at': (row) => row.accepted_at,
      'Finalized at': (row) => row.finalized_at,
      'Cancelled at': (row) => row.cancelled_at,
      'Due at': (row) => row.due_at,
    },
  ),
}

/** Throws for filters and sort fields of other lists. */
export function requireFilters(kind: ExportKind, { sort, ...filter }: ExportFilter, where: 'query' | 'body'): void {
  const { filters, sorts } = lists[kind]
  const other = Object.keys(filter).find((name) => !filters.includes(name))
  if (other !== undefined) {
    const detail = "isn't a filter of this list"
    throw refuse.invalid({ in: where, pointer: `/${other}`, code: 'filter', detail })
  }
  if (sort === undefined || sorts.includes(sort.replace(/^-/, ''))) return
  throw refuse.invalid({ in: where, pointer: '/sort', code: 'enum', detail: "isn't a sort field of this list" })
}

/** Columns and all rows of a filtered list. */
export const exported = (
  db: Queryable,
  scope: PartnerScope,
  now: Date,
  kind: ExportKind,
  filter: ExportFilter,
): ExportRows => lists[kind].open(db, scope, now, filter)

// The record's purpose determines its type and filter.
const listOf = (record: ExportRecord) => record as ExportRecord<ExportKind, ExportFilter>

export const listExport: ExportSource = {
  open: (db, scope, now, record) => exported(db, scope, now, listOf(record).kind, listOf(record).filter),
}

export const offerExport: ExportSource = {
  open: (db, scope, now, record) => exported(db, scope, now, 'offers', { ...listOf(record).filter, status: ['open'] }),
}
