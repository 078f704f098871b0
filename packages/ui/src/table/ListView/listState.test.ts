import { expect, it } from 'vitest'
import { chosenColumns, fromStart, isFiltered } from './listState'

const columns = [
  { id: 'name', header: 'Name', isRowHeader: true },
  { id: 'status', header: 'Status' },
  { id: 'region', header: 'Location', isHiddenByDefault: true },
]

it('returns to the first page when filters, sorting or page size change', () => {
  expect(fromStart({ cursor: 'c', sort: 'name', search: 'a' }, { search: 'b' })).toEqual({
    cursor: undefined,
    sort: 'name',
    search: 'b',
  })
})

it.each([
  [{}, false],
  [{ filters: { status: [] }, range: { preset: 'all_time' } }, false],
  [{ search: 'a' }, true],
  [{ filters: { status: ['funded'] } }, true],
  [{ range: { preset: 'today' } }, true],
] as const)('knows that %j leaves rows out: %s', (state, expected) => {
  expect(isFiltered(state)).toBe(expected)
})

it.each([
  [{ hidden: ['region'] }, undefined],
  [{ hidden: [] }, { hidden: [] }],
  [{ hidden: ['region', 'status'] }, { hidden: ['region', 'status'] }],
  [
    { hidden: ['region'], widths: { name: 300 } },
    { hidden: ['region'], widths: { name: 300 } },
  ],
])('keeps the choice %j as %j', (state, expected) => {
  expect(chosenColumns(columns, state)).toEqual(expected)
})
