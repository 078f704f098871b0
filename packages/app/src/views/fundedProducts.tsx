import type { FundedProduct, FundedProductTotal } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber, formatPercentCell } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { productName } from './products'
import { planStatus } from './vocabulary'

/** "12 days"; '' if not past due. */
const daysPastDue = ({ days_past_due: days }: Pick<FundedProduct, 'days_past_due'>) =>
  days > 0 ? `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}` : ''

interface Cells {
  name: (row: FundedProduct) => ReactNode
  /** Failed payment pill with a link. */
  failure: (row: FundedProduct) => ReactNode
}

/** Product, amounts and dates. */
const figureColumns = defineColumns<FundedProduct>([
  {
    id: 'product_type',
    header: 'Product',
    width: 176,
    isHiddenByDefault: true,
    cell: (row) => productName(row.product_type),
  },
  {
    id: 'advance_amount',
    header: 'Principal',
    align: 'end',
    width: 136,
    cell: (row) => formatCurrency(row.advance_amount, row.currency),
  },
  {
    id: 'paid_amount',
    header: 'Paid',
    align: 'end',
    width: 120,
    isHiddenByDefault: true,
    cell: (row) => formatCurrency(row.paid_amount, row.currency),
  },
  {
    id: 'outstanding_amount',
    header: 'Outstanding',
    align: 'end',
    width: 128,
    cell: (row) => formatCurrency(row.outstanding_amount, row.currency),
  },
  {
    id: 'days_past_due',
    header: 'Past due',
    align: 'end',
    width: 112,
    description: 'Days since the oldest unpaid due date',
    cell: (row) => daysPastDue(row),
  },
  {
    id: 'past_due_amount',
    header: 'Past-due amount',
    align: 'end',
    width: 144,
    isHiddenByDefault: true,
    cell: (row) => (row.days_past_due > 0 ? formatCurrency(row.past_due_amount, row.currency) : ''),
  },
  {
    id: 'funded_at',
    header: 'Funded',
    width: 104,
    cell: (row) => formatDate(row.funded_at),
  },
  {
    id: 'estimated_payoff_date',
    header: 'Payoff',
    width: 104,
    isHiddenByDefault: true,
    description: 'Date paid off, or the estimate at the current pace',
    cell: (row) => formatDate(row.paid_off_at ?? row.estimated_payoff_date),
  },
  {
    id: 'fee_amount',
    header: 'Fee',
    align: 'end',
    width: 112,
    isHiddenByDefault: true,
    cell: (row) => formatCurrency(row.fee_amount, row.currency),
  },
  {
    id: 'total_repayment_amount',
    header: 'Payback amount',
    align: 'end',
    width: 128,
    isHiddenByDefault: true,
    description: 'Principal plus fee',
    cell: (row) => formatCurrency(row.total_repayment_amount, row.currency),
  },
  {
    id: 'repayment_rate',
    header: 'Holdback',
    align: 'end',
    width: 128,
    isHiddenByDefault: true,
    cell: (row) => formatPercentCell(row.repayment_rate),
  },
])

export const fundedProductColumns = ({ name, failure }: Cells) =>
  defineColumns<FundedProduct>([
    {
      id: 'business_name',
      header: 'Business',
      isRowHeader: true,
      cell: name,
      minWidth: 200,
    },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 112,
      cell: (row) => <StatusPill {...look(planStatus, row.status)} />,
    },
    {
      id: 'failed_payment',
      header: 'Payment',
      width: 96,
      description: 'Latest failed payment not covered by a later one',
      cell: failure,
    },
    ...figureColumns,
  ])

/** Amounts by currency, which are never added up. */
const amountsOf = <TKey extends string>(
  rows: readonly ({ currency: string } & Record<TKey, number>)[],
  key: TKey,
): string => rows.map((row) => formatCurrency(row[key], row.currency)).join(' and ')

export const totalFigures = (totals: readonly FundedProductTotal[] | undefined, day?: string) =>
  [
    { label: 'Funded', key: 'funded_amount' },
    { label: day ? `Outstanding on ${formatDate(day)}` : 'Outstanding', key: 'outstanding_amount' },
    { label: 'Past due', key: 'past_due_amount' },
    { label: 'Repaid', key: 'repaid_amount' },
    { label: 'Revenue share', key: 'revenue_share_amount' },
  ].map(({ label, key }) => ({
    label,
    // Keeps its space while loading.
    value:
      totals === undefined ? '\u00a0' : amountsOf(totals, key as Exclude<keyof FundedProductTotal, 'currency'>) || '–',
  }))
