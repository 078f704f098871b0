import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

/** A cell that a spreadsheet would calculate is shown as text instead. */
export const neutral = (value: unknown) =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value

/** A cell as it was before a spreadsheet was kept from calculating it. */
export const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

const lines = (rows: readonly (readonly unknown[])[]) =>
  stringify(
    rows.map((row) => row.map((cell) => neutral(cell) ?? '')),
    { record_delimiter: 'windows', cast: { boolean: (value) => (value ? 'true' : 'false') } },
  )

/** The titles and cells of a CSV file, read in pages so that a long list doesn't have to fit in memory. */
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
      yield `\uFEFF${lines([titles])}`
      for await (const rows of pages) if (rows.length > 0) yield lines(rows)
    })(),
    { objectMode: false },
  )
}

interface Paged<Row> {
  results: Row[]
  next: string | null
}

/** Reads a list page by page, to its end. */
export async function* pagesOf<Row>(read: (cursor: string | undefined) => Promise<Paged<Row>>): AsyncGenerator<Row[]> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield page.results
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}
