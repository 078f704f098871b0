import type { ApplicationRow } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { CellText, defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { applicationLook } from './applications'
import { productName } from './products'

/** Columns of the list of all applications. `nameCell` renders the link. */
export const applicationColumns = (nameCell: (row: ApplicationRow) => ReactNode, hasAllStatuses: boolean) =>
  defineColumns<ApplicationRow>([
    {
      id: 'business_name',
      header: 'Business',
      isRowHeader: true,
      cell: nameCell,
      minWidth: 192,
    },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 128,
      cell: (row) => <StatusPill {...applicationLook(row, hasAllStatuses)} />,
    },
    { id: 'product_type', header: 'Product', width: 172, cell: (row) => productName(row.product_type) },
    {
      id: 'requested_amount',
      header: 'Requested',
      align: 'end',
      width: 128,
      cell: (row) => formatCurrency(row.requested_amount, row.currency),
    },
    {
      id: 'created_at',
      header: 'Started',
      width: 104,
      cell: (row) => formatDate(row.created_at),
    },
    {
      id: 'submitted_at',
      header: 'Submitted',
      width: 112,
      isHiddenByDefault: true,
      cell: (row) => formatDate(row.submitted_at),
    },
    {
      id: 'decided_at',
      header: 'Decided',
      width: 104,
      isHiddenByDefault: true,
      cell: (row) => formatDate(row.decided_at),
    },
    {
      id: 'needs',
      header: 'Outstanding items',
      width: 208,
      cell: ({ needs }) => (needs?.length ? <CellText>{needs.join(' · ')}</CellText> : ''),
    },
  ])
