import { businessInfo } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import type { ScopeSearch } from '../../../../../router/scoped'
import { scopedDeps } from '../../../../../router/scoped'
import { BusinessInfoFacts } from '../../-pieces/detail/BusinessInfoFacts'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/business-info')({
  staticData: { crumb: 'Business info' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope }, params }) => {
    if (hasScope) void queryClient.prefetchQuery(businessInfo(api, params.businessId))
  },
  component: function Info() {
    return <BusinessInfoFacts api={Route.useRouteContext().api} businessId={Route.useParams().businessId} />
  },
})
