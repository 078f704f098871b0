import { feeDiscountList, promotionAccess } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { PromotionsPage } from '../-pieces/PromotionsPage'
import { promotionsQuery, promotionsSearch } from '../-pieces/promotionsSearch'

export const Route = createFileRoute('/_frame/marketing/promotions/')({
  validateSearch: promotionsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(feeDiscountList(api, promotionsQuery(deps)))
    void queryClient.prefetchQuery(promotionAccess(api))
  },
  component: function Promotions() {
    const navigate = Route.useNavigate()
    return (
      <PromotionsPage
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
