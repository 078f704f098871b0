import { expect, it } from 'vitest'
import { nextRun, periodBefore } from './schedule'

it.each([
  ['daily', '2026-11-21T05:59:59Z', '2026-11-21T06:00:00.000Z', '2026-11-20', '2026-11-20'],
  ['daily', '2026-11-21T06:00:00Z', '2026-11-22T06:00:00.000Z', '2026-11-21', '2026-11-21'],
  ['weekly', '2026-11-21T12:00:00Z', '2026-11-23T06:00:00.000Z', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-23T05:00:00Z', '2026-11-23T06:00:00.000Z', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-22T23:59:59Z', '2026-11-23T06:00:00.000Z', '2026-11-16', '2026-11-22'],
  ['monthly', '2026-12-31T23:00:00Z', '2027-01-01T06:00:00.000Z', '2026-12-01', '2026-12-31'],
  ['monthly', '2028-02-29T12:00:00Z', '2028-03-01T06:00:00.000Z', '2028-02-01', '2028-02-29'],
] as const)('%s, after %s, is due at %s, for %s to %s', (frequency, now, due, from, to) => {
  const next = nextRun(frequency, new Date(now))
  expect(next.toISOString()).toBe(due)
  expect(periodBefore(frequency, next)).toEqual({ from, to })
})

it('returns the period of a missed run', () => {
  expect(periodBefore('weekly', new Date('2026-11-25T06:00:00Z'))).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})
