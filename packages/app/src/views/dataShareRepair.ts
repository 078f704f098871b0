import type { DatasetUpload, RejectedRow, SchemaColumn } from '@partner-dashboard/client'

/** What was typed over the values of rows: by row number, then by column. */
export type Cells = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Names the row of the repaired upload that a row of a repair stands for. Source: `uploadDataset`. */
const sourceRow = 'source_row'

/** Is about the row as a whole, whichever column it stands at. */
const wholeRow = 'too_many_values'

/** A value of a rejected row, as it came. */
export function originalOf({ values }: RejectedRow, column: string): string {
  const value = values?.[column]
  return value === null || value === undefined ? '' : String(value)
}

const errorsOf = ({ results }: RejectedRow) => (results ?? []).filter(({ severity }) => severity === 'error')

/** The columns that are to be looked at, each once, in the order of the dataset. */
export function faultyColumns(row: RejectedRow, columns: readonly SchemaColumn[]): SchemaColumn[] {
  const faulty = new Set((row.results ?? []).map(({ column }) => column))
  return columns.filter(({ name }) => faulty.has(name))
}

/** Whether a row has to be seen whole to be repaired: its values may stand in the wrong columns. */
export const isShifted = (row: RejectedRow) => errorsOf(row).some(({ code }) => code === wholeRow)

/** Whether every value with an error was changed; of a row that is wrong as a whole, any. */
export function isRepaired(row: RejectedRow, changes: Readonly<Record<string, string>> = {}): boolean {
  const isChanged = (column: string) => {
    const typed = changes[column]
    return typed !== undefined && typed.trim() !== originalOf(row, column)
  }
  const errors = errorsOf(row)
  if (errors.some(({ code }) => code === wholeRow)) return Object.keys(changes).some(isChanged)
  return errors.length > 0 && errors.every(({ column }) => isChanged(column))
}

/** What is suggested for a row, by column. */
export function suggestionsOf(row: RejectedRow): Record<string, string> {
  const found = (row.results ?? []).flatMap(({ column, suggestion }) =>
    suggestion ? [[column, suggestion] as const] : [],
  )
  return Object.fromEntries(found)
}

/** Of the repairs of an upload, and of their repairs, those with rows that nobody has sent again. */
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

/** The rows as a file, with what was typed over them. Not neutralised for spreadsheets: a machine reads it, and takes values as they are. */
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

/** `sales.csv` → `sales-repaired.csv`, however often it was repaired. */
export const repairName = (fileName: string) =>
  `${fileName
    .replace(/\.csv$/i, '')
    .replace(/(-repaired)+$/, '')
    .slice(0, 180)}-repaired.csv`
