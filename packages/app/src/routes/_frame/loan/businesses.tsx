import { createFileRoute } from '@tanstack/react-router'
import { loanBusinesses } from '../../../lists/businesses'
import { prefetchList } from '../../../lists/prefetchList'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { BusinessesPage } from '../businesses/-pieces/BusinessesPage'

export const Route = createFileRoute('/_frame/loan/businesses')({
  staticData: { crumb: 'Loan businesses' },
  validateSearch: loanBusinesses.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchList(context, loanBusinesses, deps),
  component: function LoanBusinesses() {
    return <BusinessesPage {...useListPage(Route)} isOfLoans />
  },
})
