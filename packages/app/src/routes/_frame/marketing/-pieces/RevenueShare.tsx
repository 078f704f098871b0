import { type Api, revenueShare, type RevenueShare as Share } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { AppButtonLink } from '../../../../shell/links'
import { productName } from '../../../../views/products'

type Line = Share['results'][number]

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const monthName = ({ period }: Line) => {
  const date = new Date(`${period}-01T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? period : month.format(date)
}

const columns = defineColumns<Line>([
  { id: 'period', header: 'Month', isRowHeader: true, minWidth: 160, cell: monthName },
  { id: 'product_type', header: 'Product', width: 192, cell: (row) => productName(row.product_type) },
  { id: 'fee', header: 'Repaid fees', align: 'end', cell: (row) => formatCurrency(row.fee_amount, row.currency) },
  {
    id: 'accrued',
    header: 'Your share',
    align: 'end',
    cell: (row) => formatCurrency(row.accrued_amount, row.currency),
  },
  { id: 'paid', header: 'Payout', align: 'end', cell: (row) => formatCurrency(row.paid_amount, row.currency) },
])

const lineId = ({ period, product_type, currency }: Line) => `${period} ${product_type} ${currency}`

/** The partner's share of repaid fees by month. */
export function RevenueShare({ api }: { api: Api }) {
  const share = useQuery(revenueShare(api))
  const { data } = share
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
        rows={data && (data.results ?? [])}
        getRowId={lineId}
        error={share.isError ? share.error : undefined}
        onRetry={() => void share.refetch()}
        empty="No revenue share yet"
      />
    </Section>
  )
}
