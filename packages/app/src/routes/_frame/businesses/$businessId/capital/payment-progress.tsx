import { businessFundedProductList, paymentProgress } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { ProgressPage } from '../../-pieces/detail/ProgressPage'

const search = v.looseObject({ capital_product_id: optionalText, page: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/payment-progress')({
  staticData: { crumb: 'Payment progress' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps: { capital_product_id } }) => {
    if (!hasScope) return
    const show = (id: string | undefined) => {
      if (id !== undefined) void queryClient.prefetchQuery(paymentProgress(api, businessId, id))
    }
    show(capital_product_id)
    // Without an address of its own it is the latest product's.
    void queryClient
      .ensureQueryData(businessFundedProductList(api, businessId, {}))
      .then(({ results }) => capital_product_id === undefined && show(results?.[0]?.id))
      .catch(() => undefined)
  },
  component: function Progress() {
    const navigate = Route.useNavigate()
    return (
      <ProgressPage
        api={Route.useRouteContext().api}
        businessId={Route.useParams().businessId}
        search={Route.useSearch()}
        onSearchChange={(change) => void navigate({ search: (old) => ({ ...old, ...change }), resetScroll: false })}
      />
    )
  },
})
