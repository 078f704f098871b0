import type { PaymentPlanStatus } from '@partner-dashboard/client'
import { ChoiceChip, Columns, Inline, PhoneDisclosure, Stack } from '@partner-dashboard/ui'
import { Chart, type ValueCell } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber, formatShare } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { type ReactNode, useMemo } from 'react'
import { type BreakdownRow, breakdownName, breakdownRows, conversionOf } from '../../../../views/analytics'
import { type Breakdown as By, breakdowns } from '../../../../views/breakdownKinds'
import type { AnalyticsRequest } from './analyticsRequest'
import { ListLink } from './ListLink'
import type { AnalyticsResults } from './useAnalyticsResults'

interface BreakdownProps {
  request: AnalyticsRequest
  results: AnalyticsResults
  onBreakdownChange: (breakdown: By) => void
}

const options = breakdowns.map((value) => ({ value, label: breakdownName(value) }))
/** More bars are hard to tell apart; the table has all. */
const maxBars = 12

/** Offers, applications and funded products by product, region, industry or status. */
export function Breakdown({ request, results, onBreakdownChange }: BreakdownProps) {
  const { breakdown, currency, hasAllStatuses, days } = request
  const { from, to } = days
  const { offersBy, applicationsBy, fundedBy, owed } = results
  const isLoading = offersBy.isPending || applicationsBy.isPending || fundedBy.isPending
  const failed = [offersBy, applicationsBy, fundedBy].filter(({ isError }) => isError)
  const rows = breakdownRows(breakdown, {
    offers: offersBy.data,
    applications: applicationsBy.data,
    funded: fundedBy.data,
    owed: owed.data,
  })
  const columns = useMemo(
    () =>
      columnsFor(breakdown, currency, (row, list, text) => (
        <LinkedCell row={row} of={{ breakdown, currency, hasAllStatuses, from, to }} list={list} text={text} />
      )),
    [breakdown, currency, hasAllStatuses, from, to],
  )
  const shown = rows.slice(0, maxBars)
  const leadingTo =
    (list: List): ValueCell =>
    (text, { index, value }) => {
      const row = shown[index]
      return row && value !== 0 ? (
        <LinkedCell row={row} of={{ breakdown, currency, hasAllStatuses, from, to }} list={list} text={text} />
      ) : (
        text
      )
    }
  const bars = {
    categoryLabel: breakdownName(breakdown),
    categories: shown.map(({ label }) => label),
    formatValue: (value: number) => formatCurrency(value, currency),
    formatTick: (value: number) => formatCompactCurrency(value, currency),
  }

  return (
    <Stack gap={6}>
      <Inline>
        <ChoiceChip label="Break down by" value={breakdown} options={options} onChange={onBreakdownChange} />
      </Inline>
      <PhoneDisclosure title="Charts">
        <Columns layout="halves" gap={8}>
          <Chart
            kind="bar"
            label={`Funded by ${breakdownName(breakdown).toLowerCase()}`}
            fileName={`funded-by-${breakdown}-${days.from}-${days.to}`}
            isLoading={isLoading}
            valueCell={leadingTo('funded')}
            series={[{ id: 'funded', label: 'Funded', values: shown.map(({ fundedAmount }) => fundedAmount) }]}
            {...bars}
          />
          <Chart
            kind="bar"
            label={`Outstanding by ${breakdownName(breakdown).toLowerCase()}`}
            fileName={`outstanding-by-${breakdown}`}
            isLoading={isLoading || owed.isPending}
            valueCell={leadingTo('owed')}
            series={[
              { id: 'owed', label: 'Outstanding', values: shown.map(({ outstandingAmount }) => outstandingAmount) },
            ]}
            {...bars}
          />
        </Columns>
      </PhoneDisclosure>
      <DataTable
        label={`By ${breakdownName(breakdown).toLowerCase()}`}
        columns={columns}
        rows={isLoading ? undefined : rows}
        getRowId={lineId}
        pageSize={5}
        error={failed.length === 3}
        onRetry={() => failed.forEach((answer) => void answer.refetch())}
        empty="No data in this period"
      />
    </Stack>
  )
}

