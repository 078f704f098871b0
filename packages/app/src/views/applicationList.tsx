import type { ApplicationRow } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { applicationDecisionOptions, applicationLook, applicationStatusOptions } from './applications'
import { productName, productOptions } from './products'

const product = { id: 'product_type', label: 'Product', options: productOptions }

const decisions = (label: string) => ({ id: 'decision', label, options: applicationDecisionOptions })

/** Only in words that the list shows too; what waits for the business is asked for by Home, whatever it is called here. */
export const applicationFilters = (hasAllStatuses: boolean, { decision }: { decision?: readonly string[] }) =>
  hasAllStatuses
    ? [
        product,
        { id: 'status', label: 'Status', options: applicationStatusOptions },
        // Of what was approved and what became of it, analytics alone speaks then.
        ...(decision ? [decisions('Decision')] : []),
      ]
    : [
        product,
        decisions('Status'),
        { id: 'status', label: 'Waits for', options: [{ value: 'action_required', label: 'The business' }] },
      ]

/** The columns of the list of all applications. `nameCell` makes the link. */
export const applicationColumns = (nameCell: (row: ApplicationRow) => ReactNode, hasAllStatuses: boolean) =>
  defineColumns<ApplicationRow>([
    {
      id: 'business_name',
      header: 'Business',
      isRowHeader: true,
      sortKey: 'business_name',
      cell: nameCell,
      minWidth: 192,
    },
    {
      id: 'status',
      header: 'Status',
      width: 128,
      cell: (row) => <StatusPill {...applicationLook(row, hasAllStatuses)} />,
    },
    { id: 'product_type', header: 'Product', width: 176, cell: (row) => productName(row.product_type) },
    {
      id: 'requested_amount',
      header: 'Requested',
      align: 'end',
      width: 120,
      sortKey: 'requested_amount',
      sortFirst: 'descending',
      cell: (row) => formatCurrency(row.requested_amount, row.currency),
    },
    {
      id: 'created_at',
      header: 'Begun',
      width: 104,
      sortKey: 'created_at',
      sortFirst: 'descending',
      cell: (row) => formatDate(row.created_at),
    },
    {
      id: 'submitted_at',
      header: 'Submitted',
      width: 112,
      isHiddenByDefault: true,
      cell: (row) => formatDate(row.submitted_at),
    },
    { id: 'decided_at', header: 'Decided', width: 104, cell: (row) => formatDate(row.decided_at) },
    {
      id: 'needs',
      header: 'Still needed',
      width: 160,
      cell: (row) => (row.needs ?? []).join(', '),
    },
  ])
