import { businessFundedProductList, businessOfferList, businessTimeline } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { productsToChoose } from '../../../../../lists/businesses'
import { type ScopeSearch, scopedDeps } from '../../../../../router/scoped'
import { BusinessOverview } from '../../-pieces/detail/BusinessOverview'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/overview')({
  staticData: { crumb: 'Overview' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId } }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(businessFundedProductList(api, businessId, productsToChoose))
    void queryClient.prefetchQuery(businessOfferList(api, businessId, {}))
    void queryClient.prefetchInfiniteQuery(businessTimeline(api, businessId))
  },
  component: function Overview() {
    const { api, flag } = Route.useRouteContext()
    return (
      <BusinessOverview api={api} businessId={Route.useParams().businessId} hasOrders={flag('pd-show-bnpl-orders')} />
    )
  },
})
