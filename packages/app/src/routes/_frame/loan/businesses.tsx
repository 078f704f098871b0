import type { ProductType } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { loanProducts } from '../../../views/products'
import { BusinessesPage } from '../businesses/-pieces/BusinessesPage'
import { type BusinessesSearch, businessesSearch, prefetchBusinesses } from '../businesses/-pieces/businessesSearch'

/** The filter within the loans: what else was asked for is left out, and nothing means both. */
const ofLoans = (search: BusinessesSearch): BusinessesSearch => {
  const chosen = search.product_type?.filter((type): type is ProductType => loanProducts.includes(type)) ?? []
  return { ...search, product_type: chosen.length > 0 ? chosen : [...loanProducts] }
}

/** The businesses with a loan: a flex loan or a term loan. Other products are none. */
export const Route = createFileRoute('/_frame/loan/businesses')({
  staticData: { crumb: 'Loan businesses' },
  validateSearch: businessesSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchBusinesses(context, ofLoans(deps)),
  component: function LoanBusinesses() {
    const navigate = Route.useNavigate()
    return (
      <BusinessesPage
        api={Route.useRouteContext().api}
        search={Route.useSearch()}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
        loans={ofLoans}
      />
    )
  },
})
