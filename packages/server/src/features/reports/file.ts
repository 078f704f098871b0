import { amountCell, type Column, pagesOf, sheetOf } from '../../platform/csv'
import type { Queryable } from '../../platform/database/sql'
import { money } from '../../platform/money'
import type { PartnerScope } from '../../platform/scope'
import type { ReportColumn, ReportKind } from './reportStore'
import { type Period, type ReportRecord, reportRowStore } from './store'

const pageSize = 1000

export const runFileName = (kind: ReportKind, { from, to }: Period) =>
  `${[kind.replaceAll('_', '-'), from ?? 'begin', to ?? 'today'].join('_')}.csv`

/** A report as a file with all rows of the period, page by page. */
export function reportFile(
  db: Queryable,
  scope: PartnerScope,
  kind: ReportKind,
  period: Period,
  columns: readonly ReportColumn[],
) {
  const store = reportRowStore(db, scope)
  const cells = columns.map(({ id, label, type }): Column<ReportRecord> => {
    const value = (row: ReportRecord) =>
      type === 'amount' && typeof row[id] === 'number' ? amountCell(money(row[id])) : (row[id] ?? null)
    return [label, value]
  })
  return {
    sheet: sheetOf(
      cells,
      pagesOf((cursor) => store.page(kind, period, cursor, pageSize)),
    ),
    count: async () => (await store.totals(kind, period)).reduce((sum, { row_count }) => sum + row_count, 0),
  }
}
