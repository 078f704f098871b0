import { businessApplicationList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { ApplicationList } from '../../-pieces/detail/ApplicationList'

const search = v.looseObject({ cursor: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/applications')({
  staticData: { crumb: 'Applications' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps: { cursor } }) => {
    if (hasScope) void queryClient.prefetchQuery(businessApplicationList(api, params.businessId, { cursor }))
  },
  component: function Applications() {
    const { api, flag } = Route.useRouteContext()
    const { businessId } = Route.useParams()
    const { cursor } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <ApplicationList
        api={api}
        businessId={businessId}
        cursor={cursor}
        onCursorChange={(next) => void navigate({ search: (old) => ({ ...old, cursor: next }) })}
        hasAllStatuses={flag('pd_application_statuses')}
      />
    )
  },
})
