import { businessDetail, businessFundedProductList, businessMetadataStatus } from '@partner-dashboard/client'
import { Page, Skeleton } from '@partner-dashboard/ui'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { productsToChoose } from '../../../../lists/businesses'
import { type ScopeSearch, scopedDeps } from '../../../../router/scoped'
import { businessName } from '../../../../views/businessName'
import { BusinessFrame } from '../-pieces/detail/BusinessFrame'

export const Route = createFileRoute('/_frame/businesses/$businessId')({
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return {}
    void queryClient.prefetchQuery(businessMetadataStatus(api, [params.businessId]))
    // The head shows an alert of these products, which would move the tabs if it came later.
    const products = queryClient
      .ensureQueryData(businessFundedProductList(api, params.businessId, productsToChoose))
      .catch(() => undefined)
    const business = await queryClient.ensureQueryData(businessDetail(api, params.businessId))
    await products
    return { crumb: businessName(business) }
  },
  staticData: { hasHeading: true },
  pendingComponent: BusinessShape,
  component: function Business() {
    const { api, flag } = Route.useRouteContext()
    return (
      <BusinessFrame api={api} id={Route.useParams().businessId} hasOrders={flag('pd-show-bnpl-orders')}>
        <Outlet />
      </BusinessFrame>
    )
  },
})

function BusinessShape() {
  return (
    <Page>
      <Skeleton lines={4} />
      <Skeleton lines={9} />
    </Page>
  )
}
