import {
  type FundedProductFilter,
  type FundedProductListQuery,
  fundedProductCount,
  fundedProductList,
  fundedProductTotals,
  type PaymentPlanStatus,
  type ProductActivity,
} from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { daysOf, looseListSearch, pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import { optionalListOf } from '../../../../../router/searchFields'
import { planStatus } from '../../../../../views/planStatus'
import { productTypes } from '../../../../../views/products'

const sorts = [
  'funded_at',
  '-funded_at',
  'business_name',
  '-business_name',
  'advance_amount',
  '-advance_amount',
  'outstanding_amount',
  '-outstanding_amount',
] as const satisfies NonNullable<FundedProductListQuery['sort']>[]

const activities = [
  'funded',
  'payment_succeeded',
  'payment_failed',
  'paid_off',
] as const satisfies readonly ProductActivity[]

export const fundedProductsSearch = looseListSearch(sorts, {
  product_type: optionalListOf(productTypes),
  status: optionalListOf(Object.keys(planStatus) as PaymentPlanStatus[]),
  activity: optionalListOf(activities),
  ...listToolFields,
})

export type FundedProductsSearch = v.InferOutput<typeof fundedProductsSearch>

export const fundedProductFilterOf = (search: FundedProductsSearch): FundedProductFilter => ({
  search: search.search,
  product_type: search.product_type,
  status: search.status,
  activity: search.activity,
  ...daysOf(search),
})

export const fundedProductQueryOf = (search: FundedProductsSearch): FundedProductListQuery => ({
  ...fundedProductFilterOf(search),
  sort: search.sort,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

export function prefetchFundedProducts(
  { api, queryClient, hasScope }: ScopedContext,
  search: FundedProductsSearch,
): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(fundedProductList(api, fundedProductQueryOf(search)))
  void queryClient.prefetchQuery(fundedProductCount(api, fundedProductFilterOf(search)))
  void queryClient.prefetchQuery(fundedProductTotals(api, fundedProductFilterOf(search)))
}
