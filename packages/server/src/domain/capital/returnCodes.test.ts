import { describe, expect, it } from 'vitest'
import { nextAttemptAt, returnCodeOf, returnMessage } from './returnCodes'

describe('return codes', () => {
  it('depend on the currency', () => {
    expect([returnCodeOf('insufficient_funds', 'USD'), returnCodeOf('insufficient_funds', 'CAD')]).toEqual([
      'R01',
      '901',
    ])
    expect([returnMessage('R01'), returnMessage('901')]).toEqual(['Insufficient funds', 'Insufficient funds'])
    expect([returnCodeOf('R01', 'CAD'), returnCodeOf('901', 'USD'), returnCodeOf('constructor', 'USD')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(returnMessage('R29')).toBe('Corporate customer advises not authorized')
  })

  it('allow two re-presentments, but none for a closed account', () => {
    const at = new Date('2026-11-24T12:00:00Z')
    expect(nextAttemptAt('R01', 1, at, 'USD')).toBe('2026-11-30T19:30:00Z')
    expect(nextAttemptAt('R09', 2, at, 'USD')).not.toBeNull()
    expect([nextAttemptAt('R01', 3, at, 'USD'), nextAttemptAt('R02', 1, at, 'USD')]).toEqual([null, null])
  })
})
