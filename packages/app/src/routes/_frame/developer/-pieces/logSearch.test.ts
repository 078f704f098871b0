import { expect, it } from 'vitest'
import { timesOf, typedPrefix } from './logSearch'

it('asks from the begin of the first day until the end of the last, in UTC', () => {
  const now = new Date('2026-11-30T23:59:00Z')
  expect(timesOf({ range: 'today' }, now)).toEqual({ from: '2026-11-30T00:00:00Z', to: '2026-12-01T00:00:00Z' })
  expect(timesOf({ range: 'custom', to: '2026-02-28' }, now)).toEqual({ from: undefined, to: '2026-03-01T00:00:00Z' })
  expect(timesOf({}, now)).toEqual({ from: undefined, to: undefined })
})

it('tells an id from a path', () => {
  expect(typedPrefix(' capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11')).toBe('capital_product')
  expect(typedPrefix('/api/v1/business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11')).toBeUndefined()
  expect(typedPrefix(undefined)).toBeUndefined()
})
