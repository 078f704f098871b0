import { reportList, reportRowList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { defaultReport, reportRows } from '../../../lists/reporting'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { ReportingPage } from './-pieces/ReportingPage'

export const Route = createFileRoute('/_frame/reporting/')({
  staticData: { crumb: 'Reporting' },
  validateSearch: reportRows.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(reportList(api))
    void queryClient.prefetchQuery(reportRowList(api, deps.report ?? defaultReport, reportRows.query(deps)))
  },
  component: function Reporting() {
    return <ReportingPage {...useListPage(Route)} />
  },
})
