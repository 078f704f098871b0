import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, toCsv, toCsvSlices } from './toCsv'

interface Row {
  name: string
  amount: number | null
}
const columns = [
  { id: 'name', header: 'Name', cell: (row: Row) => row.name },
  { id: 'amount', header: 'Amount, USD', cell: () => null, csv: (row: Row) => row.amount },
]

/** Strict RFC 4180 parser, as in spreadsheets. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|$)/gy
  for (let match = pattern.exec(text); match && match.index < text.length; match = pattern.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('csv', () => {
  test('has a byte order mark, headers and a line end after each row', () => {
    expect(toCsv(columns, [{ name: 'Oak, "Iron"', amount: -12.5 }])).toBe(
      '\uFEFFName,"Amount, USD"\r\n"Oak, ""Iron""",-12.5\r\n',
    )
  })

  test('escapes formulas', () => {
    for (const formula of [
      '=1+1',
      '@SUM(A1)',
      '+1+1',
      '-1+cmd',
      '\t=1',
      '\r=1',
      '\n=1',
      '-',
      ' =1',
      '＝1',
      '＋1',
      '－a',
      '＠A',
    ]) {
      expect(csvCell(formula).replace(/^"/, '')).toMatch(/^'/)
    }
    for (const harmless of ['-12.50', '+15551234567', '12', 'a=b']) expect(csvCell(harmless)).toBe(harmless)
    expect(csvCell(undefined)).toBe('')
    expect(csvCell(Number.NaN)).toBe('')
  })

  test('quotes separators of other locales', () => {
    expect(csvCell('a;=1+1')).toBe('"a;=1+1"')
    expect(csvCell('a\t=1+1')).toBe('"a\t=1+1"')
  })

  test('is parsed back unchanged', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\r', '\n', ' ', '=', '-', '1') })
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, amount: fc.option(fc.integer()) }), { minLength: 1 }), (rows) => {
        const read = parse(toCsv(columns, rows).slice(1)).slice(1)
        expect(read.map(([name]) => name?.replace(/^'/, ''))).toEqual(rows.map(({ name }) => name.replace(/^'/, '')))
        expect(read.map(([, amount]) => amount)).toEqual(rows.map(({ amount }) => String(amount ?? '')))
      }),
    )
  })

  test('is the same in slices, with a pause after each full slice', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({ name: `Row ${at}`, amount: at }))
    let time = 0
    let pauses = 0
    const pause = async () => void pauses++
    const slices: string[] = []
    for await (const slice of toCsvSlices(columns, rows, { now: () => (time += 10), pause })) slices.push(slice)
    expect(slices.join('')).toBe(toCsv(columns, rows))
    expect(pauses).toBeGreaterThan(1)
  })
})
