import { type DailySalesRecord, dailySalesList } from '@partner-dashboard/client'
import { DateRangeFilter, Inline, Section } from '@partner-dashboard/ui'
import { Chart } from '@partner-dashboard/ui/charts'
import type { DateRangeValue } from '@partner-dashboard/ui/dates'
import { formatNumber } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AddressedList } from '../../../../lists/AddressedList'
import { dailySales, dailySalesToDraw } from '../../../../lists/businesses'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { salesColumns } from '../../../../views/dailySales'
import { salesChart } from '../../../../views/salesChart'
import { DownloadSales } from '../-pieces/detail/DownloadSales'

export const Route = createFileRoute('/_frame/businesses/$businessId/sales')({
  staticData: { crumb: 'Sales' },
  validateSearch: dailySales.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(dailySalesList(api, dailySalesToDraw(businessId, deps)))
    void queryClient.prefetchQuery(dailySalesList(api, dailySales.query(deps, { business_id: businessId })))
  },
  component: function Sales() {
    return <SalesView {...useListPage(Route)} businessId={Route.useParams().businessId} />
  },
})

interface SalesViewProps extends ListPageProps<typeof dailySales> {
  businessId: string
}

const dayOf = (record: DailySalesRecord) => record.date
const nothingShared = {
  title: 'No sales in this period',
  description: 'Choose a longer period or upload sales for these days.',
}

/** Daily sales of a business: chart, table and file share one date range. */
function SalesView({ api, businessId, search, onSearchChange }: SalesViewProps) {
  const all = useQuery({
    ...dailySalesList(api, dailySalesToDraw(businessId, search)),
    placeholderData: keepPreviousData,
  })
  const rows = useQuery({
    ...dailySalesList(api, dailySales.query(search, { business_id: businessId })),
    placeholderData: keepPreviousData,
  })
  const records = all.data?.results
  const chart = useMemo(() => salesChart(records ?? []), [records])
  const choose = ({ preset, from, to }: DateRangeValue) =>
    onSearchChange({ range: preset, from, to, cursor: undefined }, { replace: true })
  return (
    <Section
      title="Daily sales"
      description={all.data?.next ? `The chart shows the latest ${formatNumber(records?.length)} days.` : undefined}
      actions={
        <Inline>
          <DateRangeFilter
            label="Period"
            value={dailySales.range(search) ?? { preset: 'all_time' }}
            onChange={choose}
          />
          <DownloadSales api={api} businessId={businessId} search={search} isEmpty={records?.length === 0} />
        </Inline>
      }
    >
      {!(all.isError && rows.isError) && (
        <Chart
          kind="line"
          label="Sales per day"
          categoryLabel="Day"
          isLoading={all.isPending}
          emptyText={all.isError ? "We couldn't load the chart" : nothingShared.title}
          {...chart}
        />
      )}
      <AddressedList
        label="Daily sales"
        columns={salesColumns}
        getRowId={dayOf}
        list={dailySales}
        rows={rows}
        search={search}
        onSearchChange={onSearchChange}
        // The chart has all days unless there are more than a request returns.
        count={all.data?.next === null && !all.isPlaceholderData ? all.data.results.length : undefined}
        onRetry={() => {
          if (all.isError) void all.refetch()
        }}
        empty={nothingShared}
        nothingFound={nothingShared.title}
      />
    </Section>
  )
}
