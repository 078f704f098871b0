import { type Api, partnerConfigList, promotionAccess } from '@partner-dashboard/client'
import { EmptyState, ErrorState, Page, PageHead, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { PlanButton } from '../-pieces/PlanButton'
import { Planner } from '../-pieces/Planner'

export const Route = createFileRoute('/_frame/marketing/promotions/create-fee-discount')({
  staticData: { crumb: 'Create promotion' },
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

interface PlannerPageProps {
  api: Api
  hasCsv: boolean
  onSent: (feeDiscountId: string) => void
}

function PlannerPage({ api, hasCsv, onSent }: PlannerPageProps) {
  const access = useQuery(promotionAccess(api))
  const isGranted = access.data?.status === 'granted'
  // Waits for the partner's products, so others can't be selected.
  const isWaiting = useQuery(partnerConfigList(api)).isPending
  return (
    <Page>
      <PageHead
        title="Create promotion"
        description="Discounts the fee of open and new offers after the lender approves it."
        actions={access.data && !isGranted && <PlanButton api={api} />}
      />
      {access.isLoadingError ? (
        <ErrorState onRetry={() => void access.refetch()} />
      ) : !access.data || (isGranted && isWaiting) ? (
        <Skeleton lines={8} />
      ) : isGranted ? (
        <Planner api={api} hasCsv={hasCsv} onSent={onSent} />
      ) : (
        <EmptyState
          title="No access to promotions yet"
          description={
            access.data.status === 'requested'
              ? 'Your access request is under review.'
              : 'Request access to create promotions.'
          }
        />
      )}
    </Page>
  )
}
