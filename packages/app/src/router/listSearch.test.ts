import type { ListState } from '@partner-dashboard/ui/table'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { daysOf, listSearchOf, listStateOf, looseListSearch } from './listSearch'
import { parseSearch, stringifySearch } from './searchCodec'
import { optionalListOf } from './searchFields'

const schema = looseListSearch(['name', '-name'], { status: optionalListOf(['funded', 'repaid']) })
const read = (address: string) => listStateOf(v.parse(schema, parseSearch(address)), ['status'])

it('reads what it wrote, through the address', () => {
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
  const id = fc.stringMatching(/^[a-z_]{1,8}$/)
  const state = fc.record({
    search: some(fc.string({ minLength: 1 })),
    filters: fc.constantFrom({}, { status: ['funded'] }, { status: ['funded', 'repaid'] }),
    range: some(fc.constantFrom({ preset: 'today' as const }, { preset: 'custom' as const, from: '2026-01-01' })),
    sort: some(fc.constantFrom('name', '-name')),
    cursor: some(fc.stringMatching(/^[\w-]{1,20}$/)),
    pageSize: some(fc.constantFrom(50, 100)),
    columns: some(
      fc.record({
        hidden: fc.uniqueArray(id),
        order: some(fc.uniqueArray(id, { minLength: 1 })),
        widths: some(fc.dictionary(id, fc.integer({ min: 72, max: 2000 }), { minKeys: 1, noNullPrototype: true })),
      }),
    ),
  })
  fc.assert(
    fc.property(state, (value) => {
      const state = value as ListState
      expect(read(stringifySearch(listSearchOf(state, ['status'])))).toEqual(state)
    }),
    { seed: 7 },
  )
})

it('opens an address that says something else without it', () => {
  expect(read('?sort=size&status=gone&range=yesterday&page_size=7&widths=name')).toMatchObject({
    sort: undefined,
    filters: {},
    range: undefined,
    pageSize: undefined,
  })
})

it('asks for the days that a preset means today', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(daysOf({ range: 'past_week' }, now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(daysOf({ range: 'custom', from: '2026-01-01' }, now)).toEqual({ from: '2026-01-01', to: undefined })
  expect(daysOf({}, now)).toEqual({})
})
