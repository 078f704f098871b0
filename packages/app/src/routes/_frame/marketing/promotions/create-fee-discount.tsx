import {
  type Api,
  ApiError,
  feeDiscountBusinessList,
  feeDiscountDetail,
  partnerConfigList,
  promotionAccess,
} from '@partner-dashboard/client'
import { EmptyState, ErrorState, Page, PageHead, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../router/scoped'
import { optionalText } from '../../../../router/searchFields'
import { PlanButton } from '../-pieces/PlanButton'
import { Planner } from '../-pieces/Planner'

export const Route = createFileRoute('/_frame/marketing/promotions/create-fee-discount')({
  /** ID of a denied promotion to edit and submit again. */
  validateSearch: v.looseObject({ original: optionalText }),
  staticData: { crumb: 'Create promotion' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps: { original } }) => {
    if (hasScope) {
      void queryClient.prefetchQuery(promotionAccess(api))
      if (original) void queryClient.prefetchQuery(feeDiscountDetail(api, original))
    }
    return original ? { crumb: resubmitTitle } : {}
  },
  component: function Plan() {
    const { api, flag } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <PlannerPage
        api={api}
        originalId={Route.useSearch().original}
        hasCsv={flag('pd_discount_promo_csv_upload')}
        onSent={(feeDiscountId) =>
          void navigate({ to: '/marketing/promotions/fee-discounts/$feeDiscountId', params: { feeDiscountId } })
        }
      />
    )
  },
})

const resubmitTitle = 'Edit and resubmit'

interface PlannerPageProps {
  api: Api
  originalId: string | undefined
  hasCsv: boolean
  onSent: (feeDiscountId: string) => void
}

function PlannerPage({ api, originalId, hasCsv, onSent }: PlannerPageProps) {
  const earlier = useQuery(feeDiscountDetail(api, originalId ?? ''))
  // More businesses than this are shown by ID.
  const named = useQuery({
    ...feeDiscountBusinessList(api, { id: originalId ?? '', state: 'denied' }, { page_size: 100 }),
    enabled: earlier.data?.audience.type === 'list',
  })
  const access = useQuery(promotionAccess(api))
  const isGranted = access.data?.status === 'granted'
  // Waits for the partner's products, so others can't be selected.
  const isWaiting = useQuery(partnerConfigList(api)).isPending
  const { error } = earlier
  // No promotion has the ID, or it can't be one.
  const isUnknown = error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')
  if (isUnknown) return <Navigate to="/marketing/promotions/create-fee-discount" replace />
  return (
    <Page>
      <PageHead
        title={originalId === undefined ? 'Create promotion' : resubmitTitle}
        description={
          originalId === undefined
            ? 'Discounts the fee of open and new offers after the lender approves it.'
            : 'Creates a new promotion for review. The denied one stays in the list.'
        }
        actions={access.data && !isGranted && <PlanButton api={api} />}
      />
      {access.isLoadingError || earlier.isLoadingError ? (
        <ErrorState
          onRetry={() => {
            if (access.isLoadingError) void access.refetch()
            if (earlier.isLoadingError) void earlier.refetch()
          }}
        />
      ) : !access.data || (isGranted && isWaiting) || earlier.isLoading || named.isLoading ? (
        <Skeleton lines={8} />
      ) : isGranted ? (
        <Planner
          api={api}
          original={earlier.data}
          originalBusinesses={named.data?.results}
          hasCsv={hasCsv}
          onSent={onSent}
        />
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
