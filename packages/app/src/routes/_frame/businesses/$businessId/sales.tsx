import { dailySalesList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { looseListSearch } from '../../../../router/listSearch'
import { scopedDeps } from '../../../../router/scoped'
import { unsorted } from '../-pieces/detail/listPage'
import { SalesView } from '../-pieces/detail/SalesView'
import { allSales, salesPage } from '../-pieces/detail/salesSearch'

export const Route = createFileRoute('/_frame/businesses/$businessId/sales')({
  staticData: { crumb: 'Sales' },
  validateSearch: looseListSearch(unsorted, {}),
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(dailySalesList(api, allSales(businessId, deps)))
    void queryClient.prefetchQuery(dailySalesList(api, salesPage(businessId, deps)))
  },
  component: function Sales() {
    const navigate = Route.useNavigate()
    return (
      <SalesView
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
