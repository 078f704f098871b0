import { expect, it } from 'vitest'
import { isEmbedId } from './index'

it.each(['1', '007', '-1', '1.5', '1e3', '+7', ' 12 ', '.5', '5.', '1E3', 12, -1])('%j is an embed ID', (value) => {
  expect(isEmbedId(value)).toBe(true)
})

const none = [
  '',
  ' ',
  '0',
  '0.0',
  '-0',
  '+0',
  '0e5',
  '0x10',
  '0b1',
  'Infinity',
  'NaN',
  '1,000',
  '1_000',
  'abc',
  '12a',
  '1 2',
]
it.each([...none, '1e999', '1e-999', '.', '+', '１', 0, Number.NaN, null, undefined])(
  "%j isn't an embed ID",
  (value) => {
    expect(isEmbedId(value)).toBe(false)
  },
)
