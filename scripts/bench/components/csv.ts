import { defineColumns, toCsvSlices } from '@partner-dashboard/ui/table'
import { type BenchRow, benchColumns, benchRows } from './rows'

const columns = defineColumns<BenchRow>(
  benchColumns.map(({ id, header, text, value }) => ({ id, header, cell: text, csv: value })),
)

const bare = (rows: readonly BenchRow[]) =>
  rows.map((row) => benchColumns.map(({ value }) => value(row)).join(',')).join('\r\n')

const quote = (value: string | number) => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const quoted = (rows: readonly BenchRow[]) =>
  rows.map((row) => benchColumns.map(({ value }) => quote(value(row))).join(',')).join('\r\n')

/** Returns the longest slice in ms. */
async function inSlices(rows: readonly BenchRow[]): Promise<number> {
  const pieces: string[] = []
  let longest = 0
  let started = performance.now()
  const stop = () => {
    longest = Math.max(longest, performance.now() - started)
  }
  const pause = () => {
    stop()
    return new Promise<void>((resolve) =>
      setTimeout(() => {
        started = performance.now()
        resolve()
      }),
    )
  }
  for await (const piece of toCsvSlices(columns, rows, { pause })) pieces.push(piece)
  stop()
  if (pieces.length < 2) throw new Error('Nothing was written')
  return longest
}

export function benchCsv(count: number) {
  const rows = benchRows(count)
  return { bare: () => bare(rows).length, quoted: () => quoted(rows).length, ours: () => inSlices(rows) }
}
