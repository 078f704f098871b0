import { feeDiscountBusinessList, feeDiscountDetail } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { promotionBusinesses } from '../../../../../lists/marketing'
import { useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { PromotionPage } from '../../-pieces/PromotionPage'

export const Route = createFileRoute('/_frame/marketing/promotions/fee-discounts/$feeDiscountId')({
  validateSearch: promotionBusinesses.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params: { feeDiscountId }, deps }) => {
    if (!hasScope) return {}
    const promotion = await queryClient.ensureQueryData(feeDiscountDetail(api, feeDiscountId))
    const one = { id: feeDiscountId, state: promotion.state }
    void queryClient.prefetchQuery(feeDiscountBusinessList(api, one, promotionBusinesses.query(deps)))
    return { crumb: promotion.name }
  },
  component: function FeeDiscount() {
    const { flag } = Route.useRouteContext()
    return (
      <PromotionPage
        {...useListPage(Route)}
        hasCsv={flag('pd_discount_promo_csv_upload')}
        feeDiscountId={Route.useParams().feeDiscountId}
      />
    )
  },
})
