import { validateField } from '@partner-dashboard/ui/validators'
import { describe, expect, it } from 'vitest'

/**
 * Sentences of section 5 about validation, with accepted and rejected values. Written from the specification and
 * docs/decisions/specification.md, not from the code.
 */
type Options = NonNullable<Parameters<typeof validateField>[2]>
type Case = readonly [value: string | null | undefined, message?: string, options?: Options]

const now = new Date('2026-06-15T12:00:00Z')
const invalid = 'Invalid'
const hexcode = 'Color must be a valid hex code'

const types = [
  'phone',
  'canadaPhone',
  'date',
  'email',
  'ssn',
  'sin',
  'ein',
  'tin',
  'account',
  'routing',
  'canadaAccount',
  'canadaTransit',
  'canadaInstitution',
  'firstName',
  'lastName',
  'textArea',
  'memo',
  'accountNickname',
  'currency',
  'percent',
  'text',
  'url',
  'hexcode',
] as const
type Type = (typeof types)[number]

function holds(sentence: string, type: Type, cases: readonly Case[]) {
  describe(sentence, () => {
    it.each(cases.map(([value, message, options]) => ({ value, message, options })))(
      `${type} $value → $message`,
      ({ value, message, options }) => {
        expect(validateField(type, value, { now, ...options })).toBe(message)
      },
    )
  })
}

