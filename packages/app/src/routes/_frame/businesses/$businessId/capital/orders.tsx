import { createFileRoute, notFound } from '@tanstack/react-router'
import { scopedDeps } from '../../../../../router/scoped'
import { OrdersTable } from '../../-pieces/orders/OrdersTable'
import { prefetchOrders } from '../../-pieces/orders/ordersQueries'
import { ordersSearch } from '../../-pieces/orders/ordersSearch'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/orders')({
  staticData: { crumb: 'Orders' },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, params, deps }) => {
    // Without its flag there is no such tab, and nothing is asked.
    if (!context.flag('pd-show-bnpl-orders')) throw notFound({ routeId: '/_frame' })
    prefetchOrders(context, deps, params.businessId)
  },
  component: function Orders() {
    const navigate = Route.useNavigate()
    return (
      <OrdersTable
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) =>
          void navigate({ search: (old) => ({ ...old, ...change }), resetScroll: false, ...options })
        }
        businessId={Route.useParams().businessId}
      />
    )
  },
})
