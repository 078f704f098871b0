import { type Api, revenueShare, type RevenueShare as Share } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AppButtonLink } from '../../../../shell/links'
import { productName } from '../../../../views/products'

/** A month's total, or the part of one product. */
type Line = Share['months'][number] & { product_type?: Share['results'][number]['product_type'] }

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const monthName = ({ period }: Line) => {
  const date = new Date(`${period}-01T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? period : month.format(date)
}

/** Months, each followed by its products. */
const monthsAndProducts = ({ months, results }: Share): Line[] =>
  (months ?? []).flatMap((total) => [
    total,
    ...(results ?? []).filter((line) => line.period === total.period && line.currency === total.currency),
  ])

const emphasized = (line: Line, text: string) => (line.product_type ? text : <strong>{text}</strong>)
const amount = (name: 'fee_amount' | 'accrued_amount' | 'paid_amount') => (line: Line) =>
  emphasized(line, formatCurrency(line[name], line.currency))

const columns = defineColumns<Line>([
  {
    id: 'period',
    header: 'Month',
    isRowHeader: true,
    minWidth: 240,
    cell: (line) => emphasized(line, line.product_type ? productName(line.product_type) : monthName(line)),
  },
  { id: 'fee', header: 'Repaid fees', align: 'end', cell: amount('fee_amount') },
  { id: 'accrued', header: 'Your share', align: 'end', cell: amount('accrued_amount') },
  { id: 'paid', header: 'Payout', align: 'end', cell: amount('paid_amount') },
])

const lineId = ({ period, product_type, currency }: Line) => `${period} ${product_type ?? ''} ${currency}`

export function RevenueShare({ api }: { api: Api }) {
  const share = useQuery(revenueShare(api))
  const { data } = share
  const rows = useMemo(() => data && monthsAndProducts(data), [data])
  return (
    <Section
      title="Revenue share"
      description={
        data
          ? `${formatPercent(data.revenue_share_rate)} of repaid fees, paid out the following month. Data as of ${formatDate(data.data_as_of, { withTime: true })}.`
          : undefined
      }
      actions={
        <AppButtonLink to="/reporting" search={(old) => ({ ...old, report: 'revenue_share' as const, tab: undefined })}>
          Open report
        </AppButtonLink>
      }
    >
      <DataTable
        label="Revenue share"
        columns={columns}
        rows={rows}
        getRowId={lineId}
        error={share.isError ? share.error : undefined}
        onRetry={() => void share.refetch()}
        empty="No revenue share yet"
      />
    </Section>
  )
}
