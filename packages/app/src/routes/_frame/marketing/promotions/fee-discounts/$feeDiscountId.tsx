import { feeDiscountBusinessList, feeDiscountDetail } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../../router/scoped'
import { PromotionPage } from '../../-pieces/PromotionPage'
import { promotionBusinessesQuery, promotionBusinessesSearch } from '../../-pieces/promotionsSearch'

export const Route = createFileRoute('/_frame/marketing/promotions/fee-discounts/$feeDiscountId')({
  validateSearch: promotionBusinessesSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params: { feeDiscountId }, deps }) => {
    if (!hasScope) return {}
    const promotion = await queryClient.ensureQueryData(feeDiscountDetail(api, feeDiscountId))
    const one = { id: feeDiscountId, state: promotion.state }
    void queryClient.prefetchQuery(feeDiscountBusinessList(api, one, promotionBusinessesQuery(deps)))
    return { crumb: promotion.name }
  },
  component: function FeeDiscount() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <PromotionPage
        api={api}
        hasCsv={flag('pd_discount_promo_csv_upload')}
        feeDiscountId={Route.useParams().feeDiscountId}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
