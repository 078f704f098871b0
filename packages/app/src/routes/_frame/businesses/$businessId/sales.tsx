import { dailySalesList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { dailySales, dailySalesToDraw } from '../../../../lists/businesses'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { SalesView } from '../-pieces/detail/SalesView'

export const Route = createFileRoute('/_frame/businesses/$businessId/sales')({
  staticData: { crumb: 'Sales' },
  validateSearch: dailySales.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(dailySalesList(api, dailySalesToDraw(businessId, deps)))
    void queryClient.prefetchQuery(dailySalesList(api, dailySales.query(deps, { business_id: businessId })))
  },
  component: function Sales() {
    return <SalesView {...useListPage(Route, { resetScroll: false })} businessId={Route.useParams().businessId} />
  },
})
