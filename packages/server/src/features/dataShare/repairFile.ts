import type { CsvFile } from '../../platform/csvFile'

/** Column of a repair file with the row number in the original upload. */
export const sourceRow = 'source_row'

/** Row numbers of the original upload in a file. */
export function sourceRowsOf({ headers, rows }: CsvFile): number[] {
  const at = headers.indexOf(sourceRow)
  if (at < 0) return []
  return rows.map((row) => row[at]?.trim() ?? '').flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []))
}
