import { type CsvError, parse } from 'csv-parse/sync'
import { plain } from '../../platform/csv'

/** In the file of a repair: the row of the repaired upload that a row is. */
export const sourceRow = 'source_row'

export interface CsvFile {
  headers: string[]
  rows: string[][]
}

/** Most data rows of a file. */
const mostRows = 250_000

/** A file as rows of texts, or a sentence that says why it is none. */
export function readCsv(content: string): CsvFile | string {
  const text = content.replace(/^\uFEFF/, '')
  if (text.trim() === '') return 'The file is empty.'
  const firstLine = text.slice(0, text.search(/\r|\n|$/))
  const delimiter = [',', ';', '\t'].reduce((best, candidate) =>
    firstLine.split(candidate).length > firstLine.split(best).length ? candidate : best,
  )
  try {
    const [headers = [], ...lines] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostRows + 2,
    }) as string[][]
    // A spreadsheet writes lines of nothing but separators for rows that were once touched.
    // Files that were downloaded here come back, repaired, with their guard against calculation.
    const rows = lines.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.map(plain))
    if (rows.length === 0) return 'The file has a header and no rows.'
    if (rows.length > mostRows) return `The file has more than ${mostRows} rows. Split it.`
    const names = headers.map((header) => header.trim())
    const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
    if (repeated !== undefined) return `The column ${repeated} is there twice.`
    return { headers: names, rows }
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number }
    return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE'
      ? `A quotation mark in line ${lines ?? '?'} does not fit.`
      : `The file cannot be read as CSV${lines ? ` from line ${lines} on` : ''}.`
  }
}

/** Which rows of the repaired upload a file holds. */
export function sourceRowsOf({ headers, rows }: CsvFile): number[] {
  const at = headers.indexOf(sourceRow)
  if (at < 0) return []
  return rows.map((row) => row[at]?.trim() ?? '').flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []))
}
