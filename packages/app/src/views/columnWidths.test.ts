import { expect, it } from 'vitest'
import { offerColumns } from './offers'
import { orderColumns } from './orders'

const cell = () => null
const menuWidth = 44

it.each([
  ['offers', offerColumns(cell), 959],
  ['orders', orderColumns({ order: cell, business: cell }), 959 - menuWidth],
  ['orders of one business', orderColumns({ order: cell, business: cell }, true), 639 - menuWidth],
])('fits the default columns of %s next to the sidebar at 1280 px with a scroll bar', (_, columns, space) => {
  const shown = columns.filter(({ isHiddenByDefault }) => !isHiddenByDefault)
  const widths = shown.map(({ width = 0, minWidth = 0 }) => Math.max(width, minWidth))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(space)
  // "Stone & River Industrial Supply" fits two lines, so it isn't cut off.
  for (const { id, minWidth = 0, width = minWidth } of shown) {
    if (id === 'business_name') expect(width).toBeGreaterThanOrEqual(196)
  }
})
