import { businessOwnerInfo, ownerAuth } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import type { ScopeSearch } from '../../../../../router/scoped'
import { scopedDeps } from '../../../../../router/scoped'
import { Owners } from '../../-pieces/detail/Owners'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/owner-info')({
  staticData: { crumb: 'Owner info' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(businessOwnerInfo(api, params.businessId))
    void queryClient.prefetchQuery(ownerAuth(api, params.businessId))
  },
  component: function OwnerInfo() {
    return <Owners api={Route.useRouteContext().api} businessId={Route.useParams().businessId} />
  },
})
