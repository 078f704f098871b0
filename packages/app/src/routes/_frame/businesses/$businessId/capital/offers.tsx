import { businessOfferList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { looseListSearch } from '../../../../../router/listSearch'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { listPage, unsorted } from '../../-pieces/detail/listPage'
import { OfferList } from '../../-pieces/detail/OfferList'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/offers')({
  staticData: { crumb: 'Offers' },
  validateSearch: looseListSearch(unsorted, { offer: optionalText }),
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (hasScope) void queryClient.prefetchQuery(businessOfferList(api, params.businessId, listPage(deps)))
  },
  component: function Offers() {
    const navigate = Route.useNavigate()
    return (
      <OfferList
        api={Route.useRouteContext().api}
        businessId={Route.useParams().businessId}
        search={Route.useSearch()}
        onSearchChange={(change, options) =>
          void navigate({ search: (old) => ({ ...old, ...change }), resetScroll: false, ...options })
        }
      />
    )
  },
})
