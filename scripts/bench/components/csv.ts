import { defineColumns, toCsvSlices } from '@partner-dashboard/ui/table'
import { type BenchRow, benchColumns, benchRows } from './rows'

const columns = defineColumns<BenchRow>(
  benchColumns.map(({ id, header, text, value }) => ({ id, header, cell: text, csv: value })),
)

const plain = (rows: readonly BenchRow[]) =>
  rows.map((row) => benchColumns.map(({ value }) => value(row)).join(',')).join('\r\n')

const quote = (value: string | number) => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const quoted = (rows: readonly BenchRow[]) =>
  rows.map((row) => benchColumns.map(({ value }) => quote(value(row))).join(',')).join('\r\n')

function timeOf(work: () => string): number {
  const started = performance.now()
  const text = work()
  const took = performance.now() - started
  if (text === '') throw new Error('Nothing was written')
  return took
}

/** Its script time alone: what the page does while the slices pause is not counted. */
async function slices(rows: readonly BenchRow[]) {
  const pieces: string[] = []
  let ours = 0
  let longest = 0
  let started = performance.now()
  const stop = () => {
    const took = performance.now() - started
    ours += took
    longest = Math.max(longest, took)
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
  return { ours, longest }
}

export function benchCsv(count: number) {
  const rows = benchRows(count)
  const natively = () => ({ native: timeOf(() => plain(rows)), quoted: timeOf(() => quoted(rows)) })
  return {
    async csv(oursFirst: boolean) {
      const before = oursFirst ? undefined : natively()
      const own = await slices(rows)
      return { ...own, ...(before ?? natively()) }
    },
  }
}
