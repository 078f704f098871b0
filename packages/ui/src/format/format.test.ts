import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAccountType,
  formatAddress,
  formatBytes,
  formatCompactCurrency,
  formatCurrency,
  formatDate,
  formatIncorporationType,
  formatMiddleCut,
  formatNaics,
  formatNumber,
  formatPathTail,
  formatPercent,
  formatPercentCell,
  formatPhone,
  formatRange,
  formatTimeRemaining,
  formatTransferMethod,
  parseAccountType,
  parseCurrency,
  parseDate,
  parseIncorporationType,
  parseNaics,
  parsePercent,
  parsePhone,
  parseTransferMethod,
} from './index'

it.each<[unknown, string]>([
  [formatPhone('4155550123'), '(415) 555-0123'],
  [formatPhone('14155550123'), '(415) 555-0123'],
  [formatPhone('+1 (415) 555-0123'), '(415) 555-0123'],
  [formatPhone('415555012'), ''],
  [formatPhone('41555501234'), ''],
  [formatPhone('none'), ''],
  [formatPhone(null), ''],

  [formatPercent(0.29), '29%'],
  [formatPercent(0.1234), '12.34%'],
  [formatPercent(0.12345), '12.35%'],
  [formatPercent(0.125), '12.5%'],
  [formatPercent(0.285), '28.5%'],
  [formatPercent(1), '100%'],
  [formatPercent(12), '1,200%'],
  [formatPercent(0), '0%'],
  [formatPercent(-0.05), '-5%'],
  [formatPercent(1e-7), '0%'],
  [formatPercent(-1e-7), '0%'],
  [formatPercent('0.29'), '29%'],
  [formatPercent('29%'), '29%'],
  [formatPercent('12.5 %'), '12.5%'],
  [formatPercent('1,200%'), '1,200%'],
  [formatPercent('%'), ''],
  [formatPercent('29x'), ''],
  [formatPercent(''), ''],
  [formatPercent(Number.NaN), ''],
  [formatPercent(null), ''],
  [formatPercentCell(0.08), '8.00%'],
  [formatPercentCell(0.1558), '15.58%'],
  [formatPercentCell(0.12345), '12.35%'],
  [formatPercentCell(null), ''],

  [formatCurrency(1234.5, 'USD'), '$1,234.50'],
  [formatCurrency(1234.5), '$1,234.50'],
  [formatCurrency(1234.5, 'CAD'), 'CA$1,234.50'],
  [formatCurrency(0, 'USD'), '$0.00'],
  [formatCurrency(-5, 'USD'), '-$5.00'],
  [formatCurrency(-5, 'CAD'), '-CA$5.00'],
  [formatCurrency(-0.001, 'USD'), '$0.00'],
  [formatCurrency(1e9, 'USD'), '$1,000,000,000.00'],
  [formatCurrency('1234.5', 'USD'), '$1,234.50'],
  [formatCurrency('$ 1,234.5', 'USD'), '$1,234.50'],
  [formatCurrency('(1,234.50)', 'USD'), '-$1,234.50'],
  [formatCurrency('1234.5678', 'USD'), '$1,234.57'],
  [formatCurrency('1234.x', 'USD'), ''],
  [formatCurrency('', 'USD'), ''],
  [formatCurrency(null, 'USD'), ''],
  [formatCurrency(Number.NaN, 'USD'), ''],
  [formatCurrency(5, 'nonsense'), ''],
  [formatCurrency(5, null), ''],
  [formatCompactCurrency(1_234_567, 'USD'), '$1.2M'],
  [formatCompactCurrency(950, 'CAD'), 'CA$950'],
  [formatCompactCurrency(null, 'USD'), ''],

  [formatNumber(1234567), '1,234,567'],
  [formatNumber(0), '0'],
  [formatNumber(undefined), ''],
  [formatRange(1, 10, 1412), 'Showing 1 to 10 of 1,412'],
  [formatRange(1401, 1412, 1412), 'Showing 1,401 to 1,412 of 1,412'],
  [formatRange(1, 7), 'Showing 1 to 7'],
  [formatRange(0, 0, 0), ''],
  [formatRange(26, 25, 1412), ''],
  [formatRange(Number.NaN, 10, 10), ''],
  [formatBytes(0), '0 bytes'],
  [formatBytes(1), '1 byte'],
  [formatBytes(1023), '1,023 bytes'],
  [formatBytes(1024), '1 kB'],
  [formatBytes(1536), '1.5 kB'],
  [formatBytes(1_048_575), '1 MB'],
  [formatBytes(10_485_760), '10 MB'],
  [formatBytes(null), ''],

  [formatIncorporationType('llc'), 'LLC'],
  [formatIncorporationType('sole_proprietorship'), 'Sole proprietorship'],
  [formatIncorporationType('business_trust'), 'Business trust'],
  [formatIncorporationType('joint_venture'), 'Joint venture'],
  [formatIncorporationType('corporation'), 'Corporation'],
  [formatIncorporationType('other'), 'Other'],
  [formatIncorporationType('benefit_corporation'), 'Benefit corporation'],
  [formatIncorporationType(null), ''],
  [formatAccountType('checking'), 'Checking account'],
  [formatAccountType('savings'), 'Savings account'],
  [formatAccountType('Checking account'), 'Checking account'],
  [formatAccountType('SAVINGS'), 'Savings account'],
  [formatAccountType('constructor'), ''],
  [formatAccountType(null), ''],
  [formatTransferMethod('electrical'), 'Bank transfer'],
  [formatTransferMethod('wire'), 'Wire'],
  [formatTransferMethod('Bank transfer'), 'Bank transfer'],
  [formatTransferMethod('carrier_pigeon'), ''],
  [formatIncorporationType('Sole proprietorship'), 'Sole proprietorship'],
  [formatIncorporationType('LLC'), 'LLC'],
  [formatNaics({ code: '722511', industry: 'Full-Service Restaurants' }), '722511 Full-Service Restaurants'],
  [formatNaics({ code: '722511', industry: null }), '722511'],
  [formatNaics({ code: null, industry: 'Restaurants' }), 'Restaurants'],
  [formatNaics({}), ''],
  [formatNaics(null), ''],

  [formatPathTail('/a'), '/a'],
  [formatPathTail('x'.repeat(48)), 'x'.repeat(48)],
  [formatPathTail(`/${'x'.repeat(48)}`), 'x'.repeat(48)],
  [formatPathTail(`😀${'x'.repeat(47)}`), 'x'.repeat(47)],
  [formatPathTail(`😀${'x'.repeat(46)}`), `😀${'x'.repeat(46)}`],
  [formatPathTail(null), ''],

  [formatMiddleCut('sales-2026-11-15.csv'), 'sales-2026-11-15.csv'],
  [formatMiddleCut('x'.repeat(28)), 'x'.repeat(28)],
  [formatMiddleCut('store-14-daily-sales-export-2026-11-15.csv'), 'store-14-dail…2026-11-15.csv'],
  [formatMiddleCut('😀'.repeat(9), 5), '😀😀…😀😀'],

  [formatTimeRemaining(0), 'a few minutes'],
  [formatTimeRemaining(4.99), 'a few minutes'],
  [formatTimeRemaining(5), 'about 5 minutes'],
  [formatTimeRemaining(5.9), 'about 5 minutes'],
  [formatTimeRemaining(59.99), 'about 59 minutes'],
  [formatTimeRemaining(60), 'about 1 hour'],
  [formatTimeRemaining(90), 'about 1 hour'],
  [formatTimeRemaining(90.01), 'several hours'],
  [formatTimeRemaining(Number.POSITIVE_INFINITY), 'several hours'],
  [formatTimeRemaining(Number.NaN), ''],
  [formatTimeRemaining(null), ''],
])('%j is %j', (found, expected) => {
  expect(found).toBe(expected)
})

