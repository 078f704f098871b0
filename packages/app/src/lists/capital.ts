import {
  type ApplicationListQuery,
  applicationCount,
  applicationList,
  type FundedProductListQuery,
  fundedProductCount,
  fundedProductList,
  type OfferListQuery,
  type OrderListQuery,
  offerCount,
  offerList,
  orderCount,
  orderList,
} from '@partner-dashboard/client'
import { optionalOneOf, optionalText } from '../router/searchFields'
import { regionNames } from '../views/regions'
import {
  applicationDecision,
  applicationStatus,
  currencies,
  delinquencyBucket,
  offerStatus,
  orderStatus,
  planStatus,
  productActivity,
  products,
} from '../views/vocabulary'
import { isDay } from './filter'
import { defineList } from './list'

const product_type = { label: 'Product', values: products }

/** Filters by business. Most partners have one currency, so its chip only shows when analytics links here. */
const businessFilters = {
  region: { label: 'Region', values: regionNames },
  industry: { label: 'Industry', kind: 'open' },
  currency: { label: 'Currency', values: currencies, isShownWhenSet: true },
} as const

export const fundedProducts = defineList<FundedProductListQuery>()({
  panel: { views: 'funded_products', csv: 'funded_products' },
  rows: fundedProductList,
  count: fundedProductCount,
  search: { placeholder: 'Business or ID' },
  range: { label: 'Funded', labelWith: { activity: 'Date' } },
  defaultSort: '-funded_at',
  sorts: {
    funded_at: 'descending',
    business_name: 'ascending',
    advance_amount: 'descending',
    outstanding_amount: 'descending',
  },
  filters: {
    product_type,
    status: { label: 'Status', values: planStatus },
    delinquency: { label: 'Past due', values: delinquencyBucket },
    has_failed_payment: {
      label: 'Payment',
      kind: 'boolean',
      values: { true: 'Failed payment', false: 'No failed payment' },
    },
    activity: { label: 'Activity', values: productActivity },
    outstanding_on: { label: 'Outstanding on', kind: 'text', accepts: isDay, isShownWhenSet: true },
    ...businessFilters,
  },
})

/** With all statuses (flag `pd_application_statuses`). Analytics links here by decision. */
export const applications = defineList<ApplicationListQuery>()({
  panel: { views: 'applications', csv: 'applications' },
  rows: applicationList,
  count: applicationCount,
  search: { placeholder: 'Business or ID' },
  range: { label: 'Started' },
  defaultSort: '-created_at',
  sorts: { created_at: 'descending', business_name: 'ascending', requested_amount: 'descending' },
  /** ID of the open application. */
  fields: { application: optionalText },
  filters: {
    product_type,
    decision: { label: 'Decision', values: applicationDecision, isShownWhenSet: true },
    status: { label: 'Status', values: applicationStatus },
    ...businessFilters,
  },
})

/** Without the flag, statuses are the decisions. Home links here by `action_required`. */
export const decidedApplications = applications.variant({
  filters: {
    decision: { label: 'Status', isShownWhenSet: undefined },
    status: { label: 'Waiting for', values: { action_required: 'The business' } },
  },
})

export const offers = defineList<OfferListQuery>()({
  panel: { views: 'offers', csv: 'offers' },
  rows: offerList,
  count: offerCount,
  search: { placeholder: 'Business or ID' },
  range: { label: 'Open from' },
  defaultSort: '-starts_at',
  sorts: { starts_at: 'descending', business_name: 'ascending', max_amount: 'descending', expires_at: 'ascending' },
  /** ID of the open offer. */
  fields: { offer: optionalText },
  filters: {
    product_type,
    status: { label: 'Status', values: offerStatus },
    ...businessFilters,
  },
})

export const orders = defineList<OrderListQuery>()({
  panel: { views: 'orders', csv: 'orders' },
  rows: orderList,
  count: orderCount,
  search: { placeholder: 'Business or order ID' },
  defaultSort: '-opened_at',
  sorts: { opened_at: 'descending', business_name: 'ascending', total_amount: 'descending' },
  fields: { order_id: optionalText, new: optionalOneOf(['order']) },
  setByPage: ['business_id'],
  filters: {
    status: { label: 'Status', values: orderStatus },
  },
})

export const businessOrders = orders.variant({ views: 'business_orders', searchPlaceholder: 'Order ID' })
