import type { CsvFile } from '../../platform/csvFile'

/** In the file of a repair: the row of the repaired upload that a row is. */
export const sourceRow = 'source_row'

/** Which rows of the repaired upload a file holds. */
export function sourceRowsOf({ headers, rows }: CsvFile): number[] {
  const at = headers.indexOf(sourceRow)
  if (at < 0) return []
  return rows.map((row) => row[at]?.trim() ?? '').flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []))
}
