import type { OfferRow } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatPercentCell } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { productName } from './products'
import { offerStatus } from './vocabulary'

/** Columns of the list of all offers. `nameCell` renders the link. */
export const offerColumns = (nameCell: (row: OfferRow) => ReactNode) =>
  defineColumns<OfferRow>([
    {
      id: 'business_name',
      header: 'Business',
      isRowHeader: true,
      cell: nameCell,
      minWidth: 200,
    },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 96,
      cell: (row) => <StatusPill {...look(offerStatus, row.status)} />,
    },
    { id: 'product_type', header: 'Product', width: 172, cell: (row) => productName(row.product_type) },
    {
      id: 'min_amount',
      header: 'From',
      align: 'end',
      width: 128,
      isHiddenByDefault: true,
      cell: (row) => formatCurrency(row.min_amount, row.currency),
    },
    {
      id: 'max_amount',
      header: 'Up to',
      align: 'end',
      width: 124,
      cell: (row) => formatCurrency(row.max_amount, row.currency),
    },
    { id: 'fee_rate', header: 'Fee', align: 'end', width: 76, cell: (row) => formatPercentCell(row.fee_rate) },
    {
      id: 'discount',
      header: 'Discount',
      align: 'end',
      width: 80,
      description: 'Percentage off the fee from a promotion',
      cell: (row) => formatPercentCell(row.discount?.rate),
    },
    {
      id: 'starts_at',
      header: 'Open from',
      width: 104,
      cell: (row) => formatDate(row.starts_at),
    },
    {
      id: 'expires_at',
      header: 'Expires',
      width: 104,
      cell: (row) => formatDate(row.expires_at),
    },
    {
      id: 'is_top_up',
      header: 'Top-up',
      width: 88,
      isHiddenByDefault: true,
      description: 'Adds to a current funded product',
      cell: (row) => (row.is_top_up ? 'Yes' : 'No'),
    },
  ])
