import { downloadReport, type Report, type ReportRow, reportRowList, startReportRun } from '@partner-dashboard/client'
import { Button, Figures, NameCell, Note, saveFile } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { arrangeColumns } from '@partner-dashboard/ui/table'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { AddressedList } from '../../../../lists/AddressedList'
import { reportRows } from '../../../../lists/reporting'
import type { ListPageProps } from '../../../../lists/useListPage'
import { AppLink } from '../../../../shell/links'
import { type ReportLine, reportColumns, reportValue, summedColumns, withMonthTotals } from '../../../../views/reports'

/** Up to this many rows, the file downloads directly; above, it's created in the background. */
const maxDirectRows = 2000

interface ReportTableProps extends ListPageProps<typeof reportRows> {
  report: Report
  period: ReactNode
}

const rowId = ({ id }: ReportLine) => id

export function ReportTable({ api, report, search, onSearchChange, period }: ReportTableProps) {
  const navigate = useNavigate()
  const query = reportRows.query(search)
  const rows = useQuery({ ...reportRowList(api, report.kind, query), placeholderData: keepPreviousData })
  const lines = useMemo(
    () => rows.data && { ...rows.data, results: withMonthTotals(rows.data), resultCount: rows.data.results.length },
    [rows.data],
  )
  const columns = useMemo(() => reportColumns(report, (row, name) => <BusinessCell row={row} name={name} />), [report])
  const download = useMutation({ ...downloadReport(api), onSuccess: saveFile })
  const start = useMutation({
    ...startReportRun(api),
    onSuccess: () => onSearchChange({ view: 'files' }, { replace: true }),
  })
  const count = rows.data?.count
  const { from, to } = query
  // The figures keep their space while loading.
  const totals = rows.isPending ? [undefined] : (rows.data?.totals ?? [])

  function save() {
    // The file has all columns by default, also those hidden to save space.
    const state = reportRows.state(search).columns
    const chosen = state && arrangeColumns(columns, state).map(({ id }) => id)
    const request = { from, to, ...(chosen && { columns: chosen }) }
    if ((count ?? 0) > maxDirectRows) start.mutate({ kind: report.kind, ...request })
    else download.mutate({ kind: report.kind, query: request })
  }

  return (
    <>
      {totals.map((total) => (
        <Figures
          key={total?.currency}
          items={summedColumns(report).map((column) => ({
            label: total && totals.length > 1 ? `${column.label}, ${total.currency}` : column.label,
            value: total ? reportValue(column, total.values?.[column.id], total.currency) : '\u00a0',
          }))}
        />
      ))}
      <AddressedList
        label={report.name}
        columns={columns}
        getRowId={rowId}
        list={reportRows}
        rows={{ ...rows, data: lines }}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        tools={
          <>
            {period}
            <Button
              isDisabled={!rows.data || count === 0}
              isPending={download.isPending || start.isPending}
              onPress={save}
            >
              Download CSV
            </Button>
          </>
        }
        empty={
          reportRows.range(search)?.preset !== 'all_time'
            ? {
                title: 'No data in this period',
                description: 'Choose a different period.',
                action: {
                  label: 'Show all time',
                  onPress: () => onSearchChange({ range: 'all_time', cursor: undefined }),
                },
              }
            : {
                title: 'No data yet',
                description: 'Share sales, so that your businesses can get offers and funding.',
                action: { label: 'Share data', onPress: () => void navigate({ to: '/data-share' }) },
              }
        }
        nothingFound="No data in this period"
      />
      {rows.data && <Note>Data as of {formatDate(rows.data.data_as_of, { withTime: true })}</Note>}
    </>
  )
}

function BusinessCell({ row, name }: { row: ReportRow; name: string }) {
  const businessId = row.values?.business_id
  if (typeof businessId !== 'string') return <NameCell>{name}</NameCell>
  return (
    <NameCell>
      <AppLink to="/businesses/$businessId/capital/overview" params={{ businessId }} tone="plain">
        {name}
      </AppLink>
    </NameCell>
  )
}
