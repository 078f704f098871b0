import type { BusinessRow } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatIncorporationType } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { productName } from './products'
import { businessStatus } from './vocabulary'

export { businessName } from './businessName'

/** Zero amounts are blank, so the others stand out. */
export const amountOrBlank = (amount: number, currency: string) =>
  amount === 0 ? '' : formatCurrency(amount, currency)

/** Columns of a list of businesses. `nameCell` renders the link. */
export const businessColumns = (nameCell: (row: BusinessRow) => ReactNode) =>
  defineColumns<BusinessRow>([
    { id: 'name', header: 'Business', isRowHeader: true, cell: nameCell, minWidth: 220 },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 132,
      cell: (row) => <StatusPill {...look(businessStatus, row.status)} />,
    },
    { id: 'product_type', header: 'Product', width: 176, cell: (row) => productName(row.product_type) },
    {
      id: 'monthly_sales_amount',
      header: 'Monthly sales',
      align: 'end',
      width: 128,
      cell: (row) => formatCurrency(row.monthly_sales_amount, row.currency),
    },
    {
      id: 'max_offer_amount',
      header: 'Offer up to',
      align: 'end',
      width: 128,
      cell: (row) => amountOrBlank(row.max_offer_amount, row.currency),
    },
    {
      id: 'outstanding_amount',
      header: 'Outstanding',
      align: 'end',
      width: 128,
      cell: (row) => amountOrBlank(row.outstanding_amount, row.currency),
    },
    {
      id: 'incorporation_type',
      header: 'Entity type',
      isHiddenByDefault: true,
      width: 152,
      cell: (row) => formatIncorporationType(row.incorporation_type),
    },
    {
      id: 'region',
      header: 'Location',
      isHiddenByDefault: true,
      width: 168,
      cell: (row) => [row.city, row.region].filter((part) => part && typeof part === 'string').join(', '),
    },
    {
      id: 'created_at',
      header: 'Added',
      isHiddenByDefault: true,
      width: 112,
      cell: (row) => formatDate(row.created_at),
    },
  ])
