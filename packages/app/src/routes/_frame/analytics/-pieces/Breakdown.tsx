import { ChoiceChip, Columns, Inline, Stack } from '@partner-dashboard/ui'
import { Chart, type ValueCell } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { type ReactNode, useMemo } from 'react'
import { type BrokenDown, breakdownName, brokenDown, takeUp } from '../../../../views/analytics'
import { type Breakdown as By, breakdowns } from '../../../../views/breakdownKinds'
import type { Asked } from './analyticsAsked'
import { ListLink } from './ListLink'
import type { Answers } from './useAnswers'

interface BreakdownProps {
  asked: Asked
  answers: Answers
  onBreakdownChange: (breakdown: By) => void
}

const options = breakdowns.map((value) => ({ value, label: breakdownName(value) }))
/** More bars are hard to tell apart; the table has all. */
const mostBars = 12

/** Offers, applications and funded products by product, region, industry or status. */
export function Breakdown({ asked, answers, onBreakdownChange }: BreakdownProps) {
  const { breakdown, currency, hasAllStatuses, days } = asked
  const { from, to } = days
  const { offersBy, applicationsBy, fundedBy, owed } = answers
  const isLoading = offersBy.isPending || applicationsBy.isPending || fundedBy.isPending
  const failed = [offersBy, applicationsBy, fundedBy].filter(({ isError }) => isError)
  const rows = brokenDown(breakdown, {
    offers: offersBy.data,
    applications: applicationsBy.data,
    funded: fundedBy.data,
    owed: owed.data,
  })
  const columns = useMemo(
    () =>
      columnsFor(breakdown, currency, (row, list, text) => (
        <Leading row={row} of={{ breakdown, currency, hasAllStatuses, from, to }} list={list} text={text} />
      )),
    [breakdown, currency, hasAllStatuses, from, to],
  )
  const shown = rows.slice(0, mostBars)
  const leadingTo =
    (list: List): ValueCell =>
    (text, { index, value }) => {
      const row = shown[index]
      return row && value !== 0 ? (
        <Leading row={row} of={{ breakdown, currency, hasAllStatuses, from, to }} list={list} text={text} />
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
          series={[{ id: 'owed', label: 'Outstanding', values: shown.map(({ owedAmount }) => owedAmount) }]}
          {...bars}
        />
      </Columns>
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

const lineId = ({ key }: BrokenDown) => key

/** List behind a figure; `businesses` is the list behind a name. */
type List = 'businesses' | 'offers' | 'taken' | 'applications' | 'funded' | 'owed'

const columnsFor = (by: By, currency: string, leading: (row: BrokenDown, list: List, text: string) => ReactNode) => {
  const count = (id: 'offers' | 'applications' | 'funded', header: string) => ({
    id,
    header,
    align: 'end' as const,
    cell: (row: BrokenDown) => (row[id] === 0 ? '0' : leading(row, id, formatNumber(row[id]))),
  })
  const amount = (id: string, header: string, list: List, of: (row: BrokenDown) => number) => ({
    id,
    header,
    align: 'end' as const,
    cell: (row: BrokenDown) => {
      const text = formatCurrency(of(row), currency)
      return of(row) === 0 ? text : leading(row, list, text)
    },
  })
  return defineColumns<BrokenDown>([
    {
      id: 'label',
      header: breakdownName(by),
      isRowHeader: true,
      minWidth: 200,
      cell: (row) => leading(row, 'businesses', row.label),
    },
    count('offers', 'Offers'),
    {
      id: 'take_up',
      header: 'Accepted',
      align: 'end',
      cell: (row) => {
        const text = formatPercent(takeUp(row))
        return row.accepted === 0 ? text : leading(row, 'taken', text)
      },
    },
    count('applications', 'Applications'),
    count('funded', 'Funded products'),
    amount('owed', 'Outstanding', 'owed', ({ owedAmount }) => owedAmount),
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

interface LeadingProps {
  row: BrokenDown
  of: Pick<Asked, 'breakdown' | 'currency' | 'hasAllStatuses'> & Asked['days']
  list: List
  text: string
}

/** Links a cell to its list. */
function Leading({ row, of, list, text }: LeadingProps) {
  const filter = filterOf(row, of, list)
  return filter ? (
    <ListLink to={lists[list]} filter={filter}>
      {text}
    </ListLink>
  ) : (
    text
  )
}

function filterOf(row: BrokenDown, of: LeadingProps['of'], list: List): Record<string, unknown> | undefined {
  const { breakdown, currency, hasAllStatuses, from, to } = of
  if (list === 'businesses') {
    const canBeFound = row.key !== '' && (breakdown === 'region' || breakdown === 'product_type')
    return canBeFound ? { [breakdown]: [row.key] } : undefined
  }
  if (row.key === '' && breakdown !== 'industry') return undefined
  const name = breakdown === 'status' && list === 'applications' && !hasAllStatuses ? 'decision' : breakdown
  return {
    ...(list === 'taken' && { status: ['accepted'] }),
    // List filter value for businesses without an industry.
    [name]: [row.key || 'none'],
    currency: [currency],
    // Outstanding amounts are current, whatever the funding date.
    ...(list !== 'owed' && { range: 'custom', from, to }),
  }
}
