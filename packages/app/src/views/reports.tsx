import type { Report, ReportColumn, ReportRow, ReportRows, ReportRun } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import {
  formatCurrency,
  formatDate,
  formatNumber,
  formatPercent,
  formatPercentCell,
  formatTimeRemaining,
} from '@partner-dashboard/ui/format'
import { type Column, defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { moment } from './moment'
import { monthName } from './monthName'
import { productName } from './products'
import { planStatus } from './vocabulary'

type Value = string | number | null | undefined

/** Label of an enum value, if known elsewhere. */
function wordOf(id: string, value: string): string {
  if (id === 'product_type') return productName(value)
  if (id === 'status') return look(planStatus, value).label
  return look({}, value).label
}

export function reportValue({ id, type }: Pick<ReportColumn, 'id' | 'type'>, value: Value, currency: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (type === 'amount') return formatCurrency(Number(value), currency)
  if (type === 'count') return formatNumber(Number(value))
  if (type === 'rate') return formatPercentCell(Number(value))
  if (type === 'date') return formatDate(String(value))
  if (type === 'time') return formatDate(String(value), { withTime: true })
  if (id === 'month') return monthName(String(value))
  return type === 'word' ? wordOf(id, String(value)) : String(value)
}

const isNumber = ({ type }: ReportColumn) => type === 'amount' || type === 'count' || type === 'rate'
/** In px, so that the default columns of each report fit a window of 1280 px with a scroll bar. */
function widthOf({ id, type, label }: ReportColumn): number {
  if (type === 'text') return 180
  if (id === 'type') return 120
  if (id === 'product_type') return 172
  // A Canadian amount of six digits.
  return Math.max(type === 'amount' ? 124 : 112, 24 + 7 * label.length)
}

/** For the file; on screen they would push the figures out of view. The totals above have every amount. */
const hidden: ReadonlySet<string> = new Set(['currency', 'batch_reference', 'discount_amount', 'paid_amount'])
const isId = ({ id }: ReportColumn) => id.endsWith('_id')
/** The fee of a funded product; a repayment's fee is shown. */
const isFundedFee = ({ id }: ReportColumn, { kind }: Report) => id === 'fee_amount' && kind === 'funded_products'

/** A row, or the total of the rows below it. */
export type ReportLine = ReportRow & { isTotal?: boolean }

/** Puts the total of each month above its first row on the page. */
export function withMonthTotals({ results, month_totals }: Pick<ReportRows, 'results' | 'month_totals'>): ReportLine[] {
  const keyOf = (month: Value, currency: string) => `${month} ${currency}`
  const totals = new Map((month_totals ?? []).map((total) => [keyOf(total.month, total.currency), total]))
  return results.flatMap((row) => {
    const key = keyOf(row.values?.month, row.currency)
    const total = totals.get(key)
    if (!total) return [row]
    totals.delete(key)
    const { month, currency, values } = total
    return [{ id: key, currency, values: { ...values, month, currency }, isTotal: true }, row]
  })
}

/** Table columns of a report. `businessCell` renders the link. */
export const reportColumns = (
  report: Report,
  businessCell: (row: ReportRow, name: string) => ReactNode,
): readonly Column<ReportLine>[] =>
  defineColumns<ReportLine>(
    (report.columns ?? []).map((column) => ({
      id: column.id,
      header: column.label,
      align: isNumber(column) ? 'end' : undefined,
      width: widthOf(column),
      minWidth: column.id === 'business_name' ? 180 : undefined,
      isRowHeader: column.id === 'business_name',
      isStatus: column.id === 'status',
      isHiddenByDefault: isId(column) || hidden.has(column.id) || isFundedFee(column, report),
      cell: (row) => {
        if (column.type === 'time') return moment(String(row.values?.[column.id] ?? ''), { withTime: false })
        if (column.id === 'status') return <StatusPill {...look(planStatus, String(row.values?.status ?? ''))} />
        if (row.isTotal && column.id === 'product_type') return <strong>All products</strong>
        const text = reportValue(column, row.values?.[column.id], row.currency)
        if (row.isTotal) return <strong>{text}</strong>
        return column.id === 'business_name' ? businessCell(row, text) : text
      },
    })),
  )

export const summedColumns = ({ columns }: Report) => (columns ?? []).filter(({ type }) => type === 'amount')

export const periodOf = ({ from, to }: Pick<ReportRun, 'from' | 'to'>) => {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
  if (from) return `From ${formatDate(from)}`
  return to ? `Until ${formatDate(to)}` : 'All time'
}

export function runState({ status, progress, row_count, minutes_remaining, error }: ReportRun): string {
  if (status === 'completed') return `${formatNumber(row_count ?? 0)} ${row_count === 1 ? 'row' : 'rows'}`
  if (status === 'failed') return error ?? "We couldn't create the file."
  const left = formatTimeRemaining(minutes_remaining)
  return left ? `In progress, ${left} left` : `In progress, ${formatPercent(progress ?? 0)}`
}
