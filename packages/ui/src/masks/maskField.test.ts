import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldType, fieldTypes } from '../data/fieldType'
import { maskField, maskFieldOnBlur, maskStored, unmaskField } from './index'

it.each<[FieldType, string, string]>([
  ['phone', '', ''],
  ['phone', '4', '(4'],
  ['phone', '415', '(415'],
  ['phone', '4155', '(415) 5'],
  ['phone', '415555', '(415) 555'],
  ['phone', '4155550', '(415) 555-0'],
  ['phone', '4155550123', '(415) 555-0123'],
  ['phone', '(415) 555-0123', '(415) 555-0123'],
  ['phone', '415.555.0123', '(415) 555-0123'],
  ['phone', '14155550123', '(415) 555-0123'],
  ['phone', '+1 (415) 555-0123', '(415) 555-0123'],
  ['phone', '1-415-555-0123 ext. 9', '(415) 555-0123'],
  ['phone', '1415555012', '(141) 555-5012'],
  ['phone', '41555501234', '(415) 555-0123'],
  ['phone', 'call me', ''],
  ['phone', '４１５', ''],
  ['canadaPhone', '1 604 555 0123', '(604) 555-0123'],
  ['ssn', '123456789', '123-45-6789'],
  ['ssn', '1234', '123-4'],
  ['ssn', '123 45 6789 0', '123-45-6789'],
  ['sin', '046454286', '046 454 286'],
  ['sin', '046-454-286', '046 454 286'],
  ['ein', '12', '12'],
  ['ein', '123', '12-3'],
  ['ein', ' 12-3456789x', '12-3456789'],
  ['tin', '12-3456789', '123456789'],
  ['tin', '1234567890', '123456789'],
  ['account', '1'.repeat(20), '1'.repeat(17)],
  ['account', '0012 3456', '00123456'],
  ['routing', '0110-0001-5', '011000015'],
  ['canadaAccount', '1'.repeat(13), '1'.repeat(12)],
  ['canadaTransit', '1234567', '12345'],
  ['canadaInstitution', '0012', '001'],
  ['currency', '', ''],
  ['currency', '$', ''],
  ['currency', 'abc', ''],
  ['currency', '0', '$0'],
  ['currency', '1234', '$1,234'],
  ['currency', '$1,234', '$1,234'],
  ['currency', '1234567.8', '$1,234,567.8'],
  ['currency', '1234.567', '$1,234.56'],
  ['currency', '1.2.3', '$1.23'],
  ['currency', '.', '$.'],
  ['currency', '.5', '$.5'],
  ['currency', '5.', '$5.'],
  ['currency', '-5', '$5'],
  ['currency', '(1,234.50)', '$1,234.50'],
  ['currency', 'CA$1,234.50', '$1,234.50'],
  ['currency', '$ 1 234.50', '$1,234.50'],
  ['currency', '1,234.50 CAD', '$1,234.50'],
  ['currency', '9999999.99', '$9,999,999.99'],
  ['currency', '1.234,56', '$1,234.56'],
  ['currency', '1 234,56 €', '$1,234.56'],
  ['currency', "1'234,5", '$1,234.5'],
  ['currency', '12.345.678,90', '$12,345,678.90'],
  ['currency', '1234,5', '$1,234.5'],
  ['currency', '1,234', '$1,234'],
  ['currency', '1,234,567', '$1,234,567'],
  ['percent', '11,5 %', '11.5%'],
  ['percent', '', ''],
  ['percent', '%', ''],
  ['percent', '12', '12%'],
  ['percent', '12%', '12%'],
  ['percent', '12.', '12.%'],
  ['percent', '12.345', '12.34%'],
  ['percent', '0.5', '0.5%'],
  ['hexcode', '', ''],
  ['hexcode', '#', ''],
  ['hexcode', 'abc', '#ABC'],
  ['hexcode', '#a1b2c3', '#A1B2C3'],
  ['hexcode', '#aabbccdd', '#AABBCC'],
  ['hexcode', 'xyz', ''],
  ['email', ' A@b.co', ' A@b.co'],
  ['firstName', '  Zoë ', '  Zoë '],
  ['url', 'https://Example.com ', 'https://Example.com '],
])('%s: %j shows as %j', (type, typed, shown) => {
  expect(maskField(type, typed)).toBe(shown)
})