it('writes an address in one line, without what is missing', () => {
  const address = {
    address_line1: '600 Congress Ave',
    address_line2: 'Suite 200',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
  }
  expect(formatAddress(address)).toBe('600 Congress Ave, Suite 200, Austin, TX 78701')
  expect(formatAddress({ ...address, address_line2: null })).toBe('600 Congress Ave, Austin, TX 78701')
  expect(formatAddress({ ...address, address_line2: ' ' })).toBe('600 Congress Ave, Austin, TX 78701')
  expect(formatAddress({ city: 'Austin', state: 'TX' })).toBe('Austin, TX')
  expect(formatAddress({})).toBe('')
  expect(formatAddress(undefined)).toBe('')
})

it('returns an empty string for invalid values', () => {
  for (const value of [{}, [], true, () => 1, Number.NaN, new Date()] as never[]) {
    for (const format of [
      formatPhone,
      formatDate,
      formatPercent,
      formatCurrency,
      formatIncorporationType,
      formatPathTail,
    ]) {
      expect(format(value)).toBe('')
    }
    expect([formatAccountType(value), formatTransferMethod(value), formatTimeRemaining(value)]).toEqual(['', '', ''])
    expect([formatAddress(value), formatNaics(value)]).toEqual(['', ''])
  }
  expect(formatPhone(4155550123 as never)).toBe('(415) 555-0123')
  expect(formatAddress({ city: 'Austin', state: 'TX', postal_code: 78701 as never })).toBe('Austin, TX 78701')
})

