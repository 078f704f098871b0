import { businessFundedProductList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { businessFundedProducts } from '../../../../../lists/businesses'
import { useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { FundedProductList } from '../../-pieces/detail/FundedProductList'

/** Spend cards are funded products. */
export const Route = createFileRoute('/_frame/businesses/$businessId/spend/cards')({
  staticData: { crumb: 'Spend cards' },
  validateSearch: businessFundedProducts.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (!hasScope) return
    const query = businessFundedProducts.query(deps, { product_type: ['spend_card'] })
    void queryClient.prefetchQuery(businessFundedProductList(api, params.businessId, query))
  },
  component: function SpendCards() {
    return (
      <FundedProductList {...useListPage(Route)} businessId={Route.useParams().businessId} productType="spend_card" />
    )
  },
})
