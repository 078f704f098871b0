import { expect, it } from 'vitest'
import { contrastOf, readHex, textColorOn } from './contrast'

it.each([
  ['#FFFFFF', '#000000', 21],
  ['#fff', '#FFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#1F6F54', '#FFFFFF', 6.09],
])('%s against %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

it('returns no contrast for invalid colors', () => {
  expect(contrastOf('#12', '#FFFFFF')).toBeUndefined()
  expect(contrastOf('', '#FFFFFF')).toBeUndefined()
  expect(readHex('#12345G')).toBeUndefined()
})

it('chooses the readable text color', () => {
  expect(textColorOn('#1F6F54')).toBe('#FFFFFF')
  expect(textColorOn('#E8B44F')).toBe('#1C2024')
  expect(textColorOn('#FFFFFF')).toBe('#1C2024')
  expect(textColorOn('#000000')).toBe('#FFFFFF')
})
