import { fundedProductDetail } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import type { ScopeSearch } from '../../../../../../router/scoped'
import { scopedDeps } from '../../../../../../router/scoped'
import { FundedProductView } from '../../../-pieces/detail/FundedProductView'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/funded-products/$capitalProductId')({
  staticData: { crumb: 'Product details' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId, capitalProductId } }) => {
    if (hasScope) void queryClient.prefetchQuery(fundedProductDetail(api, businessId, capitalProductId))
  },
  component: function FundedProduct() {
    const { businessId, capitalProductId } = Route.useParams()
    return (
      <FundedProductView
        api={Route.useRouteContext().api}
        businessId={businessId}
        capitalProductId={capitalProductId}
      />
    )
  },
})
