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

/** UTF-8 with a byte order mark, CRLF, RFC 4180; page by page, so that no list has to fit into memory. */
export function csvStream<Row>(
  columns: readonly (readonly [title: string, value: (row: Row) => unknown])[],
  pages: AsyncIterable<readonly Row[]>,
): Readable {
  return Readable.from(
    (async function* () {
      yield `\uFEFF${lines([columns.map(([title]) => title)])}`
      for await (const rows of pages) {
        if (rows.length > 0) yield lines(rows.map((row) => columns.map(([, value]) => value(row))))
      }
    })(),
    { objectMode: false },
  )
}
