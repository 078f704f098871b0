import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { OffersList } from '../-pieces/capital/OffersList'
import { prefetchOffers } from '../-pieces/capital/offersQueries'
import { offersSearch } from '../-pieces/capital/offersSearch'

export const Route = createFileRoute('/_frame/businesses/capital/offers')({
  staticData: { crumb: 'Offers' },
  validateSearch: offersSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchOffers(context, deps),
  component: function Offers() {
    const { api } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <OffersList
        api={api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
