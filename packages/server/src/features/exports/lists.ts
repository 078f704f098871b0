import { type BusinessFilter, type BusinessQuery, businessSorts, businessStore } from '../../domain/businesses/store'
import { type ListedBusiness, toRow } from '../../domain/businesses/wire'
import { type ListFilter, listStore, sortsOf } from '../../domain/capital/listStore'
import { toApplicationRow, toFundedProduct, toOfferRow } from '../../domain/capital/wire'
import { orderSorts, orderStore } from '../../domain/orders/store'
import { toOrder } from '../../domain/orders/wire'
import type { ExportRows, ExportSource } from '../../kernel/exportJobs'
import type { ExportRecord } from '../../kernel/exportStore'
import { type Column, pagesOf, sheetOf } from '../../platform/csv'
import type { Queryable } from '../../platform/database/sql'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'
import type { PartnerScope } from '../../platform/scope'

/** Rows that are read at once. */
const pageSize = 1000

export type ExportKind = 'businesses' | 'funded_products' | 'applications' | 'offers' | 'orders'
/** A filter, and the order that the list is shown in. */
export type ExportFilter = ListFilter & { incorporation_type?: string[]; sort?: string }

/** Whether a list can be sorted so. */
export function isSortOf(kind: ExportKind, sort: string): boolean {
  const words = kind === 'businesses' ? businessSorts : kind === 'orders' ? orderSorts : sortsOf(kind)
  return words.includes(sort.replace(/^-/, ''))
}

const of = <Row>(titles: Record<string, (row: Row) => unknown>): Column<Row>[] => Object.entries(titles)

/** What a list is as a CSV: its columns, and all rows that a filter finds. */
export function exported(
  db: Queryable,
  scope: PartnerScope,
  now: Date,
  kind: ExportKind,
  filter: ExportFilter,
): ExportRows {
  const lists = listStore(db, scope, now)
  switch (kind) {
    case 'businesses': {
      const store = businessStore(db, scope)
      const {
        business_id,
        is_marketable_only: _,
        decision: __,
        industry: ___,
        currency: ____,
        sort,
        ...others
      } = filter
      const own = { ...others, search: business_id ?? others.search } as BusinessFilter
      return {
        sheet: sheetOf(
          of<ListedBusiness>({
            'Business ID': (row) => businessId(row.id),
            'External ID': (row) => row.external_id,
            'Legal name': (row) => row.legal_name,
            'Trading name': (row) => row.dba_name,
            'Entity type': (row) => row.incorporation_type,
            City: (row) => row.city,
            Region: (row) => row.region,
            Status: (row) => row.status,
            Product: (row) => row.product_type,
            Currency: (row) => row.currency,
            'Monthly sales': (row) => money(row.monthly_sales_minor),
            'Largest offer': (row) => money(row.max_offer_minor),
            Outstanding: (row) => money(row.outstanding_minor),
            'Added at': (row) => toRow(row).created_at,
          }),
          pagesOf((cursor) =>
            store.page({ ...own, sort: sort as BusinessQuery['sort'], cursor, page_size: pageSize as 100 }),
          ),
        ),
        count: () => store.count(own),
      }
    }
    case 'funded_products':
      return {
        sheet: sheetOf(
          of<ReturnType<typeof toFundedProduct>>({
            'Product ID': (row) => row.id,
            Business: (row) => row.business_name,
            'Business ID': (row) => row.business_id,
            Product: (row) => row.product_type,
            Status: (row) => row.status,
            Currency: (row) => row.currency,
            Amount: (row) => row.advance_amount,
            Fee: (row) => row.fee_amount,
            'Total repayment': (row) => row.total_repayment_amount,
            Paid: (row) => row.paid_amount,
            Outstanding: (row) => row.outstanding_amount,
            'Repayment rate': (row) => row.repayment_rate,
            'Funded at': (row) => row.funded_at,
            'Estimated pay-off': (row) => row.estimated_payoff_date,
            'Paid off at': (row) => row.paid_off_at,
          }),
          pagesOf(async (cursor) => {
            const page = await lists.page('funded_products', { ...filter, cursor, page_size: pageSize })
            return { ...page, results: page.results.map((row) => toFundedProduct(row, now)) }
          }),
        ),
        count: () => lists.count('funded_products', filter),
      }
    case 'applications':
      return {
        sheet: sheetOf(
          of<ReturnType<typeof toApplicationRow>>({
            'Application ID': (row) => row.id,
            Business: (row) => row.business_name,
            'Business ID': (row) => row.business_id,
            'External ID': (row) => row.external_id,
            Product: (row) => row.product_type,
            Status: (row) => row.status,
            Approval: (row) => row.approval,
            Currency: (row) => row.currency,
            'Requested amount': (row) => row.requested_amount,
            'Begun at': (row) => row.created_at,
            'Submitted at': (row) => row.submitted_at,
            'Decided at': (row) => row.decided_at,
          }),
          pagesOf(async (cursor) => {
            const page = await lists.page('applications', { ...filter, cursor, page_size: pageSize })
            return { ...page, results: page.results.map(toApplicationRow) }
          }),
        ),
        count: () => lists.count('applications', filter),
      }
    case 'offers':
      return {
        sheet: sheetOf(
          of<ReturnType<typeof toOfferRow>>({
            'Offer ID': (row) => row.id,
            Business: (row) => row.business_name,
            'Business ID': (row) => row.business_id,
            'External ID': (row) => row.external_id,
            Product: (row) => row.product_type,
            Status: (row) => row.status,
            Currency: (row) => row.currency,
            'Smallest amount': (row) => row.min_amount,
            'Largest amount': (row) => row.max_amount,
            'Fee rate': (row) => row.fee_rate,
            Discount: (row) => row.discount?.rate ?? null,
            'Open from': (row) => row.starts_at,
            'Open until': (row) => row.expires_at,
          }),
          pagesOf(async (cursor) => {
            const page = await lists.page('offers', { ...filter, cursor, page_size: pageSize })
            return { ...page, results: page.results.map(toOfferRow) }
          }),
        ),
        count: () => lists.count('offers', filter),
      }
    case 'orders': {
      const store = orderStore(db, scope)
      const { search, status, business_id, sort } = filter
      return {
        sheet: sheetOf(
          of<ReturnType<typeof toOrder>>({
            'Order ID': (row) => row.id,
            'External ID': (row) => row.external_id,
            Business: (row) => row.business_name,
            'Business ID': (row) => row.business_id,
            Status: (row) => row.status,
            Currency: (row) => row.currency,
            Total: (row) => row.total_amount,
            'Opened at': (row) => row.opened_at,
            'Accepted at': (row) => row.accepted_at,
            'Finalized at': (row) => row.finalized_at,
            'Cancelled at': (row) => row.cancelled_at,
            'Due at': (row) => row.due_at,
          }),
          pagesOf(async (cursor) => {
            const page = await store.page({ search, status, business_id, sort, cursor, page_size: pageSize })
            return { ...page, results: page.results.map(toOrder) }
          }),
        ),
        count: () => store.count({ search, status, business_id }),
      }
    }
  }
}

// The export's purpose says whose kind and filter it carries.
const listOf = (record: ExportRecord) => record as ExportRecord<ExportKind, ExportFilter>

export const listExport: ExportSource = {
  open: (db, scope, now, record) => exported(db, scope, now, listOf(record).kind, listOf(record).filter),
}

export const offerExport: ExportSource = {
  open: (db, scope, now, record) => exported(db, scope, now, 'offers', { ...listOf(record).filter, status: ['open'] }),
}
