import { expect, it } from 'vitest'
import { orderFault } from '../scripts/conformance/semantics/lists.mjs'

const at = (...times: string[]) => times.map((created_at) => ({ created_at }))

it.each([
  ['fewer digits', at('2026-11-03T09:30:00Z', '2026-11-03T09:30:00.8Z', '2026-11-03T09:30:00.825Z')],
  ['another offset', at('2026-11-03T11:29:00+02:00', '2026-11-03T09:30:00Z')],
  ['days', at('2026-10-31', '2026-11-03')],
])('accepts an order of times with %s, and reports its opposite', (_, rows) => {
  expect(orderFault(rows, 'created_at')).toEqual([])
  expect(orderFault(rows, '-created_at')).toHaveLength(1)
  expect(orderFault(rows.toReversed(), '-created_at')).toEqual([])
})
