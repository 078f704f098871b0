import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { CrmEventsPage } from '../-pieces/CrmEventsPage'
import { prefetchCrmEvents } from '../-pieces/crmQueries'
import { crmEventsSearch } from '../-pieces/crmSearch'

export const Route = createFileRoute('/_frame/developer/crm-events/')({
  validateSearch: crmEventsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchCrmEvents(context, deps),
  component: function CrmEvents() {
    const navigate = Route.useNavigate()
    return (
      <CrmEventsPage
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
