import type { Column } from './column'

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

// A spreadsheet would run these as a formula. A minus or plus before a plain number is a number and stays one.
const isFormula = /^(?:[\t\r\n]|\s*(?:[=@＝＠＋－]|[+-](?!\d+(?:\.\d+)?$)))/
// Some readers strip a space at the end of a bare cell, and some split cells at a semicolon or a tab.
const mustQuote = /[",;\t\r\n]| $/

const isLetterOrDigit = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** One cell as RFC 4180 has it, with anything a spreadsheet would take for a formula made text by an apostrophe. */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string' || value === '') return ''
  // Nearly every cell begins with a letter or a digit and is no formula: the longer look is for the others.
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

// Joined, not added up: a million additions make a tree that has to be flattened in the end.
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

/** The shown columns and rows as a file's text: UTF-8 with its mark, CRLF, quoted where needed. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return headerLine(columns) + lines(readersOf(columns), rows, 0, rows.length)
}

export interface CsvSlicing {
  /** The longest a slice may hold the page, in ms. */
  sliceMs?: number
  now?: () => number
  /** Lets the page breathe between two slices. */
  pause?: () => Promise<void>
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The same text in pieces, with the page free between them. A piece is encoded when it becomes a `Blob`: make one of each as it comes, and of those the
 * file's.
 */
export async function* toCsvSlices<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { sliceMs = 16, now = () => performance.now(), pause = nextTask }: CsvSlicing = {},
): AsyncGenerator<string, void> {
  const readers = readersOf(columns)
  // Asking the clock for each row would cost more than the row; two thirds of 50 ms are left for a slow batch.
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
