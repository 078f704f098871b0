import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { amountCell, csvStream, neutral, plain } from './csv'

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
