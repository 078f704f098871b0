import type { ProductType, Region } from '@partner-dashboard/client'
import { Chart } from '@partner-dashboard/ui/charts'
import { formatCompactCurrency, formatCurrency, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useMemo } from 'react'
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
      columnsFor(breakdown, currency, (row) => (
        <LineName row={row} breakdown={breakdown} from={days.from} to={days.to} />
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

const columnsFor = (by: By, currency: string, nameCell: (row: BrokenDown) => React.ReactNode) =>
  defineColumns<BrokenDown>([
    { id: 'label', header: breakdownName(by), isRowHeader: true, minWidth: 200, cell: nameCell },
    { id: 'offers', header: 'Offers', align: 'end', cell: (row) => formatNumber(row.offers) },
    { id: 'take_up', header: 'Taken', align: 'end', cell: (row) => formatPercent(takeUp(row)) },
    { id: 'applications', header: 'Applications', align: 'end', cell: (row) => formatNumber(row.applications) },
    { id: 'funded', header: 'Funded products', align: 'end', cell: (row) => formatNumber(row.funded) },
    { id: 'owed', header: 'Outstanding', align: 'end', cell: (row) => formatCurrency(row.owedAmount, currency) },
    { id: 'amount', header: 'Funded', align: 'end', cell: (row) => formatCurrency(row.fundedAmount, currency) },
  ])

interface LineNameProps {
  row: BrokenDown
  breakdown: By
  from: string
  to: string
}

/** Where a list can be filtered by it, its name leads there. */
function LineName({ row, breakdown, from, to }: LineNameProps) {
  if (row.key === '') return row.label
  if (breakdown === 'product_type') {
    const search = { range: 'custom', from, to, product_type: [row.key as ProductType] }
    return (
      <AppLink to="/businesses/capital/offers" search={(old) => ({ ...scopeIn(old), ...search })} tone="plain">
        {row.label}
      </AppLink>
    )
  }
  if (breakdown === 'region') {
    const search = { region: [row.key as Region] }
    return (
      <AppLink to="/businesses" search={(old) => ({ ...scopeIn(old), ...search })} tone="plain">
        {row.label}
      </AppLink>
    )
  }
  return row.label
}

/** Of the address here, what holds there too. */
const scopeIn = ({ partner_id, sandbox_mode }: ScopeSearch): ScopeSearch => ({ partner_id, sandbox_mode })
