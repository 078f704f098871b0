import { businessTimeline } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { pagesShown } from '../../-pieces/detail/pagesShown'
import { TimelineList } from '../../-pieces/detail/TimelineList'

const search = v.looseObject({ page: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/timeline')({
  staticData: { crumb: 'Timeline' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchInfiniteQuery({
      ...businessTimeline(api, params.businessId),
      pages: pagesShown(deps.page),
    })
  },
  component: function BusinessTimeline() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <TimelineList
        api={api}
        businessId={Route.useParams().businessId}
        onPagesChange={(pages) =>
          void navigate({ search: (old) => ({ ...old, page: String(pages) }), replace: true, resetScroll: false })
        }
        hasOrders={flag('pd-show-bnpl-orders')}
      />
    )
  },
})
