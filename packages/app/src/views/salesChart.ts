import type { DailySalesRecord } from '@partner-dashboard/client'
import { formatCompactCurrency, formatCurrency, formatDate } from '@partner-dashboard/ui/format'

const dayMs = 86_400_000

/** A point per day between the first and last record. Missing days are gaps, not zero sales. */
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
  // Invalid or far apart days are shown as they are.
  if (!(last - first <= 1000 * dayMs)) return [...known]
  const count = Math.round((last - first) / dayMs) + 1
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10))
}
