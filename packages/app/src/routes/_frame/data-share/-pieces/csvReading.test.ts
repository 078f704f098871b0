import { expect, it } from 'vitest'
import { readCsv } from './csvReading'

const read = (text: string | Uint8Array<ArrayBuffer>) =>
  readCsv((typeof text === 'string' ? new TextEncoder().encode(text) : text).buffer)

it('reads like the server: separators, quotes, blank rows, byte order mark', () => {
  expect(read('\uFEFF a ;b\r\n"1;1";"x ""y"""\r\n;\r\n\r\n 2 ;3')).toMatchObject({
    headers: ['a', 'b'],
    rows: [
      ['1;1', 'x "y"'],
      ['2', '3'],
    ],
    rowCount: 2,
    encoding: 'UTF-8',
    utf8: undefined,
    problem: undefined,
  })
})

it('reads the separator that spreadsheets write in the first line', () => {
  expect(read('\uFEFFsep=;\r\na;"b,c"\r\n1;2')).toMatchObject({
    headers: ['a', 'b,c'],
    rows: [['1', '2']],
    rowCount: 1,
  })
  expect(read('"sep=,"\na,b;c;d\n1,2')).toMatchObject({ headers: ['a', 'b;c;d'], rows: [['1', '2']] })
})

it('returns the first rows and the row count', () => {
  const result = read(`a\tb\n${'1\t2\n'.repeat(1000)}`)
  expect([result.rows.length, result.rowCount]).toEqual([5, 1000])
})

it.each([
  ['', 'The file is empty.'],
  [' \r\n', 'The file is empty.'],
  ['a,b\r\n,\r\n', 'The file has no data rows.'],
  ['a,b,a\r\n1,2,3', 'The column a appears twice. Rename one and choose the file again.'],
  ['a,b\r\n1,"2\r\n3,4', 'Row 2 has an unmatched quotation mark.'],
  [`${'x'.repeat(300)}\n1`, 'A column name is longer than 250 characters. Check that the first line is the header.'],
])('says why it cannot be sent: %j', (text, problem) => {
  expect(read(text).problem).toBe(problem)
})

it("reads files that aren't UTF-8", async () => {
  const latin = read(Uint8Array.from(Buffer.from('name\nJosé', 'latin1')))
  expect([latin.encoding, latin.rows]).toEqual(['Windows-1252', [['José']]])
  expect(await latin.utf8?.text()).toBe('name\nJosé')
  const wide = read(Uint8Array.from(Buffer.from('\uFEFFname\nJosé', 'utf16le')))
  expect([wide.encoding, wide.headers, wide.rows]).toEqual(['UTF-16', ['name'], [['José']]])
})
