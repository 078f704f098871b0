import type { DailySalesRecord } from '@partner-dashboard/client'
import { formatCompactCurrency, formatCurrency, formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'

/** A file gets days and amounts as they are stored, so that a spreadsheet can reckon with them. */
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
    header: 'Sales made',
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
    header: 'Reversals made',
    align: 'end',
    width: 128,
    cell: (row) => formatNumber(row.reversals_count),
    csv: (row) => row.reversals_count,
  },
  { id: 'currency', header: 'Currency', width: 96, isHiddenByDefault: true, cell: (row) => row.currency },
])

const dayMs = 86_400_000

/** Each day from the first record to the last; a day of which nothing was shared is a gap, for that is not a day without sales. */
export function salesChart(records: readonly DailySalesRecord[]) {
  const byDay = new Map(records.map((record) => [record.date, record]))
  const days = everyDay([...byDay.keys()].toSorted())
  const currency = records[0]?.currency
  return {
    categories: days.map((day) => formatDate(day)),
    series: [
      { id: 'sales', label: 'Sales', values: days.map((day) => byDay.get(day)?.sales_amount ?? null) },
      {
        id: 'reversals',
        label: 'Reversals',
        tone: 'negative' as const,
        values: days.map((day) => byDay.get(day)?.reversals_amount ?? null),
      },
    ],
    formatValue: (value: number) => formatCurrency(value, currency),
    formatTick: (value: number) => formatCompactCurrency(value, currency),
  }
}

function everyDay(known: readonly string[]): string[] {
  const [first, last] = [Date.parse(known[0] ?? ''), Date.parse(known.at(-1) ?? '')]
  // Days that are none, or lie decades apart, are drawn as they came.
  if (!(last - first <= 1000 * dayMs)) return [...known]
  const count = Math.round((last - first) / dayMs) + 1
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10))
}
