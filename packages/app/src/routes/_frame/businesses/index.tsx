import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { BusinessesPage } from './-pieces/BusinessesPage'
import { businessesSearch, prefetchBusinesses } from './-pieces/businessesSearch'

export const Route = createFileRoute('/_frame/businesses/')({
  validateSearch: businessesSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchBusinesses(context, deps),
  component: function Businesses() {
    const navigate = Route.useNavigate()
    return (
      <BusinessesPage
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
