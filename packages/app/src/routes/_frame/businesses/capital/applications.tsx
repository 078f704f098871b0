import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { ApplicationsList } from '../-pieces/capital/ApplicationsList'
import { prefetchApplications } from '../-pieces/capital/applicationsQueries'
import { applicationsSearch } from '../-pieces/capital/applicationsSearch'

export const Route = createFileRoute('/_frame/businesses/capital/applications')({
  staticData: { crumb: 'Applications' },
  validateSearch: applicationsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchApplications(context, deps, context.flag('pd_application_statuses')),
  component: function Applications() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <ApplicationsList
        api={api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
        hasAllStatuses={flag('pd_application_statuses')}
      />
    )
  },
})
