import { incompleteBusinessList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { DataSharePage } from './-pieces/DataSharePage'
import { IncompleteBusinesses } from './-pieces/IncompleteBusinesses'
import { incompleteQueryOf, incompleteSearch } from './-pieces/incompleteSearch'

export const Route = createFileRoute('/_frame/data-share/missing')({
  staticData: { crumb: 'Missing data' },
  validateSearch: incompleteSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (hasScope) void queryClient.prefetchQuery(incompleteBusinessList(api, incompleteQueryOf(deps)))
  },
  component: function MissingData() {
    const navigate = Route.useNavigate()
    return (
      <DataSharePage>
        <IncompleteBusinesses
          api={Route.useRouteContext().api}
          search={Route.useSearch()}
          onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
        />
      </DataSharePage>
    )
  },
})