describe('formatted values', () => {
  it('are parsed back to the stored value', () => {
    expect(parsePhone('(415) 555-0123')).toBe('4155550123')
    expect(parseDate('11/21/2026')).toBe('2026-11-21')
    expect(parseDate('2026-11-21')).toBe('2026-11-21')
    expect(parseDate('2026-11-21T23:30:00-05:00')).toBe('2026-11-22')
    expect(parseDate('20261121', { dateFormat: 'international' })).toBe('2026-11-21')
    expect(parsePercent('28.7%')).toBe(0.287)
    expect(parsePercent('1,200%')).toBe(12)
    expect(parsePercent('-5%')).toBe(-0.05)
    expect(parseCurrency('$1,234.50')).toBe(1234.5)
    expect(parseCurrency('-$5')).toBe(-5)
    expect(parseCurrency('(CA$ 1 234.50)')).toBe(-1234.5)
    expect(parseIncorporationType('LLC')).toBe('llc')
    expect(parseIncorporationType('Sole proprietorship')).toBe('sole_proprietorship')
    expect(parseAccountType('Savings account')).toBe('savings')
    expect(parseAccountType('checking')).toBe('checking')
    expect(parseTransferMethod('Bank transfer')).toBe('electrical')
    expect(parseNaics('722511 Full-Service Restaurants')).toEqual({
      code: '722511',
      industry: 'Full-Service Restaurants',
    })
  })

  it("are undefined if they can't be parsed", () => {
    expect(parsePhone('555-0123')).toBeUndefined()
    expect(parseDate('02/30/2026')).toBeUndefined()
    expect(parseDate('2/9/2026')).toBeUndefined()
    for (const text of ['', ' ', '%', '.', '$', 'abc', '1.2.3', null, undefined]) {
      expect(parsePercent(text)).toBeUndefined()
      expect(parseCurrency(text)).toBeUndefined()
    }
    expect(parseCurrency('1.234')).toBeUndefined()
    expect(parseIncorporationType(' ')).toBeUndefined()
    expect(parseAccountType('toString')).toBeUndefined()
    expect(parseTransferMethod(null)).toBeUndefined()
    expect(parseNaics('Restaurants')).toBeUndefined()
  })

  it('keep every hundredth of a percent and every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (n) => {
        const fraction = Number(`${n}e-4`)
        expect(parsePercent(formatPercent(fraction))).toBe(fraction)
        const amount = n / 100
        expect(parseCurrency(formatCurrency(amount, 'USD'))).toBe(amount)
        expect(parseCurrency(formatCurrency(amount, 'CAD'))).toBe(amount)
      }),
      { numRuns: 1000 },
    )
  })

  it('match Intl for numbers and amounts', () => {
    const ofIntl = (options: Intl.NumberFormatOptions, value: number) =>
      new Intl.NumberFormat('en-US', { ...options, signDisplay: 'negative' }).format(value)
    const number = fc.oneof(
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    )
    const amount = fc.oneof(
      fc.maxSafeInteger().map((cents) => cents / 100),
      fc.integer({ min: -20_000_000, max: 20_000_000 }).map((tenths) => tenths / 1000),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    )
    fc.assert(
      fc.property(number, amount, fc.constantFrom('USD', 'CAD', 'EUR'), (count, value, currency) => {
        expect(formatNumber(count)).toBe(ofIntl({}, count))
        expect(formatCurrency(value, currency)).toBe(ofIntl({ style: 'currency', currency }, value))
      }),
      { numRuns: 1000 },
    )
  })

  it('never end in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (path) => {
        const tail = formatPathTail(path)
        expect(() => encodeURIComponent(tail)).not.toThrow()
        expect(path.endsWith(tail)).toBe(true)
        expect(tail.length).toBeLessThanOrEqual(48)
      }),
    )
  })
})
