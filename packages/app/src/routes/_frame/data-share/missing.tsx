import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { DataSharePage } from './-pieces/DataSharePage'
import { IncompleteBusinesses } from './-pieces/IncompleteBusinesses'
import { uploadsSearch } from './-pieces/uploadsSearch'

export const Route = createFileRoute('/_frame/data-share/missing')({
  staticData: { crumb: 'Missing data' },
  validateSearch: uploadsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
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
