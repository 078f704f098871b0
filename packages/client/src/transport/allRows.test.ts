import { expect, it } from 'vitest'
import { allRows } from './allRows'

it('reads all pages', async () => {
  const pages = [
    { results: [1, 2], next: 'b' },
    { results: [3], next: 'c' },
    { results: [4], next: null },
  ]
  const cursors: (string | undefined)[] = []
  const rows = await allRows(async ({ cursor }) => {
    cursors.push(cursor)
    return pages[cursors.length - 1] ?? { results: [], next: null }
  })
  expect(rows).toEqual([1, 2, 3, 4])
  expect(cursors).toEqual([undefined, 'b', 'c'])
})
