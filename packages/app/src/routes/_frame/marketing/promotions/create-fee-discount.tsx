import { promotionAccess } from '@partner-dashboard/client'
import { EmptyState, Page, PageHead, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { PlanButton } from '../-pieces/PlanButton'
import { Planner } from '../-pieces/Planner'

export const Route = createFileRoute('/_frame/marketing/promotions/create-fee-discount')({
  staticData: { crumb: 'Plan a fee discount' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) void queryClient.prefetchQuery(promotionAccess(api))
  },
  component: PlannerPage,
})

function PlannerPage() {
  const { api, flag } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const access = useQuery(promotionAccess(api))
  const isGranted = access.data?.status === 'granted'
  return (
    <Page>
      <PageHead
        title="Plan a fee discount"
        description="It is reviewed before it runs, and lowers the fee of open and new offers while it does."
        actions={access.data && !isGranted && <PlanButton api={api} />}
      />
      {!access.data ? (
        <Skeleton lines={8} />
      ) : isGranted ? (
        <Planner
          api={api}
          hasCsv={flag('pd_discount_promo_csv_upload')}
          onSent={(feeDiscountId) =>
            void navigate({ to: '/marketing/promotions/fee-discounts/$feeDiscountId', params: { feeDiscountId } })
          }
        />
      ) : (
        <EmptyState title="Promotions are not granted yet" description="Request access first; it takes a review." />
      )}
    </Page>
  )
}
