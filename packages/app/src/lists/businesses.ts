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

/** The businesses with a loan: other products aren't loans. */
export const loanBusinesses = businesses.variant({
  views: 'loan_businesses',
  filters: {
    product_type: {
      values: { flex_loan: products.flex_loan, term_loan: products.term_loan },
      isAllByDefault: true,
    },
  },
})

// The lists of one business come in the server's order, the latest first.

export const businessFundedProducts = defineList<BusinessFundedProductQuery>()({
  setByPage: ['product_type', 'offer_id'],
  filters: {},
})

export const businessOffers = defineList<BusinessPageQuery>()({
  setByPage: ['offer_id'],
  /** The offer whose terms are open. */
  fields: { offer: optionalText },
  filters: {},
})

export const productPayments = defineList<BusinessPageQuery>()({
  setByPage: ['offer_id'],
  /** The product whose payments are shown (the latest by default), and the open payment. */
  fields: { capital_product_id: optionalText, payment: optionalText },
  filters: {},
})

/** As many as one response can hold: a business that buys by orders has a funded product for each. */
export const productsToChoose = { page_size: 100 } as const

/** One range of days for the chart, the table and the file. */
export const dailySales = defineList<DailySalesQuery>()({
  range: { preset: 'three_months' },
  setByPage: ['business_id'],
  filters: {},
})

/** As many days as one response can hold. */
const maxSalesDays = 400

/** All days of the range, for the chart and the file. */
export const dailySalesToDraw = (business_id: string, search: SearchIn<typeof dailySales>, cursor?: string) => ({
  ...dailySales.query(search, { business_id }),
  cursor,
  page_size: maxSalesDays,
})
