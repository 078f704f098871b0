import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readStored, storedList, storedOneOf, storedRecord, storedText } from './stored'

const storage = (text: string | null) => () => ({ getItem: () => text }) as unknown as Storage

it.each([[null], ['{"a":'], ['null'], ['[1]'], ['{"fileName":5}']])('reads nothing from %j', (text) => {
  expect(readStored(storage(text), 'k', v.object({ fileName: storedText }))).toBeUndefined()
})

it('reads nothing if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(readStored(blocked, 'k', storedText)).toBeUndefined()
})

it('keeps valid items of lists and records', () => {
  const line = v.object({ what: storedText })
  expect(v.parse(storedList(line), [null, { what: 'a' }, { what: 1 }, 'text'])).toEqual([{ what: 'a' }])
  expect(v.parse(storedList(line), [])).toEqual([])
  expect(v.is(storedList(line), [null])).toBe(false)
  expect(v.is(storedList(line), { 0: { what: 'a' } })).toBe(false)
  expect(v.parse(storedRecord(storedText), { a: 'x', b: null, c: ['y'] })).toEqual({ a: 'x' })
  expect(v.is(storedOneOf({ net: 'All at once' }), 'toString')).toBe(false)
})
