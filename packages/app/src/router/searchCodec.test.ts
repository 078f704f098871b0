import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './searchCodec'

it('writes plain text and repeated keys, and omits undefined', () => {
  expect(
    stringifySearch({ status: ['a', 'b'], search: '123', sandbox_mode: 'true', cursor: undefined, hide: [] }),
  ).toBe('?status=a&status=b&search=123&sandbox_mode=true')
  expect(stringifySearch({})).toBe('')
})

it('reads one value as a string and several as a list, never as a number or JSON', () => {
  expect(parseSearch('?search=%22123%22&n=5&status=a&status=b')).toEqual({
    search: '"123"',
    n: '5',
    status: ['a', 'b'],
  })
})

it('reads names of built-in object properties', () => {
  expect(Object.entries(parseSearch('?__proto__=1&constructor=2'))).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ])
})

it('reads back what it wrote', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' })
  const search = fc.dictionary(
    text.filter((key) => key !== '__proto__'),
    fc.oneof(text, fc.array(text, { minLength: 2 })),
  )
  fc.assert(
    fc.property(search, (value) => {
      const written = parseSearch(stringifySearch(value))
      expect({ ...written }).toEqual({ ...value })
    }),
    { seed: 20261121 },
  )
})
