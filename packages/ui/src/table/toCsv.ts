import type { Column } from './column'

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

// Spreadsheets would run these as formulas. A sign before a plain number is kept.
const isFormula = /^(?:[\t\r\n]|\s*(?:[=@＝＠＋－]|[+-](?!\d+(?:\.\d+)?$)))/
// Some readers trim trailing spaces of unquoted cells or split at semicolons and tabs.
const mustQuote = /[",;\t\r\n]| $/

const isLetterOrDigit = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** RFC 4180 cell; formulas are escaped with an apostrophe. */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string' || value === '') return ''
  // Fast path: most cells start with a letter or digit and aren't formulas.
  const isOrdinary = isLetterOrDigit(value.charCodeAt(0))
  const text = !isOrdinary && isFormula.test(value) ? `'${value}` : value
  const isBare = (isOrdinary || text.charCodeAt(0) > 32) && !mustQuote.test(text)
  return isBare ? text : `"${text.replaceAll('"', '""')}"`
}

type Reader<Row> = (row: Row) => unknown

const readersOf = <Row>(columns: readonly Column<Row>[]): Reader<Row>[] =>
  columns.map((column) => column.csv ?? column.cell)

const headerLine = <Row>(columns: readonly Column<Row>[]) =>
  byteOrderMark + columns.map((column) => csvCell(column.header)).join(',') + lineEnd

// Joins instead of concatenating, which would build a deep string tree.
function lines<Row>(readers: readonly Reader<Row>[], rows: readonly Row[], from: number, to: number): string {
  const cells = readers.map(() => '')
  const text: string[] = []
  for (let index = from; index < to; index++) {
    const row = rows[index] as Row
    for (let at = 0; at < readers.length; at++) cells[at] = csvCell((readers[at] as Reader<Row>)(row))
    text.push(cells.join(','))
  }
  return text.length === 0 ? '' : text.join(lineEnd) + lineEnd
}

/** Visible columns and rows as CSV: UTF-8 with a byte order mark, CRLF, quoted where needed. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return headerLine(columns) + lines(readersOf(columns), rows, 0, rows.length)
}

export interface CsvSlicing {
  /** Maximum duration of a slice in ms. */
  sliceMs?: number
  now?: () => number
  /** Yields to the browser between slices. */
  pause?: () => Promise<void>
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The same text in slices that yield to the browser. Make a `Blob` of each slice, since a slice is encoded at that point. */
export async function* toCsvSlices<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { sliceMs = 16, now = () => performance.now(), pause = nextTask }: CsvSlicing = {},
): AsyncGenerator<string, void> {
  const readers = readersOf(columns)
  // Reading the clock per row would cost more than the row itself.
  const batch = 256
  yield headerLine(columns)
  let at = 0
  while (at < rows.length) {
    const started = now()
    const text: string[] = []
    do {
      const to = Math.min(at + batch, rows.length)
      text.push(lines(readers, rows, at, to))
      at = to
    } while (at < rows.length && now() - started < sliceMs)
    yield text.join('')
    if (at < rows.length) await pause()
  }
}
