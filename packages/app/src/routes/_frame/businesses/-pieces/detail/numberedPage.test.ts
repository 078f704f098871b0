import { expect, it } from 'vitest'
import { numberedPage } from './numberedPage'

const rows = Array.from({ length: 60 }, (_, index) => index)

it('cuts rows into pages of 25', () => {
  expect(numberedPage(rows, undefined)).toMatchObject({ start: 1, previous: undefined, next: '2' })
  expect(numberedPage(rows, '3')).toMatchObject({ start: 51, previous: '2', next: undefined })
  expect(numberedPage(rows, '3').rows).toHaveLength(10)
})

it('opens a page that is none as the first or the last', () => {
  for (const none of ['0', '-1', 'x', '1.5', '99999']) expect(numberedPage(rows, none).start).toBe(1)
  expect(numberedPage(rows, '99').start).toBe(51)
  expect(numberedPage([], '2')).toMatchObject({ rows: [], previous: undefined, next: undefined })
})
