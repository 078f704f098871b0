import { businessFundedProductList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { businessFundedProducts } from '../../../../../../lists/businesses'
import { useListPage } from '../../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../../router/scoped'
import { FundedProductList } from '../../../-pieces/detail/FundedProductList'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/funded-products/')({
  validateSearch: businessFundedProducts.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (!hasScope) return
    const query = businessFundedProducts.query(deps)
    void queryClient.prefetchQuery(businessFundedProductList(api, params.businessId, query))
  },
  component: function FundedProducts() {
    return <FundedProductList {...useListPage(Route)} businessId={Route.useParams().businessId} />
  },
})
