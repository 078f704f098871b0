import type { BusinessRow } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatDate, formatIncorporationType } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { businessTexts } from './businessTexts'
import { look } from './look'
import { businessStatus } from './vocabulary'

export { businessName } from './businessName'
export { amountOrBlank } from './businessTexts'

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
    { id: 'product_type', header: 'Product', width: 176, cell: businessTexts.product_type },
    {
      id: 'monthly_sales_amount',
      header: 'Monthly sales',
      align: 'end',
      width: 128,
      cell: businessTexts.monthly_sales_amount,
    },
    {
      id: 'max_offer_amount',
      header: 'Offer up to',
      align: 'end',
      width: 128,
      cell: businessTexts.max_offer_amount,
    },
    {
      id: 'outstanding_amount',
      header: 'Outstanding',
      align: 'end',
      width: 128,
      cell: businessTexts.outstanding_amount,
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
