import { maskField, maskFieldOnBlur } from '@partner-dashboard/ui/masks'
import { describe, expect, it } from 'vitest'

/** Sentences of section 5 about masks: while typing, after paste and after blur. */
type Type = Parameters<typeof maskField>[0]
type Options = Parameters<typeof maskField>[2]
type Case = readonly [typed: string | null | undefined, shown: string, options?: Options]

function shows(sentence: string, type: Type, cases: readonly Case[], mask = maskField) {
  describe(sentence, () => {
    it.each(cases.map(([typed, shown, options]) => ({ typed, shown, options })))(
      `${type} $typed → $shown`,
      ({ typed, shown, options }) => {
        expect(mask(type, typed, options)).toBe(shown)
      },
    )
  })
}
const showsOnBlur = (sentence: string, type: Type, cases: readonly Case[]) =>
  shows(sentence, type, cases, maskFieldOnBlur)

const masked = [
  'phone',
  'canadaPhone',
  'date',
  'ssn',
  'sin',
  'ein',
  'tin',
  'account',
  'routing',
  'canadaAccount',
  'canadaTransit',
  'canadaInstitution',
] as const
const free = ['email', 'firstName', 'lastName', 'textArea', 'memo', 'accountNickname', 'text', 'url'] as const

describe('digits only for masked types', () => {
  it.each(masked)('%s', (type) => {
    for (const nothing of ['', 'abc', '-', '()', ' ', '٣', '４', null, undefined])
      expect(maskField(type, nothing), String(nothing)).toBe('')
    expect(maskField(type, 'a1b2').replace(/\D/g, '')).toBe('12')
  })
})

describe('types without a mask show text as typed', () => {
  it.each(free)('%s', (type) => {
    for (const text of ['', ' ', 'Al', 'Al ', ' 12-3', 'José', 'a@B.co', 'x'.repeat(500)])
      expect(maskField(type, text)).toBe(text)
    for (const nothing of [null, undefined]) expect(maskField(type, nothing)).toBe('')
  })
})

describe('formatted, stored and pasted text give the same result, and masking is idempotent', () => {
  const shown: [Type, string][] = [
    ['phone', '(415) 555-0123'],
    ['canadaPhone', '(416) 555-0123'],
    ['date', '12/25/2024'],
    ['ssn', '123-45-6789'],
    ['sin', '046 454 286'],
    ['ein', '12-3456789'],
    ['tin', '123456789'],
    ['account', '12345678901234567'],
    ['routing', '021000021'],
    ['canadaAccount', '123456789012'],
    ['canadaTransit', '12345'],
    ['canadaInstitution', '003'],
    ['currency', '$1,234.50'],
    ['percent', '29%'],
    ['hexcode', '#A1B2C3'],
  ]
  it.each(shown)('%s %s', (type, text) => {
    expect(maskField(type, text)).toBe(text)
    expect(maskField(type, ` ${text} `)).toBe(text)
    expect(maskFieldOnBlur(type, text)).toBe(text)
    expect(maskField(type, text.replace(/[^\dA-F.]/g, ''))).toBe(text)
    // Every prefix of a typed text stays as it is, except for trailing punctuation.
    for (let length = 1; length <= text.length; length += 1) {
      const part = maskField(type, text.slice(0, length))
      expect(maskField(type, part), part).toBe(part)
    }
  })
})

shows('phone: mask (xxx) xxx-xxxx', 'phone', [
  ['4', '(4'],
  ['41', '(41'],
  ['4155', '(415) 5'],
  ['41555', '(415) 55'],
  ['415555', '(415) 555'],
  ['4155550', '(415) 555-0'],
  ['41555501', '(415) 555-01'],
  ['4155550123', '(415) 555-0123'],
  ['14155550123', '(415) 555-0123'],
  ['+14155550123', '(415) 555-0123'],
  ['+1 (415) 555-0123', '(415) 555-0123'],
  ['1 415 555 0123', '(415) 555-0123'],
  ['415.555.0123', '(415) 555-0123'],
  ['41555501234', '(415) 555-0123'],
  ['tel: 415-555-0123', '(415) 555-0123'],
  ['(415) 5550123', '(415) 555-0123'],
])
shows('canadaPhone: same mask', 'canadaPhone', [
  ['4165550123', '(416) 555-0123'],
  ['14165550123', '(416) 555-0123'],
  ['4165', '(416) 5'],
])
shows('date: mask mm/dd/yyyy (US)', 'date', [
  ['1', '1'],
  ['123', '12/3'],
  ['12252', '12/25/2'],
  ['12252024', '12/25/2024'],
  ['122520249', '12/25/2024'],
  ['12-25-2024', '12/25/2024'],
  ['12.25.2024', '12/25/2024'],
  ['2024-12-25', '12/25/2024'],
  ['12/25/2024', '12/25/2024', { dateFormat: 'us' }],
])
const international = { dateFormat: 'international' } as const
shows('date: mask yyyy-mm-dd (international)', 'date', [
  ['2', '2', international],
  ['20241', '2024-1', international],
  ['2024122', '2024-12-2', international],
  ['20241225', '2024-12-25', international],
  ['2024-12-25', '2024-12-25', international],
  ['12/25/2024', '2024-12-25', international],
  ['2024/12/25', '2024-12-25', international],
  ['202412259', '2024-12-25', international],
  ['ab', '', international],
])
shows('ssn: 11 chars', 'ssn', [
  ['1234', '123-4'],
  ['12345', '123-45'],
  ['123456', '123-45-6'],
  ['123456789', '123-45-6789'],
  ['1234567890', '123-45-6789'],
  ['123 45 6789', '123-45-6789'],
])
shows('sin: 11 chars', 'sin', [
  ['0464', '046 4'],
  ['046454', '046 454'],
  ['0464542', '046 454 2'],
  ['046454286', '046 454 286'],
  ['046-454-286', '046 454 286'],
  ['0464542861', '046 454 286'],
])
shows('ein: mask xx-xxxxxxx', 'ein', [
  ['1', '1'],
  ['123', '12-3'],
  ['123456789', '12-3456789'],
  ['1234567890', '12-3456789'],
  ['12 3456789', '12-3456789'],
])
shows('tin: 9 digits', 'tin', [
  ['123456789', '123456789'],
  ['12-3456789', '123456789'],
  ['1234567890', '123456789'],
])
shows('account: 5 to 17 digits', 'account', [
  ['1234 5678', '12345678'],
  ['1'.repeat(20), '1'.repeat(17)],
  ['12a', '12'],
])
shows('routing: 9 digits', 'routing', [
  ['0210000210', '021000021'],
  ['021-000-021', '021000021'],
])
shows('canadaAccount: 7 to 12', 'canadaAccount', [
  ['1'.repeat(13), '1'.repeat(12)],
  ['123-4567', '1234567'],
])
shows('canadaTransit: 5', 'canadaTransit', [
  ['123456', '12345'],
  ['1a2', '12'],
])
shows('canadaInstitution: 3', 'canadaInstitution', [
  ['0034', '003'],
  ['0-0-3', '003'],
])

