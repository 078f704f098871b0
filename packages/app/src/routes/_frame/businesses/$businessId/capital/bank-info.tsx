import { businessBankInfo } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import type { ScopeSearch } from '../../../../../router/scoped'
import { scopedDeps } from '../../../../../router/scoped'
import { BankAccounts } from '../../-pieces/detail/BankAccounts'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/bank-info')({
  staticData: { crumb: 'Bank info' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope }, params }) => {
    if (hasScope) void queryClient.prefetchQuery(businessBankInfo(api, params.businessId))
  },
  component: function BankInfo() {
    return <BankAccounts api={Route.useRouteContext().api} businessId={Route.useParams().businessId} />
  },
})
