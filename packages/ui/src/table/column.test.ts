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
  test('use the defaults without a state', () => {
    expect(ids()).toEqual(['name', 'status', 'sales'])
    expect(defaultColumnState(columns)).toEqual({ hidden: ['city'] })
  })

  test('show all for an empty state, including those hidden by default', () => {
    expect(ids({ hidden: [] })).toEqual(['name', 'status', 'city', 'sales'])
  })

  test("keep the row header and columns that can't be hidden, for any URL", () => {
    expect(ids({ hidden: ['name', 'sales', 'status', 'gone'] })).toEqual(['name', 'city', 'sales'])
    expect(canHide(columns, 'name')).toBe(false)
    expect(canHide(columns, 'gone')).toBe(false)
  })

  test('append columns missing from an order, and never move the row header', () => {
    expect(ids({ hidden: [], order: ['sales', 'gone', 'name'] })).toEqual(['name', 'sales', 'status', 'city'])
  })

  test('move by one place within the ends', () => {
    const moved = moveColumn(columns, { hidden: [] }, 'sales', -1)
    expect(moved.order).toEqual(['name', 'status', 'sales', 'city'])
    expect(moveColumn(columns, { hidden: [] }, 'status', -1)).toEqual({ hidden: [] })
    expect(moveColumn(columns, { hidden: [] }, 'name', 1)).toEqual({ hidden: [] })
  })

  test('hide and show again', () => {
    const hidden = toggleColumn({ hidden: [] }, 'status')
    expect(hidden.hidden).toEqual(['status'])
    expect(toggleColumn(hidden, 'status').hidden).toEqual([])
  })

  test('have integer widths of at least the minimum', () => {
    expect(resizeColumn({ hidden: [] }, 'status', 10.4, 72).widths).toEqual({ status: 72 })
    expect(resizeColumn({ hidden: [], widths: { city: 90 } }, 'status', 100.6).widths).toEqual({
      city: 90,
      status: 101,
    })
  })
})
