import type { DatasetUpload, RejectedRow, SchemaColumn } from '@partner-dashboard/client'

/** Edited values by row number and column. */
export type Cells = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Column with the row number in the fixed upload. Source: `uploadDataset`. */
const sourceRow = 'source_row'

/** Error of the row as a whole. */
const wholeRow = 'too_many_values'

/** Original value of a rejected row. */
export function originalOf({ values }: RejectedRow, column: string): string {
  const value = values?.[column]
  return value === null || value === undefined ? '' : String(value)
}

const errorsOf = ({ results }: RejectedRow) => (results ?? []).filter(({ severity }) => severity === 'error')

/** Columns with errors, in the order of the dataset. */
export function faultyColumns(row: RejectedRow, columns: readonly SchemaColumn[]): SchemaColumn[] {
  const faulty = new Set((row.results ?? []).map(({ column }) => column))
  return columns.filter(({ name }) => faulty.has(name))
}

/** Whether the values may be in the wrong columns, so the whole row must be shown. */
export const isShifted = (row: RejectedRow) => errorsOf(row).some(({ code }) => code === wholeRow)

/** Whether every invalid value was changed; for an error of the whole row, any value. */
export function isRepaired(row: RejectedRow, changes: Readonly<Record<string, string>> = {}): boolean {
  const isChanged = (column: string) => {
    const typed = changes[column]
    return typed !== undefined && typed.trim() !== originalOf(row, column)
  }
  const errors = errorsOf(row)
  if (errors.some(({ code }) => code === wholeRow)) return Object.keys(changes).some(isChanged)
  return errors.length > 0 && errors.every(({ column }) => isChanged(column))
}

/** Suggested values by column. */
export function suggestionsOf(row: RejectedRow): Record<string, string> {
  const suggestions = (row.results ?? []).flatMap(({ column, suggestion }) =>
    suggestion ? [[column, suggestion] as const] : [],
  )
  return Object.fromEntries(suggestions)
}

/** Fixed uploads that still have rejected rows. */
export function waitingRepairs<
  TUpload extends Pick<DatasetUpload, 'event_id' | 'repairs_event_id' | 'remaining_count'>,
>(eventId: string, uploads: readonly TUpload[]): TUpload[] {
  const repairs = uploads.filter(({ repairs_event_id }) => repairs_event_id === eventId)
  return repairs.flatMap((repair) => [
    ...(repair.remaining_count > 0 ? [repair] : []),
    ...waitingRepairs(repair.event_id, uploads),
  ])
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Fixed rows as CSV. Formulas aren't escaped, since the server reads the values as they are. */
export function repairCsv(
  rows: readonly RejectedRow[],
  columns: readonly Pick<SchemaColumn, 'name'>[],
  changesOf: (rowNumber: number) => Readonly<Record<string, string>>,
): string {
  const names = columns.map(({ name }) => name)
  const lines = rows.map((row) => {
    const changes = changesOf(row.row_number)
    return [...names.map((name) => quoted((changes[name] ?? originalOf(row, name)).trim())), row.row_number].join(',')
  })
  return `${[[...names, sourceRow].join(','), ...lines].join('\r\n')}\r\n`
}

/** `sales.csv` → `sales-fixed.csv`, also for repeated fixes. */
export const repairName = (fileName: string) =>
  `${fileName
    .replace(/\.csv$/i, '')
    .replace(/(-fixed)+$/, '')
    .slice(0, 180)}-fixed.csv`