const lineId = ({ key }: BreakdownRow) => key

/** Statuses of products whose funding wasn't reversed. */
const keptStatuses = ['outstanding', 'paid', 'waived', 'abandoned'] satisfies PaymentPlanStatus[]

/** List behind a figure; `businesses` is the list behind a name. */
type List = 'businesses' | 'offers' | 'taken' | 'applications' | 'funded' | 'owed'

const columnsFor = (by: By, currency: string, leading: (row: BreakdownRow, list: List, text: string) => ReactNode) => {
  const count = (id: 'offers' | 'applications' | 'funded', header: string, width: number) => ({
    id,
    header,
    width,
    align: 'end' as const,
    cell: (row: BreakdownRow) => (row[id] === 0 ? '0' : leading(row, id, formatNumber(row[id]))),
  })
  const amount = (id: string, header: string, list: List, of: (row: BreakdownRow) => number) => ({
    id,
    header,
    width: 124,
    align: 'end' as const,
    cell: (row: BreakdownRow) => {
      const text = formatCurrency(of(row), currency)
      return of(row) === 0 ? text : leading(row, list, text)
    },
  })
  return defineColumns<BreakdownRow>([
    {
      id: 'label',
      header: breakdownName(by),
      isRowHeader: true,
      width: 284,
      cell: (row) => leading(row, 'businesses', row.label),
    },
    count('offers', 'Offers', 88),
    {
      id: 'take_up',
      header: 'Accepted',
      width: 96,
      align: 'end',
      cell: (row) => {
        const text = formatShare(conversionOf(row))
        return row.accepted === 0 ? text : leading(row, 'taken', text)
      },
    },
    count('applications', 'Applications', 112),
    count('funded', 'Funded products', 128),
    amount('owed', 'Outstanding', 'owed', ({ outstandingAmount }) => outstandingAmount),
    amount('amount', 'Funded', 'funded', ({ fundedAmount }) => fundedAmount),
  ])
}

const lists = {
  businesses: '/businesses',
  offers: '/businesses/capital/offers',
  taken: '/businesses/capital/offers',
  applications: '/businesses/capital/applications',
  funded: '/businesses/capital',
  owed: '/businesses/capital',
} as const

interface LinkedCellProps {
  row: BreakdownRow
  of: Pick<AnalyticsRequest, 'breakdown' | 'currency' | 'hasAllStatuses'> & AnalyticsRequest['days']
  list: List
  text: string
}

function LinkedCell({ row, of, list, text }: LinkedCellProps) {
  const filter = filterOf(row, of, list)
  return filter ? (
    <ListLink to={lists[list]} filter={filter}>
      {text}
    </ListLink>
  ) : (
    text
  )
}

function filterOf(row: BreakdownRow, of: LinkedCellProps['of'], list: List): Record<string, unknown> | undefined {
  const { breakdown, currency, hasAllStatuses, from, to } = of
  if (list === 'businesses') {
    const canBeFound = row.key !== '' && (breakdown === 'region' || breakdown === 'product_type')
    return canBeFound ? { [breakdown]: [row.key] } : undefined
  }
  if (row.key === '' && breakdown !== 'industry') return undefined
  // The count leaves these products out, so their list would show others.
  if (list === 'funded' && breakdown === 'status' && !keptStatuses.some((status) => status === row.key))
    return undefined
  const name = breakdown === 'status' && list === 'applications' && !hasAllStatuses ? 'decision' : breakdown
  return {
    ...(list === 'taken' && { status: ['accepted'] }),
    ...(list === 'funded' && { status: keptStatuses }),
    // List filter value for businesses without an industry.
    [name]: [row.key || 'none'],
    currency: [currency],
    // Outstanding amounts are current, whatever the funding date.
    ...(list !== 'owed' && { range: 'custom', from, to }),
  }
}
