import { type CsvError, parse } from 'csv-parse/sync'
import { plain } from './csv'

export interface CsvFile {
  headers: string[]
  rows: string[][]
}

const defaultMaxRows = 250_000
/** Datasets have fewer than 20 columns; files may have additional ones. */
const maxColumns = 1_000
/** Longer rows could fill the memory with cells before they're counted. */
const longestRow = 1_000_000

const [quote, lineFeed, carriageReturn] = [34, 10, 13]

/** Checks row sizes in one pass before parsing, without allocating. */
function whyTooLarge(text: string, delimiter: string): string | undefined {
  const separator = delimiter.charCodeAt(0)
  let [isQuoted, columns, start] = [false, 1, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) isQuoted = !isQuoted
    else if (code === separator && !isQuoted) columns += 1
    else if ((code === lineFeed || code === carriageReturn) && !isQuoted) [columns, start] = [1, at + 1]
    if (columns > maxColumns) return `A row has more than ${maxColumns} columns.`
    if (at - start > longestRow) return `A row is longer than ${longestRow} characters.`
  }
  return undefined
}

/** The line by which a file tells spreadsheets its separator. */
const separatorLine = /^"?sep=([,;\t|])"?(?=[\r\n])/i

/** The most frequent of comma, semicolon and tab in the first line. */
function guessDelimiter(text: string): string {
  const firstLine = text.slice(0, Math.min(longestRow, text.search(/\r|\n|$/)))
  return [',', ';', '\t'].reduce((best, candidate) =>
    firstLine.split(candidate).length > firstLine.split(best).length ? candidate : best,
  )
}

/** Parses a file into rows, or returns an error message. */
export function readCsv(content: string, maxRows = defaultMaxRows): CsvFile | string {
  const whole = content.replace(/^\uFEFF/, '')
  const delimiter = separatorLine.exec(whole)?.[1] ?? guessDelimiter(whole)
  // Leaves a blank line, so that errors name the lines of the file.
  const text = whole.replace(separatorLine, '')
  if (text.trim() === '') return 'The file is empty.'
  const tooLarge = whyTooLarge(text, delimiter)
  if (tooLarge !== undefined) return tooLarge
  try {
    const [headers = [], ...lines] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      to: maxRows + 2,
      // Limits rows with unbalanced quotation marks, which the first pass can't see.
      max_record_size: longestRow,
    }) as string[][]
    // Spreadsheets write lines of separators for cleared rows. Downloaded files that are uploaded again have an apostrophe before formulas.
    const rows = lines.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.map(plain))
    if (rows.length === 0) return 'The file has no data rows.'
    if (rows.length > maxRows) return `The file has more than ${maxRows} rows. Split it into smaller files.`
    const names = headers.map((header) => header.trim())
    const seen = new Set<string>()
    const repeated = names.find((name) => name !== '' && seen.size === seen.add(name).size)
    if (repeated !== undefined) return `The column ${repeated} appears twice. Rename one and upload the file again.`
    return { headers: names, rows }
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number }
    if (code === 'CSV_MAX_RECORD_SIZE') return `A row is longer than ${longestRow} characters.`
    return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE'
      ? `The quotation mark in line ${lines ?? '?'} isn't closed or escaped.`
      : `The file can't be read as CSV${lines ? ` from line ${lines} on` : ''}.`
  }
}
