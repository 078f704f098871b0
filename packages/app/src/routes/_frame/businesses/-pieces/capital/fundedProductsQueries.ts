import {
  type FundedProductFilter,
  type FundedProductListQuery,
  fundedProductCount,
  fundedProductList,
  fundedProductTotals,
} from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import { capitalFilterOf } from './capitalSearch'
import type { FundedProductsSearch } from './fundedProductsSearch'

export const fundedProductFilterOf = (search: FundedProductsSearch): FundedProductFilter => ({
  ...capitalFilterOf(search),
  status: search.status,
  activity: search.activity,
  outstanding_on: search.outstanding_on?.[0],
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
