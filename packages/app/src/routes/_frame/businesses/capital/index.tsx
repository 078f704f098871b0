import { fundedProductTotals } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { fundedProducts } from '../../../../lists/capital'
import { prefetchList } from '../../../../lists/prefetchList'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { FundedProductsList } from '../-pieces/capital/FundedProductsList'

export const Route = createFileRoute('/_frame/businesses/capital/')({
  validateSearch: fundedProducts.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => {
    const { api, queryClient, hasScope } = context
    prefetchList(context, fundedProducts, deps)
    if (hasScope) void queryClient.prefetchQuery(fundedProductTotals(api, fundedProducts.filter(deps)))
  },
  component: function FundedProducts() {
    return <FundedProductsList {...useListPage(Route)} />
  },
})
