import { businessFundedProductList, paymentProgress, productPaymentList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { looseListSearch } from '../../../../../router/listSearch'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalText } from '../../../../../router/searchFields'
import { listPage, productsToChoose, unsorted } from '../../-pieces/detail/listPage'
import { ProgressPage } from '../../-pieces/detail/ProgressPage'

const search = looseListSearch(unsorted, { capital_product_id: optionalText })

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/payment-progress')({
  staticData: { crumb: 'Payment progress' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps }) => {
    if (!hasScope) return
    const { capital_product_id } = deps
    const show = (id: string | undefined) => {
      if (id === undefined) return
      void queryClient.prefetchQuery(paymentProgress(api, businessId, id))
      void queryClient.prefetchQuery(productPaymentList(api, businessId, id, listPage(deps)))
    }
    show(capital_product_id)
    // Without an address of its own it is the latest product's.
    void queryClient
      .ensureQueryData(businessFundedProductList(api, businessId, productsToChoose))
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
        onSearchChange={(change, options) =>
          void navigate({ search: (old) => ({ ...old, ...change }), resetScroll: false, ...options })
        }
      />
    )
  },
})
