import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, parseDate } from './date'

describe('a date', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('without a time is the same day in %s', (there) => {
    process.env.TZ = there
    expect(formatDate('2026-11-21')).toBe('11/21/2026')
    expect(formatDate('2026-01-01')).toBe('01/01/2026')
    expect(formatDate('2026-11-21T00:00:00Z')).toBe('11/21/2026')
    expect(formatDate('2026-11-21T23:59:59.999Z')).toBe('11/21/2026')
    expect(formatDate('2026-11-21T23:59:59-05:00')).toBe('11/22/2026')
    expect(formatDate('2026-11-21T10:00:00')).toBe('11/21/2026')
    expect(formatDate('2026-11-21 10:00:00Z')).toBe('11/21/2026')
  })

  it('with a time is local to the viewer', () => {
    process.env.TZ = 'America/New_York'
    expect(formatDate('2026-11-21', { withTime: true })).toBe('11/21/2026')
    expect(formatDate('2026-11-21T03:05:00Z', { withTime: true })).toBe('11/20/2026, 10:05 PM')
    expect(formatDate('2026-11-21T05:00:00Z', { withTime: true })).toBe('11/21/2026, 12:00 AM')
    expect(formatDate('2026-11-21T17:00:00Z', { withTime: true })).toBe('11/21/2026, 12:00 PM')
  })

  it.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'with a time is as Intl has it in %s',
    (timeZone) => {
      process.env.TZ = timeZone
      const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit' } as const
      const intl = new Intl.DateTimeFormat('en-US', { ...parts, timeZone })
      const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      fc.assert(
        fc.property(moment, (at) => {
          // Some versions put a narrow no-break space before AM.
          expect(formatDate(at.toISOString(), { withTime: true })).toBe(intl.format(at).replaceAll('\u202f', ' '))
        }),
      )
    },
  )

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '2026-02-30T00:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21x',
    '20261121',
    null,
  ])('that is none gives nothing: %j', (value) => {
    expect(formatDate(value)).toBe('')
  })

  it("stays if it's already formatted", () => {
    expect(formatDate('02/29/2024')).toBe('02/29/2024')
  })

  it('is read back as the same day', () => {
    const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (at) => {
        const stored = at.toISOString().slice(0, 10)
        expect(parseDate(formatDate(stored))).toBe(stored)
        expect(formatDate(at.toISOString())).toBe(formatDate(stored))
      }),
    )
  })
})
