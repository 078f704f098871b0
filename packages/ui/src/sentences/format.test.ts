import * as format from '@partner-dashboard/ui/format'
import { isEmbedId } from '@partner-dashboard/ui/validators'
import { describe, expect, it } from 'vitest'

const {
  formatPhone,
  formatDate,
  formatPercent,
  formatShare,
  formatCurrency,
  formatAddress,
  formatIncorporationType,
  formatAccountType,
  formatTransferMethod,
  formatNaics,
  formatPathTail,
  formatTimeRemaining,
} = format

/** Checks sentences of sections 2, 3 and 9 about stored and displayed forms. */
function reads(sentence: string, cases: readonly (readonly [() => string, string])[]) {
  describe(sentence, () => {
    it.each(cases.map(([shown, expected]) => ({ shown, expected, call: String(shown).replace('() => ', '') })))(
      '$call → $expected',
      ({ shown, expected }) => {
        expect(shown()).toBe(expected)
      },
    )
  })
}

reads('phone: 10 digits with optional leading 1, shown (xxx) xxx-xxxx', [
  [() => formatPhone('4155550123'), '(415) 555-0123'],
  [() => formatPhone('14155550123'), '(415) 555-0123'],
  [() => formatPhone('+14155550123'), '(415) 555-0123'],
  [() => formatPhone('(415) 555-0123'), '(415) 555-0123'],
  [() => formatPhone('415-555-0123'), '(415) 555-0123'],
  [() => formatPhone('8005550123'), '(800) 555-0123'],
  [() => formatPhone(''), ''],
  [() => formatPhone(null), ''],
  [() => formatPhone(undefined), ''],
  [() => formatPhone('415'), ''],
  [() => formatPhone('24155550123'), ''],
  [() => formatPhone('abc'), ''],
])

reads('dates: stored yyyy-mm-dd, shown mm/dd/yyyy; UTC unless time is included', [
  [() => formatDate('2024-02-29'), '02/29/2024'],
  [() => formatDate('2024-01-02'), '01/02/2024'],
  [() => formatDate('1906-12-31'), '12/31/1906'],
  [() => formatDate('2024-02-29T00:00:00Z'), '02/29/2024'],
  [() => formatDate('2024-02-29T23:59:59.999Z'), '02/29/2024'],
  [() => formatDate('2024-02-29T23:30:00-05:00'), '03/01/2024'],
  [() => formatDate('2024-03-01T01:00:00+09:00'), '02/29/2024'],
  [() => formatDate('2023-02-29'), ''],
  [() => formatDate('2024-13-01'), ''],
  [() => formatDate(''), ''],
  [() => formatDate(null), ''],
  [() => formatDate(undefined), ''],
  [() => formatDate('yesterday'), ''],
  [() => formatDate('02/29/2024'), '02/29/2024'],
])

reads('percent: stored as a fraction, shown with a percent sign', [
  [() => formatShare(0), '0.0%'],
  [() => formatShare(0.5789), '57.9%'],
  [() => formatShare(1), '100.0%'],
  [() => formatShare(-0.125), '-12.5%'],
  [() => formatPercent(0), '0%'],
  [() => formatPercent(1), '100%'],
  [() => formatPercent(0.29), '29%'],
  [() => formatPercent(0.07), '7%'],
  [() => formatPercent(0.125), '12.5%'],
  [() => formatPercent(0.1234), '12.34%'],
  [() => formatPercent(0.12345), '12.35%'],
  [() => formatPercent(1.15), '115%'],
  [() => formatPercent(0.57), '57%'],
  [() => formatPercent(0.5), '50%'],
  [() => formatPercent(0.001), '0.1%'],
  [() => formatPercent(-0.05), '-5%'],
  [() => formatPercent(0.999999), '100%'],
  [() => formatPercent(10), '1,000%'],
  [() => formatPercent(null), ''],
  [() => formatPercent(undefined), ''],
  [() => formatPercent(Number.NaN), ''],
  [() => formatPercent(Number.POSITIVE_INFINITY), ''],
])

reads('currency formatted as en-US dollars with 2 decimals', [
  [() => formatCurrency(0, 'USD'), '$0.00'],
  [() => formatCurrency(1, 'USD'), '$1.00'],
  [() => formatCurrency(1234.5, 'USD'), '$1,234.50'],
  [() => formatCurrency(1234567.89, 'USD'), '$1,234,567.89'],
  [() => formatCurrency(0.1, 'USD'), '$0.10'],
  [() => formatCurrency(-5, 'USD'), '-$5.00'],
  [() => formatCurrency(1234.5, 'CAD'), 'CA$1,234.50'],
  [() => formatCurrency(-0.5, 'CAD'), '-CA$0.50'],
  [() => formatCurrency(1e9, 'USD'), '$1,000,000,000.00'],
  [() => formatCurrency(1.005, 'USD'), '$1.01'],
  [() => formatCurrency(null, 'USD'), ''],
  [() => formatCurrency(undefined, 'USD'), ''],
  [() => formatCurrency(Number.NaN, 'USD'), ''],
])