/** Digits with a valid 3-7-1 checksum. */
function routingOf(prefix: string): string {
  const digits = `${prefix}345678`.split('').map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * ([3, 7, 1][at % 3] ?? 0), 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

const isFederal = (first: number) =>
  first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80

describe("'Required' for a missing value, and optional fields skip validation when empty", () => {
  const empty = ['', ' ', '\t\n', '\u00a0', null, undefined]
  const cases = types.flatMap((type) => empty.map((value) => ({ type, value })))
  it.each(cases)('$type $value', ({ type, value }) => {
    expect(validateField(type, value)).toBe('Required')
    expect(validateField(type, value, { isRequired: true })).toBe('Required')
    expect(validateField(type, value, { isRequired: false })).toBeUndefined()
    const validate = () => 'Never asked'
    expect(validateField(type, value, { isRequired: false, validate })).toBeUndefined()
    expect(validateField(type, value, { validate })).toBe('Required')
  })
})

describe('a filled optional field is validated', () => {
  const wrong: Record<Type, [string, string?]> = {
    phone: ['123'],
    canadaPhone: ['123'],
    date: ['1'],
    email: ['a'],
    ssn: ['1'],
    sin: ['1'],
    ein: ['1'],
    tin: ['1'],
    account: ['1'],
    routing: ['1'],
    canadaAccount: ['1'],
    canadaTransit: ['1'],
    canadaInstitution: ['1'],
    firstName: ['A'],
    lastName: ['A'],
    textArea: ['a'.repeat(401)],
    memo: ['a'.repeat(21)],
    accountNickname: ['a'.repeat(51)],
    currency: ['abc'],
    percent: ['abc'],
    text: ['a'.repeat(65)],
    url: ['a'],
    hexcode: ['#1', hexcode],
  }
  it.each(types)('%s', (type) => {
    const [value, message = invalid] = wrong[type]
    expect(validateField(type, value, { isRequired: false })).toBe(message)
    expect(validateField(type, value, { isRequired: false, validate: () => 'After' })).toBe(message)
  })
})

describe('a custom validator runs after the built-in one', () => {
  const right: Record<Type, string> = {
    phone: '(415) 555-0123',
    canadaPhone: '(416) 555-0123',
    date: '01/02/2020',
    email: 'a@b.co',
    ssn: '123-45-6789',
    sin: '046 454 286',
    ein: '12-3456789',
    tin: '123456789',
    account: '12345',
    routing: '021000021',
    canadaAccount: '1234567',
    canadaTransit: '12345',
    canadaInstitution: '003',
    firstName: 'Al',
    lastName: 'Ng',
    textArea: 'a',
    memo: 'a',
    accountNickname: 'a',
    currency: '$1.00',
    percent: '1%',
    text: 'a',
    url: 'https://a.co',
    hexcode: '#FFF',
  }
  it.each(types)('%s', (type) => {
    expect(validateField(type, right[type], { now })).toBeUndefined()
    expect(validateField(type, right[type], { now, isRequired: false })).toBeUndefined()
    expect(validateField(type, right[type], { now, validate: () => 'Already used' })).toBe('Already used')
    expect(validateField(type, right[type], { now, validate: () => undefined })).toBeUndefined()
  })
})

holds('phone: mask (xxx) xxx-xxxx, 14 chars, known US area code', 'phone', [
  ['(415) 555-0123'],
  ['4155550123'],
  ['14155550123'],
  ['+1 415 555 0123'],
  ['+1 (415) 555-0123'],
  ['1-415-555-0123'],
  ['415.555.0123'],
  ['415 555 0123'],
  [' (415) 555-0123 '],
  ['(212) 555-0100'],
  ['(907) 555-0100'],
  ['(808) 555-0100'],
  ['(202) 555-0100'],
  ['(684) 555-0100'],
  ['(671) 555-0100'],
  ['(670) 555-0100'],
  ['(787) 555-0100'],
  ['(939) 555-0100'],
  ['(340) 555-0100'],
  ['(983) 555-0100'],
  ['(645) 555-0100'],
  ['(415) 000-0000'],
  ['(415) 555-012', invalid],
  ['(415) 555-01234', invalid],
  ['24155550123', invalid],
  ['(416) 555-0123', invalid],
  ['(604) 555-0123', invalid],
  ['(800) 555-0123', invalid],
  ['(888) 555-0123', invalid],
  ['(833) 555-0123', invalid],
  ['(900) 555-0123', invalid],
  ['(700) 555-0123', invalid],
  ['(710) 555-0123', invalid],
  ['(555) 555-0123', invalid],
  ['(000) 555-0123', invalid],
  ['(123) 555-0123', invalid],
  ['(911) 555-0123', invalid],
  ['(876) 555-0123', invalid],
  ['(809) 555-0123', invalid],
  ['(242) 555-0123', invalid],
  ['(441) 555-0123', invalid],
  ['1415555012', invalid],
  ['114155550123', invalid],
  ['(415) 555-012a', invalid],
  ['call me', invalid],
  ['(415) 555-0123 ext 4', invalid],
  ['()-', invalid],
  ['٤١٥٥٥٥٠١٢٣', invalid],
  ['４１５５５５０１２３', invalid],
  ['+44 20 7946 0958', invalid],
])

holds('canadaPhone: same mask, known Canadian area code', 'canadaPhone', [
  ['(416) 555-0123'],
  ['4165550123'],
  ['+1 416 555 0123'],
  ['(604) 555-0123'],
  ['(514) 555-0123'],
  ['(867) 555-0123'],
  ['(902) 555-0123'],
  ['(506) 555-0123'],
  ['(709) 555-0123'],
  ['(204) 555-0123'],
  ['(306) 555-0123'],
  ['(403) 555-0123'],
  ['(437) 555-0123'],
  ['(672) 555-0123'],
  ['(368) 555-0123'],
  ['(263) 555-0123'],
  ['(819) 555-0123'],
  ['(942) 555-0123'],
  ['(415) 555-0123', invalid],
  ['(212) 555-0123', invalid],
  ['(787) 555-0123', invalid],
  ['(800) 555-0123', invalid],
  ['(600) 555-0123', invalid],
  ['(900) 555-0123', invalid],
  ['(416) 555-012', invalid],
  ['(000) 555-0123', invalid],
])

holds('email: loose: text, an at sign, a domain with a dot', 'email', [
  ['a@b.co'],
  ['a@b.c'],
  ['maya.ortiz@example.com'],
  ['MAYA@EXAMPLE.COM'],
  ["o'neil+tag@ex-ample.co.uk"],
  [' a@b.co '],
  ['é@é.fr'],
  ['user@münchen.de'],
  ['a_b-c@1.2'],
  ['a@b.museum'],
  ['a@sub.sub.example.com'],
  ['"quoted"@b.co'],
  ['a.@b.co'],
  ['a@b', invalid],
  ['@b.co', invalid],
  ['a@', invalid],
  ['a', invalid],
  ['@', invalid],
  ['a.b.co', invalid],
  ['a@@b.co', invalid],
  ['a@b@c.co', invalid],
  ['a b@c.co', invalid],
  ['a@b c.co', invalid],
  ['a@b..co', invalid],
  ['a@.co', invalid],
  ['a@b.', invalid],
  ['a@.', invalid],
  ['a@b.co,c@d.co', invalid],
])

holds('ssn: 11 chars; 9 digits must not start with 000 or 666', 'ssn', [
  ['123-45-6789'],
  ['123456789'],
  ['123 45 6789'],
  [' 123-45-6789 '],
  ['001-01-0001'],
  ['900-12-3456'],
  ['999-99-9999'],
  ['665-12-3456'],
  ['667-12-3456'],
  ['066-61-2345'],
  ['123-00-6789'],
  ['123-45-0000'],
  ['100-00-0666'],
  ['000-12-3456', invalid],
  ['000123456', invalid],
  ['666-12-3456', invalid],
  ['666123456', invalid],
  ['123-45-678', invalid],
  ['123-45-67890', invalid],
  ['12345678', invalid],
  ['1234567890', invalid],
  ['123-45-678a', invalid],
  ['abc-de-fghi', invalid],
  ['000000000', invalid],
  ['---', invalid],
  ['١٢٣٤٥٦٧٨٩', invalid],
])

holds('sin: 11 chars, Luhn checksum', 'sin', [
  ['046 454 286'],
  ['046454286'],
  ['046-454-286'],
  ['130 692 544'],
  ['130692544'],
  [' 046 454 286 '],
  ['000 000 000'],
  ['046 454 287', invalid],
  ['046 454 285', invalid],
  ['064 454 286', invalid],
  ['046 454 28', invalid],
  ['046 454 2860', invalid],
  ['123 456 789', invalid],
  ['111 111 111', invalid],
  ['04645428a', invalid],
  ['abc', invalid],
])

holds('ein: 11 chars, mask xx-xxxxxxx', 'ein', [
  ['12-3456789'],
  ['123456789'],
  [' 12-3456789 '],
  ['00-0000000'],
  ['12 3456789'],
  ['99-9999999'],
  ['12-345678', invalid],
  ['12-34567890', invalid],
  ['12345678', invalid],
  ['1234567890', invalid],
  ['12-345678a', invalid],
  ['ab-cdefghi', invalid],
  ['-', invalid],
])

holds('tin: 9 digits', 'tin', [
  ['123456789'],
  ['12-3456789'],
  ['000000000'],
  ['900700000'],
  [' 123456789 '],
  ['12345678', invalid],
  ['1234567890', invalid],
  ['12345678a', invalid],
  ['a', invalid],
])

holds('account: 5 to 17 digits', 'account', [
  ['12345'],
  ['123456'],
  ['1'.repeat(17)],
  ['00000'],
  ['1234 5678'],
  ['1234-5678'],
  [' 12345 '],
  ['1234', invalid],
  ['1', invalid],
  ['1'.repeat(18), invalid],
  ['1234a', invalid],
  ['12345a', invalid],
  ['abcdef', invalid],
  ['１２３４５', invalid],
])

holds('routing: 9 digits; 3-7-1 weighted checksum must match', 'routing', [
  ['021000021'],
  ['011401533'],
  ['091000019'],
  ['121000248'],
  ['322271627'],
  ['026009593'],
  ['0210-0002-1'],
  [' 021000021 '],
  ['000000000'],
  ['021000022', invalid],
  ['021000020', invalid],
  ['012000021', invalid],
  ['02100002', invalid],
  ['0210000210', invalid],
  ['021000021a', invalid],
  ['a21000021', invalid],
  ['123456789', invalid],
  ['111111111', invalid],
  ['abcdefghi', invalid],
])

holds(
  'routing: first two digits in 00-12, 21-32, 61-72 or 80',
  'routing',
  Array.from(
    { length: 100 },
    (_, first): Case => [routingOf(String(first).padStart(2, '0')), isFederal(first) ? undefined : invalid],
  ),
)

holds('canadaAccount: 7 to 12', 'canadaAccount', [
  ['1234567'],
  ['12345678'],
  ['1'.repeat(12)],
  ['0000000'],
  ['1234-567'],
  ['123456', invalid],
  ['1'.repeat(13), invalid],
  ['123456a', invalid],
  ['1234567a', invalid],
])

holds('canadaTransit: 5', 'canadaTransit', [
  ['12345'],
  ['00000'],
  [' 12345 '],
  ['1234', invalid],
  ['123456', invalid],
  ['1234a', invalid],
])

holds('canadaInstitution: 3', 'canadaInstitution', [
  ['003'],
  ['123'],
  ['000'],
  [' 003 '],
  ['03', invalid],
  ['0003', invalid],
  ['00a', invalid],
  ['abc', invalid],
])

holds('firstName: 2 to 36', 'firstName', [
  ['Al'],
  ['Jo'],
  ['José'],
  ['Anne-Marie'],
  ["D'Arcy"],
  ['D’Arcy'],
  ['Mary Ann'],
  ['李明'],
  ['Ñu'],
  ['Łukasz'],
  ['J.'],
  ['محمد'],
  ['a'.repeat(36)],
  ['é'.repeat(36)],
  ['😀😀'],
  ['😀'.repeat(36)],
  [' Al '],
  [`  ${'a'.repeat(36)}  `],
  ['A', invalid],
  [' A ', invalid],
  ['é', invalid],
  ['李', invalid],
  ['😀', invalid],
  ['a'.repeat(37), invalid],
  ['😀'.repeat(37), invalid],
])

holds('lastName: 2 to 48', 'lastName', [
  ['Ng'],
  ["O'Neil"],
  ['van der Berg'],
  ['Smith-Jones'],
  ['García Márquez'],
  ['Ó Súilleabháin'],
  ['a'.repeat(48)],
  [` ${'a'.repeat(48)} `],
  ['N', invalid],
  ['a'.repeat(49), invalid],
  [' N', invalid],
])

holds('textArea: 1 to 400', 'textArea', [
  ['a'],
  ['a'.repeat(400)],
  ['one\ntwo'],
  ['😀'.repeat(400)],
  [`${'a'.repeat(400)}\n`],
  ['<script>'],
  ['a'.repeat(401), invalid],
  ['😀'.repeat(401), invalid],
])

holds('memo: 1 to 20', 'memo', [
  ['a'],
  ['.'],
  ['a'.repeat(20)],
  ['😀'.repeat(20)],
  [`${'a'.repeat(20)}  `],
  ['July rent, unit 4 #2'],
  ['a'.repeat(21), invalid],
])

holds('accountNickname: 1 to 50', 'accountNickname', [
  ['a'],
  ['Operating'],
  ['a'.repeat(50)],
  ['a'.repeat(51), invalid],
])

holds('other text: 1 to 64', 'text', [
  ['a'],
  ['0'],
  ['null'],
  ['94103'],
  ['K1A 0B1'],
  ['a'.repeat(64)],
  ['é'.repeat(64)],
  ['😀'.repeat(64)],
  ['a'.repeat(65), invalid],
])

holds('currency: 1 to 13 chars', 'currency', [
  ['$1'],
  ['1'],
  ['0'],
  ['$0.00'],
  ['$0'],
  ['1234.5'],
  ['$1,234.50'],
  ['1,234.56'],
  ['$9,999,999.99'],
  ['9999999.99'],
  ['$999,999,999'],
  ['999999999'],
  ['.5'],
  ['$ 12'],
  ['0012'],
  ['5.'],
  ['CA$12.50'],
  ['$1,000.1'],
  ['$10,000,000.00', invalid],
  ['10000000.00', invalid],
  ['99999999.99', invalid],
  ['$9,999,999,999', invalid],
  ['1000000000', invalid],
  ['1.234', invalid],
  ['$1,234.567', invalid],
  ['1.2.3', invalid],
  ['abc', invalid],
  ['12abc', invalid],
  ['$', invalid],
  ['.', invalid],
  ['€5', invalid],
  ['1e5', invalid],
  ['٥', invalid],
  ['Infinity', invalid],
  ['NaN', invalid],
])

holds('percent', 'percent', [
  ['29%'],
  ['29'],
  ['0%'],
  ['0'],
  ['100%'],
  ['2.5%'],
  ['12.34%'],
  ['.5%'],
  ['150%'],
  [' 29% '],
  ['29 %'],
  ['12.345%', invalid],
  ['abc', invalid],
  ['%', invalid],
  ['1.2.3%', invalid],
  ['29%%', invalid],
  ['٥%', invalid],
])

holds('url: 1 to 400, http or https protocol and a valid host', 'url', [
  ['https://example.com'],
  ['http://example.com'],
  ['HTTPS://EXAMPLE.COM'],
  ['https://example.com/'],
  ['https://example.com/a?b=c#d'],
  ['https://example.com:8443/x'],
  ['http://localhost:3000'],
  ['http://127.0.0.1'],
  ['http://[::1]/'],
  ['https://münchen.de'],
  ['https://例え.jp'],
  ['https://sub.sub.example.co.uk'],
  [' https://example.com '],
  [`https://example.com/${'a'.repeat(380)}`],
  ['https://xn--mnchen-3ya.de'],
  [`https://example.com/${'a'.repeat(381)}`, invalid],
  ['example.com', invalid],
  ['www.example.com', invalid],
  ['//example.com', invalid],
  ['ftp://example.com', invalid],
  ['mailto:a@b.co', invalid],
  ['javascript:alert(1)', invalid],
  ['file:///etc/hosts', invalid],
  ['data:text/html,x', invalid],
  ['ws://example.com', invalid],
  ['http://', invalid],
  ['https://', invalid],
  ['http:///', invalid],
  ['https:example.com', invalid],
  ['https:/example.com', invalid],
  ['https://exa mple.com', invalid],
  ['https://example..com', invalid],
  ['https://.com', invalid],
  ['https://example.com:99999', invalid],
  ['https://user:pw@example.com', invalid],
  ['https://user@example.com', invalid],
  ['https://?', invalid],
  ['https://#', invalid],
  ['https://<host>', invalid],
  ['http://256.256.256.256', invalid],
  ['a', invalid],
])

holds("hexcode: 4 to 7 chars, 'Color must be a valid hex code'", 'hexcode', [
  ['#FFF'],
  ['#FFFFFF'],
  ['#fff'],
  ['#a1B2c3'],
  ['#000'],
  ['FFF'],
  ['abcdef'],
  [' #FFF '],
  ['#F', hexcode],
  ['#FF', hexcode],
  ['#FFFF', hexcode],
  ['#FFFFF', hexcode],
  ['#FFFFFFF', hexcode],
  ['#FFFFFFFF', hexcode],
  ['#GGG', hexcode],
  ['#12345G', hexcode],
  ['#', hexcode],
  ['red', hexcode],
  ['##FFF', hexcode],
  ['#FF F', hexcode],
  ['#ＦＦＦ', hexcode],
])

const year = 'Please enter a valid year.'
const month = 'Please enter a valid month (1-12).'
const day = (of: string) => `Please enter a valid day for ${of}.`
const notPast = 'Date must be greater than or equal to today.'

holds('date: mask mm/dd/yyyy (US), 10 chars', 'date', [
  ['01/02/2020'],
  ['12/31/2025'],
  ['01022020'],
  ['2020-01-02'],
  [' 01/02/2020 '],
  ['01-02-2020'],
  ['01/02/2020', undefined, { dateFormat: 'us' }],
  ['1/2/2020', invalid],
  ['01/02/20', invalid],
  ['01/02', invalid],
  ['0', invalid],
  ['01/02/20200', invalid],
  ['tomorrow', invalid],
  ['01/02/202a', invalid],
  ['//', invalid],
  ['٠١/٠٢/٢٠٢٠', invalid],
])

const international = { dateFormat: 'international' } as const
holds('date: mask yyyy-mm-dd (international), 10 chars', 'date', [
  ['2020-01-02', undefined, international],
  ['20200102', undefined, international],
  ['01/02/2020', undefined, international],
  ['2024-02-29', undefined, international],
  ['2023-02-29', day('2/2023'), international],
  ['2023-13-01', month, international],
  ['2023-00-01', month, international],
  ['1800-01-01', year, international],
  ['2023-1-1', invalid, international],
  ['2023', invalid, international],
  ['2023-04-31', day('4/2023'), international],
])

holds("year within the last 120 years: 'Please enter a valid year.'", 'date', [
  ['01/01/1906'],
  ['12/31/1906'],
  ['01/01/1905', year],
  ['12/31/1905', year],
  ['01/01/1800', year],
  ['01/01/0000', year],
  ['01/01/2027', year],
  ['01/01/9999', year],
  ['12/31/2026'],
  ['06/16/2026'],
  ['01/01/1904', undefined, { now: new Date('2024-01-01T00:00:00Z') }],
  ['12/31/1903', year, { now: new Date('2024-01-01T00:00:00Z') }],
  ['01/01/2025', undefined, { now: new Date('2024-12-31T20:00:00-05:00') }],
  ['01/01/2025', year, { now: new Date('2025-01-01T00:30:00+01:00') }],
  ['13/45/1800', year],
  ['00/00/0000', year],
])

holds("month 1-12: 'Please enter a valid month (1-12).'", 'date', [
  ['13/01/2020', month],
  ['00/01/2020', month],
  ['99/01/2020', month],
  ['13/45/2020', month],
  ['12/01/2020'],
  ['01/01/2020'],
])

holds("day valid for the month, with leap years: 'Please enter a valid day for m/yyyy.'", 'date', [
  ['02/29/2024'],
  ['02/29/2020'],
  ['02/29/2000'],
  ['02/28/2023'],
  ['01/31/2020'],
  ['04/30/2020'],
  ['12/31/2020'],
  ['02/29/2023', day('2/2023')],
  ['02/29/2025', day('2/2025')],
  ['02/30/2024', day('2/2024')],
  ['01/32/2020', day('1/2020')],
  ['01/00/2020', day('1/2020')],
  ['04/31/2020', day('4/2020')],
  ['06/31/2020', day('6/2020')],
  ['09/31/2020', day('9/2020')],
  ['11/31/2020', day('11/2020')],
  ['12/32/2020', day('12/2020')],
  ['10/99/2020', day('10/2020')],
  ['02/29/1900', day('2/1900'), { now: new Date('2020-01-01T00:00:00Z') }],
  ['02/29/1908'],
  ['02/29/1907', day('2/1907')],
])

const past = { dateRule: 'past' } as const
holds('past-only dates must not be after now', 'date', [
  ['06/14/2026', undefined, past],
  ['06/15/2026', undefined, past],
  ['06/16/2026', invalid, past],
  ['12/31/2026', invalid, past],
  ['01/01/2027', year, past],
  ['02/30/2026', day('2/2026'), past],
  ['01/01/1905', year, past],
  ['01/01/1906', undefined, past],
  ['03/01/2026', undefined, { ...past, now: new Date('2026-03-01T00:00:00Z') }],
  ['03/01/2026', invalid, { ...past, now: new Date('2026-02-28T23:59:59.999Z') }],
  ['03/02/2026', undefined, { ...past, now: new Date('2026-03-01T20:00:00-05:00') }],
  ['03/02/2026', invalid, { ...past, now: new Date('2026-03-02T08:00:00+09:00') }],
])

const future = { dateRule: 'presentOrFuture' } as const
holds("present-or-future dates use UTC: 'Date must be greater than or equal to today.'", 'date', [
  ['06/15/2026', undefined, future],
  ['06/16/2026', undefined, future],
  ['01/01/2027', undefined, future],
  ['12/31/2199', undefined, future],
  ['02/29/2028', undefined, future],
  ['02/29/2027', day('2/2027'), future],
  ['13/01/2030', month, future],
  ['06/14/2026', notPast, future],
  ['12/31/2025', notPast, future],
  ['01/01/1906', notPast, future],
  ['01/01/1905', year, future],
  ['03/01/2026', undefined, { ...future, now: new Date('2026-03-01T23:59:59.999Z') }],
  ['03/01/2026', notPast, { ...future, now: new Date('2026-03-02T00:00:00Z') }],
  ['03/01/2026', notPast, { ...future, now: new Date('2026-03-01T20:00:00-05:00') }],
  ['03/02/2026', undefined, { ...future, now: new Date('2026-03-01T20:00:00-05:00') }],
  ['03/01/2026', undefined, { ...future, now: new Date('2026-03-02T08:00:00+09:00') }],
  ['2026-06-14', notPast, { ...future, ...international }],
  ['2026-06-15', undefined, { ...future, ...international }],
])
