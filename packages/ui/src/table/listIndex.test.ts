import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexList, orderOf } from './listIndex'

interface Row {
  name: string
  amount: number | undefined
}
const columns = [
  {
    id: 'name',
    header: 'Name',
    cell: () => null,
    sortValue: (row: Row) => row.name,
    searchText: (row: Row) => row.name,
  },
  { id: 'amount', header: 'Amount', cell: () => null, sortValue: (row: Row) => row.amount },
]
const rows: Row[] = [
  { name: 'Willow', amount: 3 },
  { name: 'harbor', amount: undefined },
  { name: 'Copper', amount: 1 },
  { name: 'Harbor Two', amount: 3 },
]
const names = (view: Uint32Array | undefined) => view && Array.from(view, (at) => rows[at]?.name)

describe('a list in the browser', () => {
  const index = indexList(rows, columns)

  test('builds nothing without a request', () => expect(index.view(undefined, ' ')).toBeUndefined())

  test('sorts both ways, blanks last', () => {
    expect(names(index.view('name', ''))).toEqual(['Copper', 'harbor', 'Harbor Two', 'Willow'])
    expect(names(index.view('amount', ''))).toEqual(['Copper', 'Willow', 'Harbor Two', 'harbor'])
    expect(names(index.view('-amount', ''))?.at(-1)).toBe('harbor')
  })

  test('searches within the order', () => {
    expect(names(index.view('-name', 'HARBOR'))).toEqual(['Harbor Two', 'harbor'])
    expect(names(index.view(undefined, 'harbor\nwillow'))).toEqual([])
  })

  test('an unknown key leaves the order', () => expect(index.view('-gone', '')).toBeUndefined())

  test('gives the same results built in slices or completely', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'İ', 'é', ' ', '\n'), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(letters), letters, fc.boolean(), (all, typed, isSliced) => {
        const list = all.map((name) => ({ name, amount: 0 }))
        const built = indexList(list, columns)
        if (isSliced) built.prepare()
        const needle = typed.trim().toLocaleLowerCase('en-US').replaceAll('\n', ' ')
        const expected = list.flatMap(({ name }, at) =>
          name.toLowerCase().replaceAll('\n', ' ').includes(needle) ? [at] : [],
        )
        const view = built.view(undefined, typed)
        expect(view ? Array.from(view) : list.map((_, at) => at)).toEqual(expected)
      }),
    )
  })

  test('an order is a permutation, and backwards is the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.oneof(fc.integer(), fc.constant(Number.NaN)))), (values) => {
        const { all, backwards } = orderOf(values)
        expect(Array.from(all).toSorted((one, other) => one - other)).toEqual(values.map((_, at) => at))
        const filled = values.filter((value) => value !== null && !Number.isNaN(value)).length
        expect(Array.from(backwards.slice(0, filled)).toReversed()).toEqual(Array.from(all.slice(0, filled)))
        const sorted = Array.from(all.slice(0, filled), (at) => values[at] as number)
        expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
      }),
    )
  })
})
