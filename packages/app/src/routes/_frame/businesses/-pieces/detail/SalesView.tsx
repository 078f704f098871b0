import { type Api, type DailySalesRecord, dailySalesList } from '@partner-dashboard/client'
import { DateRangeFilter, Section } from '@partner-dashboard/ui'
import { Chart } from '@partner-dashboard/ui/charts'
import type { DateRangeValue } from '@partner-dashboard/ui/dates'
import { formatNumber } from '@partner-dashboard/ui/format'
import { ListView } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListSearch, listSearchOf, listStateOf } from '../../../../../router/listSearch'
import { salesColumns } from '../../../../../views/dailySales'
import { salesChart } from '../../../../../views/salesChart'
import * as styles from './BusinessFrame.css'
import { DownloadSales } from './DownloadSales'
import { allSales, salesPage, salesRange } from './salesSearch'

interface SalesViewProps {
  api: Api
  businessId: string
  search: ListSearch
  onSearchChange: (change: Partial<ListSearch>, options?: { replace?: boolean }) => void
}

const dayOf = (record: DailySalesRecord) => record.date
const nothingShared = {
  title: 'No sales in this period',
  description: 'Choose a longer one, or share the sales of these days.',
}

/** The sales of a business day by day: one range of days for the chart, the table and the file. */
export function SalesView({ api, businessId, search, onSearchChange }: SalesViewProps) {
  const all = useQuery({ ...dailySalesList(api, allSales(businessId, search)), placeholderData: keepPreviousData })
  const list = useQuery({ ...dailySalesList(api, salesPage(businessId, search)), placeholderData: keepPreviousData })
  const records = all.data?.results
  const chart = useMemo(() => salesChart(records ?? []), [records])
  const choose = ({ preset, from, to }: DateRangeValue) =>
    onSearchChange({ range: preset, from, to, cursor: undefined }, { replace: true })
  // The list says its range itself only where it filters by it; here the range is the whole page's.
  const state = { ...listStateOf(search, []), range: undefined }
  return (
    <Section
      title="Daily sales"
      description={all.data?.next ? `The chart shows the latest ${formatNumber(records?.length)} days.` : undefined}
      actions={
        <div className={styles.actions}>
          <DateRangeFilter label="Days" value={salesRange(search)} onChange={choose} />
          <DownloadSales api={api} businessId={businessId} search={search} isEmpty={records?.length === 0} />
        </div>
      }
    >
      {!(all.isError && list.isError) && (
        <Chart
          kind="line"
          label="Sales a day"
          categoryLabel="Day"
          isLoading={all.isPending}
          emptyText={all.isError ? 'The chart could not be loaded' : nothingShared.title}
          {...chart}
        />
      )}
      <ListView
        label="Daily sales"
        columns={salesColumns}
        getRowId={dayOf}
        page={list.data}
        isRefetching={list.isPlaceholderData}
        error={list.isError ? list.error : undefined}
        onRetry={() => {
          void list.refetch()
          if (all.isError) void all.refetch()
        }}
        state={state}
        onStateChange={(next, options) => {
          const { range: _range, from: _from, to: _to, ...change } = listSearchOf(next, [])
          onSearchChange(change, options)
        }}
        empty={nothingShared}
        nothingFound={nothingShared.title}
      />
    </Section>
  )
}
