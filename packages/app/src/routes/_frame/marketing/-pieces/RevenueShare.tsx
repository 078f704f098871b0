import { type Api, revenueShare, type RevenueShare as Share } from '@partner-dashboard/client'
import { Figures, Note, Section, Skeleton } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AppButtonLink } from '../../../../shell/links'
import { monthName } from '../../../../views/monthName'
import { productName } from '../../../../views/products'

/** Total of a month, with the share of each product. */
interface Month
  extends Pick<Share['months'][number], 'period' | 'currency' | 'fee_amount' | 'accrued_amount' | 'paid_amount'> {
  products: Share['results']
}

const toMonths = ({ months, results }: Share): Month[] =>
  (months ?? []).map((total) => ({
    ...total,
    products: (results ?? []).filter((line) => line.period === total.period && line.currency === total.currency),
  }))

/** One column per product that earned a share. */
const columnsOf = ({ results }: Share) =>
  defineColumns<Month>([
    { id: 'period', header: 'Month', isRowHeader: true, minWidth: 152, cell: ({ period }) => monthName(period) },
    {
      id: 'fee',
      header: 'Repaid fees',
      width: 120,
      align: 'end',
      cell: ({ fee_amount, currency }) => formatCurrency(fee_amount, currency),
    },
    ...[...new Set((results ?? []).map(({ product_type }) => product_type))].map((product) => {
      const header = productName(product)
      return {
        id: product,
        header,
        // Wide enough for the header.
        minWidth: Math.max(112, 24 + 7 * header.length),
        align: 'end' as const,
        cell: ({ products, currency }: Month) =>
          formatCurrency(products.find(({ product_type }) => product_type === product)?.accrued_amount ?? 0, currency),
      }
    }),
    {
      id: 'accrued',
      header: 'Your share',
      width: 120,
      align: 'end',
      cell: ({ accrued_amount, currency }) => <strong>{formatCurrency(accrued_amount, currency)}</strong>,
    },
    {
      id: 'paid',
      header: 'Payout',
      width: 112,
      align: 'end',
      cell: ({ paid_amount, currency }) => formatCurrency(paid_amount, currency),
    },
  ])

const monthId = ({ period, currency }: Month) => `${period} ${currency}`

export function RevenueShare({ api }: { api: Api }) {
  const share = useQuery(revenueShare(api))
  const { data } = share
  const rate = formatPercent(data?.revenue_share_rate)
  const table = useMemo(() => data && { columns: columnsOf(data), rows: toMonths(data) }, [data])
  return (
    <Section
      title="Revenue share"
      description="Your share of repaid fees, by product, paid out the following month."
      actions={
        <AppButtonLink to="/reporting" search={(old) => ({ ...old, report: 'revenue_share' as const, tab: undefined })}>
          Open report
        </AppButtonLink>
      }
    >
      {share.isPending && <Skeleton lines={12} />}
      {data?.totals?.map(({ currency, fee_amount, accrued_amount, paid_amount }, _, { length }) => {
        const suffix = length > 1 ? `, ${currency}` : ''
        return (
          <Figures
            key={currency}
            items={[
              { label: `Repaid fees${suffix}`, value: formatCurrency(fee_amount, currency) },
              { label: `Your share (${rate})${suffix}`, value: formatCurrency(accrued_amount, currency) },
              { label: `Payout${suffix}`, value: formatCurrency(paid_amount, currency) },
            ]}
          />
        )
      })}
      {!share.isPending && (
        <DataTable
          label="Revenue share"
          columns={table?.columns ?? []}
          rows={table?.rows}
          getRowId={monthId}
          error={share.isError ? share.error : undefined}
          onRetry={() => void share.refetch()}
          empty={`No revenue share yet. You get ${rate} of repaid fees.`}
        />
      )}
      {data && <Note>Data as of {formatDate(data.data_as_of, { withTime: true })}</Note>}
    </Section>
  )
}
