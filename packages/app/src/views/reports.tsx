import type { Report, ReportColumn, ReportRow, ReportRun } from '@partner-dashboard/client'
import {
  formatCurrency,
  formatDate,
  formatNumber,
  formatPercent,
  formatTimeRemaining,
} from '@partner-dashboard/ui/format'
import { type Column, defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { productName } from './products'
import { planStatus } from './vocabulary'

type Value = string | number | null | undefined

/** Label of an enum value, if known elsewhere. */
function wordOf(id: string, value: string): string {
  if (id === 'product_type') return productName(value)
  if (id === 'status') return look(planStatus, value).label
  return look({}, value).label
}

/** Formats a report value. */
export function reportValue({ id, type }: Pick<ReportColumn, 'id' | 'type'>, value: Value, currency: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (type === 'amount') return formatCurrency(Number(value), currency)
  if (type === 'count') return formatNumber(Number(value))
  if (type === 'rate') return formatPercent(Number(value))
  if (type === 'date') return formatDate(String(value))
  if (type === 'time') return formatDate(String(value), { withTime: true })
  return type === 'word' ? wordOf(id, String(value)) : String(value)
}

const isNumber = ({ type }: ReportColumn) => type === 'amount' || type === 'count' || type === 'rate'
/** Columns with long values. */
const wide: ReadonlySet<string> = new Set(['product_type', 'batch_reference'])

const isId = ({ id }: ReportColumn) => id.endsWith('_id')

/** Table columns of a report. `businessCell` renders the link. */
export const reportColumns = (
  { columns }: Report,
  businessCell: (row: ReportRow, name: string) => ReactNode,
): readonly Column<ReportRow>[] =>
  defineColumns<ReportRow>(
    (columns ?? []).map((column) => ({
      id: column.id,
      header: column.label,
      align: isNumber(column) ? 'end' : undefined,
      width: wide.has(column.id) || column.type === 'time' ? 184 : isId(column) ? 200 : 144,
      minWidth: column.id === 'business_name' ? 200 : undefined,
      isRowHeader: column.id === 'business_name',
      // IDs and currency are for the file; on screen they would push the figures out of view.
      isHiddenByDefault: isId(column) || column.id === 'currency',
      cell: (row) => {
        const text = reportValue(column, row.values?.[column.id], row.currency)
        return column.id === 'business_name' ? businessCell(row, text) : text
      },
    })),
  )

/** Columns with totals. */
export const summedColumns = ({ columns }: Report) => (columns ?? []).filter(({ type }) => type === 'amount')

/** Period of a file. */
export const periodOf = ({ from, to }: Pick<ReportRun, 'from' | 'to'>) => {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
  if (from) return `From ${formatDate(from)}`
  return to ? `Until ${formatDate(to)}` : 'All time'
}

/** Status of a file. */
export function runState({ status, progress, row_count, minutes_remaining, error }: ReportRun): string {
  if (status === 'completed') return `${formatNumber(row_count ?? 0)} ${row_count === 1 ? 'row' : 'rows'}`
  if (status === 'failed') return error ?? "We couldn't create the file."
  const left = formatTimeRemaining(minutes_remaining)
  return left ? `In progress, ${left} left` : `In progress, ${formatPercent(progress ?? 0)}`
}
