import { feeDiscountList, promotionAccess } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { promotions } from '../../../../lists/marketing'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { PromotionsPage } from '../-pieces/PromotionsPage'

export const Route = createFileRoute('/_frame/marketing/promotions/')({
  validateSearch: promotions.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(feeDiscountList(api, promotions.query(deps)))
    void queryClient.prefetchQuery(promotionAccess(api))
  },
  component: function Promotions() {
    return <PromotionsPage {...useListPage(Route)} />
  },
})
