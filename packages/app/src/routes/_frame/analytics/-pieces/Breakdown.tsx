import type { ProductType, Region } from '@partner-dashboard/client'
import { Chart } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { type ReactNode, useMemo } from 'react'
import type { ScopeSearch } from '../../../../scope/scope'
import { AppLink } from '../../../../shell/links'
import { type BrokenDown, breakdownName, brokenDown, takeUp } from '../../../../views/analytics'
import { type Breakdown as By, breakdowns } from '../../../../views/breakdownKinds'
import * as styles from './Analytics.css'
import type { Asked } from './analyticsAsked'
import { Choice } from './Choice'
import type { Answers } from './useAnswers'

interface BreakdownProps {
  asked: Asked
  answers: Answers
  onBreakdownChange: (breakdown: By) => void
}

const options = breakdowns.map((value) => ({ value, label: breakdownName(value) }))
/** Bars that can be told apart; the table has all. */
const mostBars = 12

/** Offers, applications and what was funded, by product, region, industry or status. */
export function Breakdown({ asked, answers, onBreakdownChange }: BreakdownProps) {
  const { breakdown, currency, days } = asked
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
      columnsFor(breakdown, currency, (row, to, text) => (
        <Leading row={row} breakdown={breakdown} from={days.from} to={days.to} list={to} text={text} />
      )),
    [breakdown, currency, days.from, days.to],
  )
  const shown = rows.slice(0, mostBars)
  const bars = {
    categoryLabel: breakdownName(breakdown),
    categories: shown.map(({ label }) => label),
    formatValue: (value: number) => formatCurrency(value, currency),
    formatTick: (value: number) => formatCompactCurrency(value, currency),
  }

  return (
    <div className={styles.stack}>
      <div className={styles.choices}>
        <Choice label="Break down by" value={breakdown} options={options} onChange={onBreakdownChange} />
      </div>
      <div className={styles.sideBySide}>
        <Chart
          kind="bar"
          label={`Funded by ${breakdownName(breakdown).toLowerCase()}`}
          fileName={`funded-by-${breakdown}-${days.from}-${days.to}`}
          isLoading={isLoading}
          series={[{ id: 'funded', label: 'Funded', values: shown.map(({ fundedAmount }) => fundedAmount) }]}
          {...bars}
        />
        <Chart
          kind="bar"
          label={`Outstanding now by ${breakdownName(breakdown).toLowerCase()}`}
          fileName={`outstanding-by-${breakdown}`}
          isLoading={isLoading || owed.isPending}
          series={[{ id: 'owed', label: 'Outstanding', values: shown.map(({ owedAmount }) => owedAmount) }]}
          {...bars}
        />
      </div>
      <DataTable
        label={`By ${breakdownName(breakdown).toLowerCase()}`}
        columns={columns}
        rows={isLoading ? undefined : rows}
        getRowId={lineId}
        pageSize={5}
        error={failed.length === 3}
        onRetry={() => failed.forEach((answer) => void answer.refetch())}
        empty="Nothing in this period"
      />
    </div>
  )
}

const lineId = ({ key }: BrokenDown) => key

/** The list behind a figure; `businesses` is that behind a name. */
type List = 'businesses' | 'offers' | 'applications' | 'funded' | 'owed'

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
    { id: 'take_up', header: 'Taken', align: 'end', cell: (row) => formatPercent(takeUp(row)) },
    count('applications', 'Applications'),
    count('funded', 'Funded products'),
    amount('owed', 'Outstanding', 'owed', ({ owedAmount }) => owedAmount),
    amount('amount', 'Funded', 'funded', ({ fundedAmount }) => fundedAmount),
  ])
}

const lists = {
  offers: '/businesses/capital/offers',
  applications: '/businesses/capital/applications',
  funded: '/businesses/capital',
  owed: '/businesses/capital',
} as const

interface LeadingProps {
  row: BrokenDown
  breakdown: By
  from: string
  to: string
  list: List
  text: string
}

/** Where a list can be filtered by the line, what stands in it leads there. */
function Leading({ row, breakdown, from, to, list, text }: LeadingProps) {
  if (row.key === '') return text
  if (list === 'businesses') {
    if (breakdown !== 'region' && breakdown !== 'product_type') return text
    const search = breakdown === 'region' ? { region: [row.key as Region] } : { product_type: [row.key as ProductType] }
    return (
      <AppLink to="/businesses" search={(old) => ({ ...scopeIn(old), ...search })} tone="plain">
        {text}
      </AppLink>
    )
  }
  if (breakdown !== 'product_type' && breakdown !== 'status') return text
  // What is owed is of now, whenever it was funded.
  const days = list === 'owed' ? {} : { range: 'custom', from, to }
  const target = { ...days, [breakdown]: [row.key] }
  return (
    <AppLink to={lists[list]} search={(old) => ({ ...scopeIn(old), ...target }) as never} tone="plain">
      {text}
    </AppLink>
  )
}

/** Of the address here, what holds there too. */
const scopeIn = ({ partner_id, sandbox_mode }: ScopeSearch): ScopeSearch => ({ partner_id, sandbox_mode })
