import { reportList, reportRowList } from '@partner-dashboard/client'
import { daysOfRange } from '@partner-dashboard/ui/dates'
import { createFileRoute } from '@tanstack/react-router'
import { pageSizeOf } from '../../../router/listSearch'
import { scopedDeps } from '../../../router/scoped'
import { ReportingPage } from './-pieces/ReportingPage'
import { kindIn, periodIn, type ReportingSearch, reportingSearch } from './-pieces/reportingSearch'

const queryOf = (search: ReportingSearch, now: Date) => {
  const { start, end } = daysOfRange(periodIn(search), now)
  return { from: start ?? undefined, to: end ?? undefined, cursor: search.cursor, page_size: pageSizeOf(search) }
}

export const Route = createFileRoute('/_frame/reporting/')({
  staticData: { crumb: 'Reporting' },
  validateSearch: reportingSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(reportList(api))
    void queryClient.prefetchQuery(reportRowList(api, kindIn(deps), queryOf(deps, new Date())))
  },
  component: function Reporting() {
    const navigate = Route.useNavigate()
    const search = Route.useSearch()
    return (
      <ReportingPage
        api={Route.useRouteContext().api}
        search={search}
        query={queryOf(search, new Date())}
        onSearchChange={(change, options) => void navigate({ search: (old) => ({ ...old, ...change }), ...options })}
      />
    )
  },
})
