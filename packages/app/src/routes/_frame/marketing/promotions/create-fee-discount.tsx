import { promotionAccess } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { PlannerPage } from '../-pieces/PlannerPage'

export const Route = createFileRoute('/_frame/marketing/promotions/create-fee-discount')({
  staticData: { crumb: 'Plan a fee discount' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) void queryClient.prefetchQuery(promotionAccess(api))
  },
  component: function Plan() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <PlannerPage
        api={api}
        hasCsv={flag('pd_discount_promo_csv_upload')}
        onSent={(feeDiscountId) =>
          void navigate({ to: '/marketing/promotions/fee-discounts/$feeDiscountId', params: { feeDiscountId } })
        }
      />
    )
  },
})
