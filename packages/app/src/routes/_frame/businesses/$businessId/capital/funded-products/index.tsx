import { businessFundedProductList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { looseListSearch } from '../../../../../../router/listSearch'
import { scopedDeps } from '../../../../../../router/scoped'
import { FundedProductList } from '../../../-pieces/detail/FundedProductList'
import { fundedProductPage, unsorted } from '../../../-pieces/detail/listPage'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/funded-products/')({
  validateSearch: looseListSearch(unsorted, {}),
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(businessFundedProductList(api, params.businessId, fundedProductPage(deps)))
  },
  component: function FundedProducts() {
    const navigate = Route.useNavigate()
    return (
      <FundedProductList
        api={Route.useRouteContext().api}
        businessId={Route.useParams().businessId}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