const address = {
  address_line1: '1 Main St',
  address_line2: 'Suite 4',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
} as const
reads("address: shown as 'line1, [line2,] city, state postal'", [
  [() => formatAddress(address), '1 Main St, Suite 4, Austin, TX 78701'],
  [() => formatAddress({ ...address, address_line2: null }), '1 Main St, Austin, TX 78701'],
  [() => formatAddress({ ...address, address_line2: '' }), '1 Main St, Austin, TX 78701'],
  [() => formatAddress({ ...address, address_line2: ' ' }), '1 Main St, Austin, TX 78701'],
  [() => formatAddress({ ...address, state: null }), '1 Main St, Suite 4, Austin, 78701'],
  [() => formatAddress({ ...address, postal_code: null }), '1 Main St, Suite 4, Austin, TX'],
  [() => formatAddress({ ...address, city: null }), '1 Main St, Suite 4, TX 78701'],
  [
    () => formatAddress({ ...address, state: 'ON', city: 'Toronto', postal_code: 'M5V 2T6' }),
    '1 Main St, Suite 4, Toronto, ON M5V 2T6',
  ],
  [() => formatAddress(null), ''],
  [() => formatAddress(undefined), ''],
  [() => formatAddress({}), ''],
])

reads('incorporation type: snake_case stored, shown capitalized with spaces', [
  [() => formatIncorporationType('llc'), 'LLC'],
  [() => formatIncorporationType('corporation'), 'Corporation'],
  [() => formatIncorporationType('sole_proprietorship'), 'Sole proprietorship'],
  [() => formatIncorporationType('partnership'), 'Partnership'],
  [() => formatIncorporationType('cooperative'), 'Cooperative'],
  [() => formatIncorporationType('business_trust'), 'Business trust'],
  [() => formatIncorporationType('joint_venture'), 'Joint venture'],
  [() => formatIncorporationType('other'), 'Other'],
  [() => formatIncorporationType('s_corporation'), 'S corporation'],
  [() => formatIncorporationType(''), ''],
  [() => formatIncorporationType(null), ''],
  [() => formatIncorporationType(undefined), ''],
])
reads("account type: 'Checking account' or 'Savings account'", [
  [() => formatAccountType('checking'), 'Checking account'],
  [() => formatAccountType('savings'), 'Savings account'],
  [() => formatAccountType(''), ''],
  [() => formatAccountType(null), ''],
  [() => formatAccountType(undefined), ''],
])
reads("transfer method: electrical (shown 'Bank transfer') or wire (shown 'Wire')", [
  [() => formatTransferMethod('electrical'), 'Bank transfer'],
  [() => formatTransferMethod('wire'), 'Wire'],
  [() => formatTransferMethod(''), ''],
  [() => formatTransferMethod(null), ''],
  [() => formatTransferMethod(undefined), ''],
])
reads("NAICS entry: shown as 'code industry'", [
  [() => formatNaics({ code: '722511', industry: 'Full-Service Restaurants' }), '722511 Full-Service Restaurants'],
  [() => formatNaics({ code: '722511', industry: '' }), '722511'],
  [() => formatNaics(null), ''],
  [() => formatNaics(undefined), ''],
])

const path48 = `/${'a'.repeat(47)}`
reads('paths in displays truncate to the last 48 characters', [
  [() => formatPathTail('/a/b'), '/a/b'],
  [() => formatPathTail(path48), path48],
  [() => formatPathTail(`x${path48}`), path48],
  [() => formatPathTail(`/businesses/${path48}`), path48],
  [() => formatPathTail(''), ''],
  [() => formatPathTail(null), ''],
  [() => formatPathTail(undefined), ''],
  [() => formatPathTail(`😀${'a'.repeat(47)}`), 'a'.repeat(47)],
])

reads('progress estimate', [
  [() => formatTimeRemaining(0), 'a few minutes'],
  [() => formatTimeRemaining(1), 'a few minutes'],
  [() => formatTimeRemaining(4), 'a few minutes'],
  [() => formatTimeRemaining(4.99), 'a few minutes'],
  [() => formatTimeRemaining(5), 'about 5 minutes'],
  [() => formatTimeRemaining(5.9), 'about 5 minutes'],
  [() => formatTimeRemaining(30), 'about 30 minutes'],
  [() => formatTimeRemaining(59), 'about 59 minutes'],
  [() => formatTimeRemaining(59.99), 'about 59 minutes'],
  [() => formatTimeRemaining(60), 'about 1 hour'],
  [() => formatTimeRemaining(75), 'about 1 hour'],
  [() => formatTimeRemaining(90), 'about 1 hour'],
  [() => formatTimeRemaining(90.01), 'several hours'],
  [() => formatTimeRemaining(91), 'several hours'],
  [() => formatTimeRemaining(600), 'several hours'],
  [() => formatTimeRemaining(null), ''],
  [() => formatTimeRemaining(undefined), ''],
  [() => formatTimeRemaining(Number.NaN), ''],
])

describe('embed id is valid only if it is a nonzero number', () => {
  it.each(['1', '007', '-1', '1.5', '1e3', '+7', ' 12 ', '123456789012345678901234567890', 1, -1, 1.5])(
    '%s is valid',
    (id) => {
      expect(isEmbedId(id)).toBe(true)
    },
  )
  it.each([
    '0',
    '0.0',
    '-0',
    '00',
    '0e5',
    '',
    ' ',
    'abc',
    '1a',
    '0x10',
    '1,000',
    'Infinity',
    'NaN',
    '1 2',
    '٣',
    null,
    undefined,
    0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%s is not', (id) => {
    expect(isEmbedId(id)).toBe(false)
  })
})
