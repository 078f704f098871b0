import { type Report, reportList, reportRowList } from '@partner-dashboard/client'
import { Button, DateRangeFilter, ErrorState, Inline, Page, PageHead, Skeleton, TabNav } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { SearchIn } from '../../../lists/list'
import { panelState, useClosePanel } from '../../../lists/panels'
import { defaultReport, reportRows } from '../../../lists/reporting'
import { type ListPageProps, useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { AppTabLink } from '../../../shell/links'
import { reportName } from '../../../views/reportLabels'
import { ReportFiles } from './-pieces/ReportFiles'
import { ReportSchedules } from './-pieces/ReportSchedules'
import { ReportTable } from './-pieces/ReportTable'

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

function ReportingPage({ api, search, onSearchChange }: ListPageProps<typeof reportRows>) {
  const reports = useQuery(reportList(api))
  const kind = search.report ?? defaultReport
  const report: Report | undefined = reports.data?.find((one) => one.kind === kind)
  const onClose = useClosePanel('view')
  const open = (view: SearchIn<typeof reportRows>['view']) => onSearchChange({ view }, { state: panelState })

  return (
    <Page>
      <PageHead
        title="Reporting"
        description={report?.description ?? 'View, download and schedule reports for any period.'}
        actions={
          <Inline>
            <Button onPress={() => open('schedules')}>Scheduled</Button>
            <Button onPress={() => open('files')}>Files</Button>
          </Inline>
        }
      />
      <TabNav label="Reports">
        {(reports.data ?? [{ kind }]).map((one) => (
          <AppTabLink
            key={one.kind}
            to="/reporting"
            search={(old) => ({ ...old, report: one.kind, cursor: undefined, hide: undefined, order: undefined })}
            aria-current={one.kind === kind ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {reportName(one.kind)}
          </AppTabLink>
        ))}
      </TabNav>
      {reports.isLoadingError || (reports.data && !report) ? (
        <ErrorState onRetry={() => void reports.refetch()} />
      ) : report ? (
        <ReportTable
          key={kind}
          api={api}
          report={report}
          search={search}
          onSearchChange={onSearchChange}
          period={
            <DateRangeFilter
              label={report.period_label}
              value={reportRows.range(search) ?? { preset: 'all_time' }}
              onChange={({ preset, from, to }) =>
                onSearchChange({ range: preset, from, to, cursor: undefined }, { replace: true })
              }
            />
          }
        />
      ) : (
        <Skeleton lines={10} />
      )}
      <ReportFiles api={api} isOpen={search.view === 'files'} onClose={onClose} />
      <ReportSchedules api={api} kind={kind} isOpen={search.view === 'schedules'} onClose={onClose} />
    </Page>
  )
}
