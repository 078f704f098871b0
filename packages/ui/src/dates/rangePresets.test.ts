import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rangeForPreset, rangePresets } from './index'

it('has the presets of the specification, in its order', () => {
  const labels = rangePresets.map(({ label }) => label)
  expect(labels).toEqual(['Today', 'All time', 'Past week', '1 month', '3 months', '1 year', 'Custom'])
})

it.each([
  ['today', '2026-03-31T23:59:59Z', '2026-03-31', '2026-03-31'],
  ['today', '2026-04-01T00:30:00+02:00', '2026-03-31', '2026-03-31'],
  ['past_week', '2026-03-03T00:00:00Z', '2026-02-25', '2026-03-03'],
  ['past_week', '2026-01-01T12:00:00Z', '2025-12-26', '2026-01-01'],
  ['one_month', '2026-03-15T12:00:00Z', '2026-02-15', '2026-03-15'],
  ['one_month', '2026-03-31T12:00:00Z', '2026-02-28', '2026-03-31'],
  ['one_month', '2024-03-30T12:00:00Z', '2024-02-29', '2024-03-30'],
  ['one_month', '2026-01-31T12:00:00Z', '2025-12-31', '2026-01-31'],
  ['three_months', '2026-05-31T12:00:00Z', '2026-02-28', '2026-05-31'],
  ['three_months', '2026-02-10T12:00:00Z', '2025-11-10', '2026-02-10'],
  ['one_year', '2024-02-29T12:00:00Z', '2023-02-28', '2024-02-29'],
  ['one_year', '2026-11-21T12:00:00Z', '2025-11-21', '2026-11-21'],
] as const)('%s on %s is %s to %s', (preset, now, start, end) => {
  expect(rangeForPreset(preset, new Date(now))).toEqual({ start, end })
})

it.each(['all_time', 'custom'] as const)('%s has no bounds of its own', (preset) => {
  expect(rangeForPreset(preset, new Date())).toEqual({ start: null, end: null })
})

it('returns existing days that end today and never start later', () => {
  const now = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  const presets = fc.constantFrom(
    ...rangePresets.map(({ id }) => id).filter((id) => id !== 'all_time' && id !== 'custom'),
  )
  fc.assert(
    fc.property(now, presets, (at, preset) => {
      const { start, end } = rangeForPreset(preset, at)
      expect(end).toBe(at.toISOString().slice(0, 10))
      expect(start && start <= String(end)).toBe(true)
      expect(new Date(`${start}T00:00:00Z`).toISOString().slice(0, 10)).toBe(start)
    }),
  )
})