shows('currency gets a dollar sign, thousands commas and at most 2 decimals', 'currency', [
  ['1', '$1'],
  ['12', '$12'],
  ['123', '$123'],
  ['1234', '$1,234'],
  ['12345', '$12,345'],
  ['123456', '$123,456'],
  ['1234567', '$1,234,567'],
  ['1234.', '$1,234.'],
  ['1234.5', '$1,234.5'],
  ['1234.50', '$1,234.50'],
  ['1234.567', '$1,234.56'],
  ['$1,2345', '$12,345'],
  ['$12,34', '$1,234'],
  ['abc', ''],
  ['', ''],
  ['12abc', '$12'],
  ['1,234.50', '$1,234.50'],
  ['$ 1 234', '$1,234'],
  ['-5', '$5'],
  ['(5.00)', '$5.00'],
  ['US$5', '$5'],
  ['CA$5.25', '$5.25'],
  ['5 USD', '$5'],
  [null, ''],
  [undefined, ''],
  ['$', ''],
  ['9999999.99', '$9,999,999.99'],
  ['0', '$0'],
  ['0.5', '$0.5'],
  ['0.05', '$0.05'],
])
showsOnBlur('currency: reformatted on blur', 'currency', [
  ['$1,234.5', '$1,234.50'],
  ['$1,234.', '$1,234'],
  ['$1,234', '$1,234'],
  ['$0012', '$12'],
  ['1234', '$1,234'],
  ['1234.5', '$1,234.50'],
  ['$0', '$0'],
  ['$00', '$0'],
  ['$0.5', '$0.50'],
  ['.5', '$0.50'],
  ['', ''],
  ['$', ''],
  [null, ''],
  [undefined, ''],
  ['abc', ''],
  ['$1,234.56', '$1,234.56'],
  ['00.10', '$0.10'],
])

shows('percent gets a trailing percent sign', 'percent', [
  ['2', '2%'],
  ['29', '29%'],
  ['29%', '29%'],
  ['2.5', '2.5%'],
  ['2.', '2.%'],
  ['2.555', '2.55%'],
  ['29%5', '295%'],
  ['', ''],
  ['%', ''],
  ['abc', ''],
  ['100', '100%'],
  ['0', '0%'],
  ['0.5', '0.5%'],
  ['12 %', '12%'],
  [null, ''],
  [undefined, ''],
])
showsOnBlur('percent, trailing zeros dropped', 'percent', [
  ['2.50%', '2.5%'],
  ['2.00%', '2%'],
  ['2.%', '2%'],
  ['29%', '29%'],
  ['029%', '29%'],
  ['.5%', '0.5%'],
  ['', ''],
  ['%', ''],
  ['0%', '0%'],
])

shows('hex is uppercased, limited to 6 hex digits and prefixed with #', 'hexcode', [
  ['f', '#F'],
  ['fff', '#FFF'],
  ['#fff', '#FFF'],
  ['a1b2c3', '#A1B2C3'],
  ['#a1b2c3d4', '#A1B2C3'],
  ['a1b2c3d4', '#A1B2C3'],
  ['g1', '#1'],
  ['##ff', '#FF'],
  ['xyz', ''],
  ['', ''],
  [' #fff ', '#FFF'],
  ['0x12', '#012'],
  [null, ''],
  [undefined, ''],
])

describe('blur changes nothing else', () => {
  it.each([...masked, ...free, 'hexcode'] as Type[])('%s', (type) => {
    for (const text of ['', '12', '123456789'])
      expect(maskFieldOnBlur(type, maskField(type, text))).toBe(maskField(type, text))
  })
})
