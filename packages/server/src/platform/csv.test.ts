import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { amountCell, csvStream, neutral, plain } from './csv'
import { readCsv } from './csvFile'

const formulas = ['=1+1', '@A1', '+1+1', '-1+cmd', '＝1+1', '＋1', '－a', '＠A1', ' =1', '\t=1', '\r=1', '\n=1']

it.each(formulas)('escapes the formula %j and restores it', (cell) => {
  expect(neutral(cell)).toBe(`'${cell}`)
  expect(plain(`'${cell}`)).toBe(cell)
})

it.each(['-12.50', '12', 'a=b', "'quoted'", ''])('leaves %j as it is', (cell) => {
  expect(neutral(cell)).toBe(cell)
  expect(plain(cell)).toBe(cell)
})

it('writes amounts with two decimals', () => {
  expect([4700, 210.3, 0, -12.34].map(amountCell)).toEqual(['4700.00', '210.30', '0.00', '-12.34'])
})

it('quotes cells with separators of other locales', async () => {
  const pages = (async function* () {
    yield [['a;=1+1', 'a\t=1+1', 'a b', true]]
  })()
  const file = await buffer(csvStream({ titles: ['A', 'B', 'C', 'D'], pages }))
  expect(file.toString('utf8')).toBe('\uFEFFA,B,C,D\r\n"a;=1+1","a\t=1+1",a b,true\r\n')
})

it.each([
  ['sep=;\r\na;"b,c"\r\n1;2', ['a', 'b,c']],
  ['\uFEFF"sep=,"\na,b;c;d\n1,2', ['a', 'b;c;d']],
  ['SEP=|\na|b\n1|2', ['a', 'b']],
])('reads the separator that spreadsheets write in the first line: %j', (content, headers) => {
  expect(readCsv(content)).toEqual({ headers, rows: [['1', '2']] })
})

it('names the line of the file after a separator line', () => {
  expect(readCsv('sep=;\na;b\n1;"2\n')).toMatch('in line 3')
  expect(readCsv('sep=;\n')).toBe('The file is empty.')
})
