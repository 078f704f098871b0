import { expect, it } from 'vitest'
import { allRows } from './allRows'

it('reads all pages', async () => {
  const pages = [
    { results: [1, 2], next: 'b' },
    { results: [3], next: 'c' },
    { results: [4], next: null },
  ]
  const asked: (string | undefined)[] = []
  const rows = await allRows(async ({ cursor }) => {
    asked.push(cursor)
    return pages[asked.length - 1] ?? { results: [], next: null }
  })
  expect(rows).toEqual([1, 2, 3, 4])
  expect(asked).toEqual([undefined, 'b', 'c'])
})
