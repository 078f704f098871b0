import { businessDetail } from '@partner-dashboard/client'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import type { ScopeSearch } from '../../../../scope/scope'
import { businessName } from '../../../../views/businesses'
import { BusinessHead } from '../-pieces/BusinessHead'

export const Route = createFileRoute('/_frame/businesses/$businessId')({
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return {}
    const business = await queryClient.ensureQueryData(businessDetail(api, params.businessId))
    return { crumb: businessName(business) }
  },
  component: function Business() {
    const { api } = Route.useRouteContext()
    return (
      <BusinessHead api={api} id={Route.useParams().businessId}>
        <Outlet />
      </BusinessHead>
    )
  },
})
