import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchOptions, selectionText, setFilter, toggleOption } from './filters'
import { fitWidths } from './fitWidths'
import { nextPlace } from './gridKeys'
import { rangeOf, selectionOfPage, setChosen } from './selection'
import { directionOf, parseSort, toggleSort, toSort } from './sort'

describe('sort', () => {
  test('first direction, the other, none', () => {
    expect(toggleSort(undefined, 'name')).toBe('name')
    expect(toggleSort('name', 'name')).toBe('-name')
    expect(toggleSort('-name', 'name')).toBeUndefined()
    expect(toggleSort('-name', 'sales', 'descending')).toBe('-sales')
    expect(toggleSort('-sales', 'sales', 'descending')).toBe('sales')
  })

  test('reads what it writes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z_]+$/), fc.constantFrom('ascending', 'descending'), (key, direction) => {
        expect(parseSort(toSort(key, direction))).toEqual({ key, direction })
        expect(directionOf(toSort(key, direction), key)).toBe(direction)
      }),
    )
  })

  test('ignores an empty key and a lone minus', () => {
    for (const sort of [undefined, '', '-']) expect(parseSort(sort)).toBeUndefined()
  })
})

describe('selection', () => {
  test('is none, some or all of a page', () => {
    const ids = ['a', 'b']
    expect(selectionOfPage(ids, new Set(['z']))).toBe('none')
    expect(selectionOfPage(ids, new Set(['a', 'z']))).toBe('some')
    expect(selectionOfPage(ids, new Set(['a', 'b']))).toBe('all')
    expect(selectionOfPage([], new Set(['a']))).toBe('none')
  })

  test('leaves other pages alone', () => {
    expect(setChosen(['z', 'a'], ['a', 'b'], false)).toEqual(['z'])
    expect(setChosen(['z', 'a'], ['a', 'b'], true)).toEqual(['z', 'a', 'b'])
  })

  test('a range goes both ways and falls back to one row', () => {
    expect(rangeOf(['a', 'b', 'c'], 'c', 'a')).toEqual(['a', 'b', 'c'])
    expect(rangeOf(['a', 'b', 'c'], undefined, 'b')).toEqual(['b'])
    expect(rangeOf(['a', 'b', 'c'], 'gone', 'b')).toEqual(['b'])
  })
})

describe('widths', () => {
  const columns = [{ id: 'name', width: 200 }, { id: 'status' }, { id: 'sales', width: 100, minWidth: 120 }]

  const fitted = (chosen: Record<string, number>, available: number) => {
    const { own, shares } = fitWidths(columns, chosen)
    const left = Math.max(0, available - own.reduce((sum, width) => sum + width, 0))
    return own.map((width, at) => width + (shares[at] ?? 0) * left)
  }

  test('distribute remaining space in proportion', () => {
    expect(fitted({}, 896)).toEqual([400, 256, 240])
  })

  test("keep resized columns exact, and scroll if there's no room", () => {
    expect(fitted({ name: 300 }, 796)).toEqual([300, 256, 240])
    expect(fitted({ name: 300 }, 100)).toEqual([300, 128, 120])
    expect(fitted({ name: 3, status: Number.NaN, gone: 80 }, 100)).toEqual([72, 128, 120])
    expect(fitted({ name: 80, status: 80, sales: 120 }, 900)).toEqual([80, 80, 120])
  })
})

describe('grid keys', () => {
  const size = { rows: 10, columns: 4, pageRows: 5, isRightToLeft: false }
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const press = (key: string, change = {}) => nextPlace({ row: 3, column: 1 }, { ...plain, key, ...change }, size)

  test('move between cells', () => {
    expect(press('ArrowUp')).toEqual({ row: 2, column: 1 })
    expect(press('ArrowRight')).toEqual({ row: 3, column: 2 })
    expect(press('Home')).toEqual({ row: 3, column: 0 })
    expect(press('End', { ctrlKey: true })).toEqual({ row: 9, column: 3 })
    expect(press('PageDown')).toEqual({ row: 8, column: 1 })
  })

  test('are mirrored in right-to-left text', () => {
    const at = nextPlace({ row: 3, column: 1 }, { ...plain, key: 'ArrowRight' }, { ...size, isRightToLeft: true })
    expect(at).toEqual({ row: 3, column: 0 })
  })

  test('ignore browser and system keys', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('ArrowLeft', { metaKey: true })).toBeUndefined()
    expect(press('ArrowLeft', { shiftKey: true })).toBeUndefined()
    expect(press('a')).toBeUndefined()
  })

  test('stay inside the grid', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(fc.nat(9), fc.nat(3), keys, fc.boolean(), (row, column, key, isRightToLeft) => {
        const to = nextPlace({ row, column }, { ...plain, key }, { ...size, isRightToLeft })
        expect(to?.row).toSatisfy((at: number) => at >= 0 && at < size.rows)
        expect(to?.column).toSatisfy((at: number) => at >= 0 && at < size.columns)
      }),
    )
  })
})

describe('filters', () => {
  const filter = {
    id: 'status',
    label: 'Status',
    options: ['A', 'B', 'C'].map((label) => ({ value: label.toLowerCase(), label })),
  }

  test('follow the order of the options', () => {
    expect(toggleOption(filter, ['c'], 'a')).toEqual(['a', 'c'])
    expect(toggleOption(filter, ['a', 'c'], 'a')).toEqual(['c'])
  })

  test('omit filters without values', () => {
    expect(setFilter({ status: ['a'], region: ['tx'] }, 'status', [])).toEqual({ region: ['tx'] })
  })

  test('show two values by name and the rest as a number', () => {
    expect(selectionText(filter, ['a', 'b'])).toBe('A, B')
    expect(selectionText(filter, ['a', 'b', 'c'])).toBe('A, B +1')
    expect(selectionText(filter, ['unheard_of'])).toBe('unheard_of')
  })

  test('find options ignoring case', () => {
    expect(matchOptions(filter.options, ' b ').map(({ value }) => value)).toEqual(['b'])
  })
})
