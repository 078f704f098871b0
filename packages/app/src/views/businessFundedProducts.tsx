import type { FundedProduct } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatPercentCell } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { productName } from './products'
import { planStatus } from './vocabulary'

/** Name of a funded product within its business, such as "Flex loan, 03/02/2026". */
export const fundedProductName = ({ product_type, funded_at }: Pick<FundedProduct, 'product_type' | 'funded_at'>) =>
  [productName(product_type ?? null) || 'Funded product', formatDate(funded_at)].filter(Boolean).join(', ')

interface Cells {
  /** Name with a link to the details. */
  name: (product: FundedProduct) => ReactNode
  /** Failed payment pill with a link. */
  failure: (product: FundedProduct) => ReactNode
}

export const businessFundedProductColumns = ({ name, failure }: Cells) =>
  defineColumns<FundedProduct>([
    { id: 'product_type', header: 'Product', isRowHeader: true, minWidth: 172, cell: name },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 112,
      cell: (row) => <StatusPill {...look(planStatus, row.status)} />,
    },
    { id: 'failed_payment', header: 'Payment', width: 88, cell: failure },
    {
      id: 'advance_amount',
      header: 'Principal',
      align: 'end',
      width: 120,
      cell: (row) => formatCurrency(row.advance_amount, row.currency),
    },
    {
      id: 'outstanding_amount',
      header: 'Outstanding',
      align: 'end',
      width: 120,
      cell: (row) => formatCurrency(row.outstanding_amount, row.currency),
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
      id: 'paid_amount',
      header: 'Paid',
      align: 'end',
      width: 120,
      isHiddenByDefault: true,
      cell: (row) => formatCurrency(row.paid_amount, row.currency),
    },
    {
      id: 'total_repayment_amount',
      header: 'Payback amount',
      align: 'end',
      width: 120,
      isHiddenByDefault: true,
      cell: (row) => formatCurrency(row.total_repayment_amount, row.currency),
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
      id: 'repayment_rate',
      header: 'Holdback',
      align: 'end',
      width: 128,
      isHiddenByDefault: true,
      cell: (row) => formatPercentCell(row.repayment_rate),
    },
  ])
