import { Readable } from 'node:stream'

// Full-width signs start a formula too in a spreadsheet set to an East Asian language.
const startsFormula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const isNumber = /^-?\d+(\.\d+)?$/

/** Prefixes cells that a spreadsheet would evaluate as formulas with an apostrophe. */
export const neutral = (value: unknown) =>
  typeof value === 'string' && startsFormula.test(value) && !isNumber.test(value) ? `'${value}` : value

/** Removes the apostrophe that `neutral` adds. */
export const plain = (cell: string) =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell

// In spreadsheets with semicolon as separator, an unquoted semicolon would split the cell, and the rest could be a formula.
const needsQuotes = /[",;\t\r\n]/

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(neutral(value))
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An amount with exactly two decimals, so that a column of amounts lines up. */
export const amountCell = (amount: number) => amount.toFixed(2)

/** RFC 4180 lines with CRLF. */
export const csvLines = (rows: readonly (readonly unknown[])[]) =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

/** Titles and rows of a CSV file, read in pages so that long lists don't have to fit in memory. */
export interface Sheet {
  titles: readonly string[]
  pages: AsyncIterable<readonly (readonly unknown[])[]>
}

export type Column<Row> = readonly [title: string, value: (row: Row) => unknown]

export const sheetOf = <Row>(columns: readonly Column<Row>[], pages: AsyncIterable<readonly Row[]>): Sheet => ({
  titles: columns.map(([title]) => title),
  pages: (async function* () {
    for await (const rows of pages) yield rows.map((row) => columns.map(([, value]) => value(row)))
  })(),
})

/** Streams RFC 4180 CSV: UTF-8 with a byte order mark, CRLF. */
export function csvStream({ titles, pages }: Sheet): Readable {
  return Readable.from(
    (async function* () {
      yield `\uFEFF${csvLines([titles])}`
      for await (const rows of pages) if (rows.length > 0) yield csvLines(rows)
    })(),
    { objectMode: false },
  )
}

interface Paged<Row> {
  results: Row[]
  next: string | null
}

/** Reads all pages of a list. */
export async function* pagesOf<Row>(read: (cursor: string | undefined) => Promise<Paged<Row>>): AsyncGenerator<Row[]> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield page.results
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}
