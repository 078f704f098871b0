import { businessFundedProductList, paymentProgress, productPaymentList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { productPayments, productsToChoose } from '../../../../../lists/businesses'
import { useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { ProgressPage } from '../../-pieces/detail/ProgressPage'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/payment-progress')({
  staticData: { crumb: 'Payment progress' },
  validateSearch: productPayments.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps }) => {
    if (!hasScope) return
    const { capital_product_id } = deps
    const show = (id: string | undefined) => {
      if (id === undefined) return
      void queryClient.prefetchQuery(paymentProgress(api, businessId, id))
      void queryClient.prefetchQuery(productPaymentList(api, businessId, id, productPayments.query(deps)))
    }
    show(capital_product_id)
    // Without an address of its own it is the latest product's.
    void queryClient
      .ensureQueryData(businessFundedProductList(api, businessId, productsToChoose))
      .then(({ results }) => capital_product_id === undefined && show(results?.[0]?.id))
      .catch(() => undefined)
  },
  component: function Progress() {
    return <ProgressPage {...useListPage(Route, { resetScroll: false })} businessId={Route.useParams().businessId} />
  },
})
