import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { FundedProductsList } from '../-pieces/capital/FundedProductsList'
import { prefetchFundedProducts } from '../-pieces/capital/fundedProductsQueries'
import { fundedProductsSearch } from '../-pieces/capital/fundedProductsSearch'

export const Route = createFileRoute('/_frame/businesses/capital/')({
  validateSearch: fundedProductsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchFundedProducts(context, deps),
  component: function FundedProducts() {
    const { api } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    return (
      <FundedProductsList
        api={api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
