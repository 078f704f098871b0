import {
  type BusinessFundedProductQuery,
  type BusinessListQuery,
  type BusinessPageQuery,
  businessCount,
  businessList,
  type DailySalesQuery,
} from '@partner-dashboard/client'
import { optionalText } from '../router/searchFields'
import { regionNames } from '../views/regions'
import { businessActivity, businessStatus, incorporationTypes, products } from '../views/vocabulary'
import { defineList, type SearchIn } from './list'

export const businesses = defineList<BusinessListQuery>()({
  panel: { views: 'businesses', csv: 'businesses' },
  rows: businessList,
  count: businessCount,
  search: { placeholder: 'Name or ID' },
  range: { label: 'Added', labelWith: { activity: 'Date' } },
  defaultSort: 'name',
  sorts: {
    name: 'ascending',
    created_at: 'descending',
    monthly_sales_amount: 'descending',
    outstanding_amount: 'descending',
    max_offer_amount: 'descending',
  },
  filters: {
    product_type: { label: 'Product', values: products },
    status: { label: 'Status', values: businessStatus },
    incorporation_type: { label: 'Entity type', values: incorporationTypes },
    activity: { label: 'Activity', values: businessActivity },
    region: { label: 'Region', values: regionNames },
  },
})

/** Businesses with a loan; other products aren't loans. */
export const loanBusinesses = businesses.variant({
  views: 'loan_businesses',
  filters: {
    product_type: {
      values: { flex_loan: products.flex_loan, term_loan: products.term_loan },
      isAllByDefault: true,
    },
  },
})

// Lists of one business have a fixed order, most recent first.

export const businessFundedProducts = defineList<BusinessFundedProductQuery>()({
  setByPage: ['product_type', 'offer_id'],
  filters: {},
})

export const businessOffers = defineList<BusinessPageQuery>()({
  pageSize: 10,
  setByPage: ['offer_id'],
  /** ID of the open offer. */
  fields: { offer: optionalText },
  filters: {},
})

export const productPayments = defineList<BusinessPageQuery>()({
  setByPage: ['offer_id'],
  /** Product whose payments are shown (default: the latest), and the open payment. */
  fields: { capital_product_id: optionalText, payment: optionalText },
  filters: {},
})

/** Maximum page size: a business has a funded product per finalized order. */
export const productsToChoose = { page_size: 100 } as const

/** Chart, table and file share one date range. */
export const dailySales = defineList<DailySalesQuery>()({
  pageSize: 10,
  range: { preset: 'three_months' },
  setByPage: ['business_id'],
  filters: {},
})

/** Maximum page size. */
const maxSalesDays = 400

/** All days of the range, for the chart and the file. */
export const dailySalesToDraw = (business_id: string, search: SearchIn<typeof dailySales>, cursor?: string) => ({
  ...dailySales.query(search, { business_id }),
  cursor,
  page_size: maxSalesDays,
})
