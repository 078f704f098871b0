import type { FundedProduct, FundedProductTotal, ProductActivity } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatPercent } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { planStatus } from './planStatus'
import { productName, productOptions } from './products'

const activities = {
  funded: 'Funded',
  payment_succeeded: 'Payment succeeded',
  payment_failed: 'Payment failed',
  paid_off: 'Paid off',
} satisfies Record<ProductActivity, string>

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

const filters = [
  { id: 'product_type', label: 'Product', options: productOptions },
  {
    id: 'status',
    label: 'Status',
    options: Object.entries(planStatus).map(([value, { label }]) => ({ value, label })),
  },
  { id: 'activity', label: 'Activity', options: optionsOf(activities) },
]

/** A day on which something was owed is no choice of a few: its chip is there when analytics led here by it. */
export const fundedProductFilters = ({ outstanding_on: days }: { outstanding_on?: readonly string[] }) =>
  days
    ? [
        ...filters,
        {
          id: 'outstanding_on',
          label: 'Outstanding on',
          options: days.map((value) => ({ value, label: formatDate(value) })),
        },
      ]
    : filters

/** The columns of the list of all funded products. `nameCell` makes the link. */
export const fundedProductColumns = (nameCell: (row: FundedProduct) => ReactNode) =>
  defineColumns<FundedProduct>([
    {
      id: 'business_name',
      header: 'Business',
      isRowHeader: true,
      sortKey: 'business_name',
      cell: nameCell,
      minWidth: 200,
    },
    { id: 'status', header: 'Status', width: 112, cell: (row) => <StatusPill {...look(planStatus, row.status)} /> },
    { id: 'product_type', header: 'Product', width: 176, cell: (row) => productName(row.product_type) },
    {
      id: 'advance_amount',
      header: 'Funded amount',
      align: 'end',
      width: 144,
      sortKey: 'advance_amount',
      sortFirst: 'descending',
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
      sortKey: 'outstanding_amount',
      sortFirst: 'descending',
      cell: (row) => formatCurrency(row.outstanding_amount, row.currency),
    },
    {
      id: 'funded_at',
      header: 'Funded',
      width: 104,
      sortKey: 'funded_at',
      sortFirst: 'descending',
      cell: (row) => formatDate(row.funded_at),
    },
    {
      id: 'estimated_payoff_date',
      header: 'Pay-off',
      width: 104,
      description: 'When it was paid off, else when it will be at the present pace',
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
      header: 'Total',
      align: 'end',
      width: 128,
      isHiddenByDefault: true,
      description: 'Funded amount and fee together',
      cell: (row) => formatCurrency(row.total_repayment_amount, row.currency),
    },
    {
      id: 'repayment_rate',
      header: 'Share of sales',
      align: 'end',
      width: 128,
      isHiddenByDefault: true,
      cell: (row) => formatPercent(row.repayment_rate),
    },
  ])

/** Amounts of several currencies stand side by side: they are never added up. */
export const amountsOf = <TKey extends string>(
  rows: readonly ({ currency: string } & Record<TKey, number>)[],
  key: TKey,
): string => rows.map((row) => formatCurrency(row[key], row.currency)).join(' and ')

/** The sums of what a filter finds, over the list. */
export const totalFigures = (totals: readonly FundedProductTotal[] | undefined, day?: string) =>
  [
    { label: 'Funded', key: 'funded_amount' },
    { label: day ? `Outstanding on ${formatDate(day)}` : 'Outstanding', key: 'outstanding_amount' },
    { label: 'Repaid', key: 'repaid_amount' },
    { label: 'Revenue share', key: 'revenue_share_amount' },
  ].map(({ label, key }) => ({
    label,
    // The room is held until the sums come.
    value:
      totals === undefined ? '\u00a0' : amountsOf(totals, key as Exclude<keyof FundedProductTotal, 'currency'>) || '–',
  }))
