import { describe, expect, test } from 'vitest'
import { arrangeColumns, canHide, defaultColumnState, moveColumn, resizeColumn, toggleColumn } from './column'

const columns = [
  { id: 'name', header: 'Name', isRowHeader: true },
  { id: 'status', header: 'Status' },
  { id: 'city', header: 'City', isHiddenByDefault: true },
  { id: 'sales', header: 'Sales', isHideable: false },
]
const ids = (state?: Parameters<typeof arrangeColumns>[1]) => arrangeColumns(columns, state).map(({ id }) => id)

describe('columns', () => {
  test('without a choice show what is not hidden by default', () => {
    expect(ids()).toEqual(['name', 'status', 'sales'])
    expect(defaultColumnState(columns)).toEqual({ hidden: ['city'] })
  })

  test('an empty choice shows all, those hidden by default too', () => {
    expect(ids({ hidden: [] })).toEqual(['name', 'status', 'city', 'sales'])
  })

  test('what names the row and what is not hideable stays, whatever an address says', () => {
    expect(ids({ hidden: ['name', 'sales', 'status', 'gone'] })).toEqual(['name', 'city', 'sales'])
    expect(canHide(columns, 'name')).toBe(false)
    expect(canHide(columns, 'gone')).toBe(false)
  })

  test('an order that misses a column leaves it at the end, and never moves the name', () => {
    expect(ids({ hidden: [], order: ['sales', 'gone', 'name'] })).toEqual(['name', 'sales', 'status', 'city'])
  })

  test('moves by one place and no further than the ends', () => {
    const moved = moveColumn(columns, { hidden: [] }, 'sales', -1)
    expect(moved.order).toEqual(['name', 'status', 'sales', 'city'])
    expect(moveColumn(columns, { hidden: [] }, 'status', -1)).toEqual({ hidden: [] })
    expect(moveColumn(columns, { hidden: [] }, 'name', 1)).toEqual({ hidden: [] })
  })

  test('hides and shows again', () => {
    const hidden = toggleColumn({ hidden: [] }, 'status')
    expect(hidden.hidden).toEqual(['status'])
    expect(toggleColumn(hidden, 'status').hidden).toEqual([])
  })

  test('a width is whole and not below the least', () => {
    expect(resizeColumn({ hidden: [] }, 'status', 10.4, 72).widths).toEqual({ status: 72 })
    expect(resizeColumn({ hidden: [], widths: { city: 90 } }, 'status', 100.6).widths).toEqual({
      city: 90,
      status: 101,
    })
  })
})
