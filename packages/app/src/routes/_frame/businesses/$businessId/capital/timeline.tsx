import { businessTimeline } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { TimelineList } from '../../-pieces/detail/TimelineList'

const search = v.looseObject({ page: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/timeline')({
  staticData: { crumb: 'Timeline' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params }) => {
    if (hasScope) void queryClient.prefetchQuery(businessTimeline(api, params.businessId))
  },
  component: function BusinessTimeline() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <TimelineList
        api={api}
        businessId={Route.useParams().businessId}
        page={Route.useSearch().page}
        onPageChange={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
        hasOrders={flag('pd-show-bnpl-orders')}
      />
    )
  },
})
