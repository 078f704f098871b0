import { expect, it } from 'vitest'
import {
  compared,
  comparedSteps,
  daysOfStep,
  defaultGranularity,
  fitsSteps,
  lastDayOf,
  partialSteps,
  startOf,
  stepName,
  stepsOf,
} from './analyticsPeriod'

it.each([
  ['before', { from: '2026-11-15', to: '2026-11-21' }, { from: '2026-11-08', to: '2026-11-14' }],
  ['before', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-01-29', to: '2026-02-28' }],
  ['year', { from: '2026-11-15', to: '2026-11-21' }, { from: '2025-11-15', to: '2025-11-21' }],
  ['year', { from: '2028-02-01', to: '2028-02-29' }, { from: '2027-02-01', to: '2027-02-28' }],
] as const)('compares with the %s', (by, days, expected) => {
  expect(compared(days, by)).toEqual(expected)
})

it.each([
  ['2026-11-01', '2026-11-30', 'day'],
  ['2026-06-01', '2026-11-21', 'week'],
  ['2025-11-22', '2026-11-21', 'month'],
  ['2021-01-01', '2026-11-21', 'quarter'],
] as const)('%s to %s is drawn by the %s', (from, to, granularity) => {
  expect(defaultGranularity({ from, to })).toBe(granularity)
})

it('starts weeks on Monday and quarters with their first month', () => {
  expect(startOf('2026-11-22', 'week')).toBe('2026-11-16')
  expect(startOf('2026-11-23', 'week')).toBe('2026-11-23')
  expect(startOf('2026-11-22', 'quarter')).toBe('2026-10-01')
})

it('lists every step of a period', () => {
  expect(stepsOf({ from: '2026-01-31', to: '2026-04-01' }, 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ])
  expect(stepsOf({ from: '2026-11-19', to: '2026-11-30' }, 'week')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  expect(stepName('2026-10-01', 'quarter')).toBe('Q4 2026')
  expect(stepName('2026-10-01', 'month')).toBe('Oct 2026')
})

it('fits a period whose last day is within the steps', () => {
  const allTime = { from: '2020-01-01', to: '2026-11-29' }
  expect(stepsOf(allTime, 'day').at(-1)).toBe('2022-09-26')
  expect(fitsSteps(allTime, 'day')).toBe(false)
  expect(fitsSteps(allTime, 'week')).toBe(true)
  expect(fitsSteps({ from: '2020-01-01', to: '2022-09-26' }, 'day')).toBe(true)
  expect(fitsSteps({ from: '2020-01-01', to: '2022-09-27' }, 'day')).toBe(false)
})

it('limits the days of a step to the period', () => {
  const days = { from: '2026-09-10', to: '2026-11-20' }
  expect(daysOfStep('2026-09-01', 'month', days)).toEqual({ from: '2026-09-10', to: '2026-09-30' })
  expect(daysOfStep('2026-10-01', 'month', days)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(daysOfStep('2026-11-16', 'week', days)).toEqual({ from: '2026-11-16', to: '2026-11-20' })
  expect(lastDayOf('2026-10-01', 'quarter')).toBe('2026-12-31')
})

it('compares each step with as many days of the previous period, and leaves none out', () => {
  const days = { from: '2026-10-15', to: '2026-11-29' }
  const before = compared(days, 'before')
  expect([stepsOf(days, 'month').length, stepsOf(before, 'month').length]).toEqual([2, 3])
  expect(comparedSteps(days, 'month', 'before')).toEqual([
    { from: '2026-08-30', to: '2026-09-15' },
    { from: '2026-09-16', to: '2026-10-14' },
  ])
})

it.each([
  ['2028-02-01', '2028-03-31', 'month', ['2027-02-01 2027-02-28', '2027-03-01 2027-03-31']],
  ['2025-02-01', '2025-03-31', 'month', ['2024-02-01 2024-02-29', '2024-03-01 2024-03-31']],
  ['2028-02-28', '2028-03-01', 'day', ['2027-02-28 2027-02-28', '2027-02-28 2027-02-28', '2027-03-01 2027-03-01']],
  ['2025-02-28', '2025-03-01', 'day', ['2024-02-28 2024-02-29', '2024-03-01 2024-03-01']],
] as const)(
  'compares %s to %s by the %s with the same days of the previous year',
  (from, to, granularity, expected) => {
    const steps = comparedSteps({ from, to }, granularity, 'year')
    expect(steps.map((step) => `${step.from} ${step.to}`)).toEqual(expected)
  },
)

it('marks the first and last step if they are not complete', () => {
  expect(partialSteps({ from: '2026-09-10', to: '2026-11-20' }, 'month')).toEqual([0, 2])
  expect(partialSteps({ from: '2026-09-01', to: '2026-11-30' }, 'month')).toEqual([])
  expect(partialSteps({ from: '2026-11-16', to: '2026-11-24' }, 'week')).toEqual([1])
  expect(partialSteps({ from: '2026-11-16', to: '2026-11-24' }, 'day')).toEqual([])
})
