import { describe, expect, it } from 'vitest'
import { addBusinessDays, businessDayFrom, isBusinessDay } from './bankCalendar'

describe('the bank calendar', () => {
  it.each([
    [
      'US',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ],
    [
      'CA',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-08-03',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      '2026-12-28',
    ],
  ] as const)('closes the banks of %s on their holidays', (country, ...days) => {
    expect(days.filter((day) => isBusinessDay(day, country))).toEqual([])
  })

  it('observes Sunday holidays on Monday, and Saturday holidays in Canada only', () => {
    expect(isBusinessDay('2027-07-05', 'US')).toBe(false)
    expect([isBusinessDay('2026-07-03', 'US'), isBusinessDay('2028-01-03', 'US')]).toEqual([true, true])
    expect(isBusinessDay('2028-01-03', 'CA')).toBe(false)
    expect([isBusinessDay('2027-12-27', 'CA'), isBusinessDay('2027-12-28', 'CA')]).toEqual([false, false])
    expect(isBusinessDay('2021-06-21', 'US')).toBe(true)
  })

  it('counts business days over weekends and holidays', () => {
    expect(businessDayFrom('2026-11-26', 'US')).toBe('2026-11-27')
    expect(addBusinessDays('2026-11-25', 2, 'US')).toBe('2026-11-30')
    expect(addBusinessDays('2026-11-25', 2, 'CA')).toBe('2026-11-27')
  })
})