describe('a date', () => {
  it.each([
    ['1', '1'],
    ['112', '11/2'],
    ['11212026', '11/21/2026'],
    ['11/21/2026', '11/21/2026'],
    ['11-21-2026', '11/21/2026'],
    ['2026-11-21', '11/21/2026'],
    ['2026-2-9', '02/09/2026'],
    ['2/9/2026', '02/09/2026'],
    [' 2 / 9 / 2026 ', '02/09/2026'],
    ['2/', '02'],
    ['02/9', '02/9'],
    ['02/9/', '02/09'],
    ['0/', '0'],
    ['2/9/26', '02/09/26'],
    ['11212026999', '11/21/2026'],
    ['2026-11-21T10:00:00Z', '11/21/2026'],
    ['2026-11-21T23:30:00-05:00', '11/22/2026'],
    [' 2026-11-21 10:00 ', '11/21/2026'],
    ['Nov 21', '21'],
  ])('typed as %j shows as %j', (typed, shown) => {
    expect(maskField('date', typed)).toBe(shown)
  })

  it.each([
    ['2026', '2026'],
    ['20261', '2026-1'],
    ['20261121', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-2-', '2026-02'],
    ['2026-2-9', '2026-02-9'],
    ['11/21/2026', '2026-11-21'],
    ['2/9/2026', '2026-02-09'],
    ['2026-11-21T23:30:00-05:00', '2026-11-22'],
  ])('typed internationally as %j shows as %j', (typed, shown) => {
    expect(maskField('date', typed, { dateFormat: 'international' })).toBe(shown)
  })
})

it.each<[FieldType, string, string]>([
  ['currency', '$1,234.5', '$1,234.50'],
  ['currency', '1234.5', '$1,234.50'],
  ['currency', '$1,234.', '$1,234'],
  ['currency', '$1,234', '$1,234'],
  ['currency', '$0012', '$12'],
  ['currency', '000', '$0'],
  ['currency', '.5', '$0.50'],
  ['currency', '0.00', '$0.00'],
  ['currency', '-5', '$5'],
  ['currency', '.', ''],
  ['currency', '', ''],
  ['percent', '12.50%', '12.5%'],
  ['percent', '12.00%', '12%'],
  ['percent', '012%', '12%'],
  ['percent', '.5', '0.5%'],
  ['percent', '.', ''],
  ['phone', '4155550123', '(415) 555-0123'],
  ['date', '2026-11-21', '11/21/2026'],
  ['hexcode', 'abc', '#ABC'],
  ['text', ' as it is ', ' as it is '],
])('%s: left as %j shows as %j', (type, shown, settled) => {
  expect(maskFieldOnBlur(type, shown)).toBe(settled)
})

it.each<[FieldType, string | number | null | undefined, string]>([
  ['currency', 1234.5, '$1,234.50'],
  ['currency', 0.1 + 0.2, '$0.30'],
  ['percent', 0.125, '12.5%'],
  ['percent', 0.29, '29%'],
  ['percent', 12, '1200%'],
  ['phone', 4155550123, '(415) 555-0123'],
  ['currency', Number.NaN, ''],
  ['phone', null, ''],
  ['text', undefined, ''],
])('%s: stored as %j shows as %j', (type, stored, shown) => {
  expect(maskField(type, stored)).toBe(shown)
})

it.each<[FieldType, string | null, string]>([
  ['percent', '0.125', '12.5%'],
  ['percent', '', ''],
  ['percent', null, ''],
  ['currency', '1234.5', '$1,234.50'],
  ['date', '2026-11-21', '11/21/2026'],
  ['ein', '123456789', '12-3456789'],
  ['text', 'as it is', 'as it is'],
])('%s: given as %j shows as %j', (type, stored, shown) => {
  expect(maskStored(type, stored)).toBe(shown)
})

it.each<[FieldType, string, string]>([
  ['phone', '(415) 555-0123', '4155550123'],
  ['phone', '+1 415 555 0123', '4155550123'],
  ['date', '11/21/2026', '2026-11-21'],
  ['date', '11/2', '112'],
  ['ssn', '123-45-6789', '123456789'],
  ['currency', '$1,234.50', '1234.50'],
  ['percent', '12.5%', '0.125'],
  ['percent', '28.7%', '0.287'],
  ['percent', '', ''],
  ['hexcode', '#a1b2c3', '#A1B2C3'],
  ['email', 'a@b.co', 'a@b.co'],
])('%s: %j is stored as %j', (type, shown, stored) => {
  expect(unmaskField(type, shown)).toBe(stored)
})

describe('every mask', () => {
  const type = fc.constantFrom(...fieldTypes)
  const dateFormat = fc.constantFrom('us' as const, 'international' as const)
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-/$%#() aF'), maxLength: 24 }),
  )

  it('is idempotent', () => {
    fc.assert(
      fc.property(type, text, dateFormat, (name, typed, format) => {
        const options = { dateFormat: format }
        const shown = maskField(name, typed, options)
        expect(maskField(name, shown, options)).toBe(shown)
        const settled = maskFieldOnBlur(name, typed, options)
        expect(maskFieldOnBlur(name, settled, options)).toBe(settled)
        expect(maskField(name, settled, options)).toBe(settled)
        expect(maskFieldOnBlur(name, shown, options)).toBe(settled)
      }),
      { numRuns: 2000 },
    )
  })

  it('formats stored values like typed ones', () => {
    fc.assert(
      fc.property(type, text, dateFormat, (name, typed, format) => {
        const options = { dateFormat: format }
        const shown = maskField(name, typed, options)
        const stored = unmaskField(name, typed, options)
        if (name !== 'percent') expect(maskField(name, stored, options)).toBe(shown)
        // Beyond fifteen digits, numbers have no precision for decimals.
        if (name !== 'percent' || shown.length < 15) {
          expect(maskStored(name, stored, options)).toBe(maskFieldOnBlur(name, shown, options))
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the same result for typing and pasting', () => {
    const masked = fc.constantFrom<FieldType>('ssn', 'sin', 'ein', 'tin', 'account', 'routing', 'currency', 'percent')
    fc.assert(
      fc.property(masked, fc.stringMatching(/^[0-9]{0,9}$/), (name, digits) => {
        const typed = [...digits].reduce((shown, digit) => maskField(name, shown.replace('%', '') + digit), '')
        expect(typed).toBe(maskField(name, digits))
      }),
    )
  })
})
