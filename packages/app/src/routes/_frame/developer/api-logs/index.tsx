import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { ApiLogsPage } from '../-pieces/ApiLogsPage'
import { prefetchApiLogs } from '../-pieces/apiLogsQueries'
import { apiLogsSearch } from '../-pieces/apiLogsSearch'

export const Route = createFileRoute('/_frame/developer/api-logs/')({
  validateSearch: apiLogsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchApiLogs(context, deps),
  component: function ApiLogs() {
    const navigate = Route.useNavigate()
    return (
      <ApiLogsPage
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
