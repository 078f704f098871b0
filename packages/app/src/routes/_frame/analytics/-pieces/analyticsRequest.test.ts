import { expect, it } from 'vitest'
import { requestOf } from './analyticsRequest'

const daysOf = (search: object) =>
  requestOf(
    { range: 'custom', ...search },
    { currency: 'USD', hasAllStatuses: false },
    new Date('2026-11-22T12:00:00Z'),
  ).days

it('ends no period before it starts', () => {
  expect(daysOf({ from: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-22' })
  expect(daysOf({ from: '2027-01-01' })).toEqual({ from: '2027-01-01', to: '2027-01-01' })
  expect(daysOf({ to: '2019-12-31' })).toEqual({ from: '2019-12-31', to: '2019-12-31' })
})
