import type { DailySalesRecord } from '@partner-dashboard/client'
import { formatCurrency, formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'

/** Files contain unformatted dates and amounts for spreadsheets. */
export const salesColumns = defineColumns<DailySalesRecord>([
  {
    id: 'date',
    header: 'Day',
    isRowHeader: true,
    minWidth: 112,
    cell: (row) => formatDate(row.date),
    csv: (row) => row.date,
  },
  {
    id: 'sales_amount',
    header: 'Sales',
    align: 'end',
    width: 128,
    cell: (row) => formatCurrency(row.sales_amount, row.currency),
    csv: (row) => row.sales_amount,
  },
  {
    id: 'sales_count',
    header: 'Sales count',
    align: 'end',
    width: 112,
    cell: (row) => formatNumber(row.sales_count),
    csv: (row) => row.sales_count,
  },
  {
    id: 'reversals_amount',
    header: 'Reversals',
    align: 'end',
    width: 120,
    cell: (row) => formatCurrency(row.reversals_amount, row.currency),
    csv: (row) => row.reversals_amount,
  },
  {
    id: 'reversals_count',
    header: 'Reversals count',
    align: 'end',
    width: 128,
    cell: (row) => formatNumber(row.reversals_count),
    csv: (row) => row.reversals_count,
  },
  { id: 'currency', header: 'Currency', width: 96, isHiddenByDefault: true, cell: (row) => row.currency },
])
