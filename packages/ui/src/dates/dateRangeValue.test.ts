import { expect, it } from 'vitest'
import { daysOfRange, readDateRange } from './index'

const now = new Date('2026-11-21T23:30:00-05:00')

it('keeps presets relative to the current UTC day', () => {
  expect(daysOfRange({ preset: 'past_week' }, now)).toEqual({ start: '2026-11-16', end: '2026-11-22' })
  expect(daysOfRange({ preset: 'all_time' }, now)).toEqual({ start: null, end: null })
})

it('uses days only for custom ranges', () => {
  const from = '2026-01-01'
  expect(daysOfRange({ preset: 'custom', from, to: '2026-01-31' }, now)).toEqual({ start: from, end: '2026-01-31' })
  expect(daysOfRange({ preset: 'custom', from }, now)).toEqual({ start: from, end: null })
  expect(daysOfRange({ preset: 'today', from }, now)).toEqual({ start: '2026-11-22', end: '2026-11-22' })
})

it.each([
  [['one_month', undefined, undefined], { preset: 'one_month' }],
  [['one_month', '2026-01-01', '2026-01-31'], { preset: 'one_month' }],
  [['custom', '2026-01-01', '2026-01-31'], { preset: 'custom', from: '2026-01-01', to: '2026-01-31' }],
  [['custom', '2026-01-31', '2026-01-01'], { preset: 'custom', from: '2026-01-01', to: '2026-01-31' }],
  [['custom', '2026-02-30', '2026-03-01'], { preset: 'custom', to: '2026-03-01' }],
  [['custom', 20260101, null], { preset: 'custom' }],
  [['yesterday', '2026-01-01', '2026-01-31'], undefined],
  [[undefined, undefined, undefined], undefined],
])('reads %j as %j', ([preset, from, to], value) => {
  expect(readDateRange(preset, from, to)).toEqual(value)
})
