import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskField, maskFieldOnBlur } from '../masks'
import { checkField, type FieldType, type FieldValue, fieldTypes, type ValidateOptions, validateField } from './index'

const now = new Date('2026-11-21T23:30:00Z')

function accepts(type: FieldType, values: FieldValue[], options: ValidateOptions = {}) {
  it.each(values.map((value) => [value]))(`${type} takes %j`, (value) => {
    expect(validateField(type, value, { now, ...options })).toBeUndefined()
  })
}

function refuses(type: FieldType, values: FieldValue[], message = 'Invalid', options: ValidateOptions = {}) {
  it.each(values.map((value) => [value]))(`${type} refuses %j: ${message}`, (value) => {
    expect(validateField(type, value, { now, ...options })).toBe(message)
  })
}

describe('phone: mask (xxx) xxx-xxxx, 14 chars, known US area code', () => {
  accepts('phone', [
    '(415) 555-0123',
    '4155550123',
    '14155550123',
    '+1 (415) 555-0123',
    '415.555.0123',
    ' 415-555-0123 ',
    '\u202a(415) 555-0123\u202c',
    '(415)\u00a0555‑0123',
    '787-555-0100',
    '9395550100',
    '6715550100',
    '3405550100',
    '6845550100',
    '6705550100',
    '2120000000',
    4155550123,
  ])
  refuses('phone', [
    '(604) 555-0123',
    '(800) 555-0123',
    '(888) 555-0123',
    '(900) 555-0123',
    '(700) 555-0123',
    '(710) 555-0123',
    '(500) 555-0123',
    '(600) 555-0123',
    '(000) 555-0123',
    '(111) 555-0123',
    '(999) 555-0123',
    '(876) 555-0123',
    '415555012',
    '24155550123',
    '415555012345',
    '114155550123',
    '555-0123',
    '1415555012',
    '415555012a',
    '４１５５５５０１２３',
    'abc',
    '()-',
  ])
})

describe('canadaPhone: same mask, known Canadian area code', () => {
  accepts('canadaPhone', ['(604) 555-0123', '14165550123', '+1 867 555 0123', '8195550123', '2575550123'])
  refuses('canadaPhone', ['(415) 555-0123', '(800) 555-0123', '(600) 555-0123', '604555012', '7875550100'])
})

describe('date: mask mm/dd/yyyy or yyyy-mm-dd, 10 chars', () => {
  accepts('date', ['11/21/2026', '2026-11-21', '11212026', '11-21-2026', ' 11/21/2026 ', '12/31/2026', '11.21.2026'])
  accepts('date', ['2026-11-21T10:00:00Z', '2026-11-21T23:30:00.123-05:00', '2026-11-21 10:00'])
  refuses('date', ['2026-02-30T10:00:00Z'], 'Please enter a valid day for 2/2026.')
  refuses('date', ['13/01/2026'], 'Please enter a valid month (1-12).')
  refuses('date', [
    '2026-11-21T10',
    '2026-11-21T99:00:00Z',
    '1/2/2026',
    '11/21/26',
    '11/21/202',
    '1121202',
    '112120261',
    'soon',
    '11/21/2026x',
    '２/29/2024',
  ])
  const international: ValidateOptions = { dateFormat: 'international' }
  accepts('date', ['2026-11-21', '20261121', '11/21/2026'], international)
  refuses('date', ['2026-1-2', '26-11-21', '2026-11'], 'Invalid', international)
  refuses('date', ['2026-13-01', '2026-00-10'], 'Please enter a valid month (1-12).', international)
  refuses('date', ['2026-04-31'], 'Please enter a valid day for 4/2026.', international)
})

describe('date: year within the last 120 years', () => {
  const message = 'Please enter a valid year.'
  accepts('date', ['01/01/1906', '12/31/1906', '01/01/2026', '12/31/2026'])
  refuses('date', ['12/31/1905', '01/01/2027', '01/01/0000', '01/01/0096', '01/01/9999'], message)
  refuses('date', ['13/45/1905', '00/00/2027'], message)
  refuses('date', ['01/01/2027'], message, { dateRule: 'past' })
  refuses('date', ['01/01/1905', '12/31/1899'], message, { dateRule: 'presentOrFuture' })
  accepts('date', ['01/01/2027', '12/31/9999'], { dateRule: 'presentOrFuture' })

  it('uses the UTC year', () => {
    const eve = new Date('2026-12-31T23:00:00-05:00')
    expect(validateField('date', '01/01/2027', { now: eve })).toBeUndefined()
    expect(validateField('date', '01/01/1906', { now: eve })).toBe(message)
  })
})

describe('date: month 1-12', () => {
  refuses('date', ['13/01/2026', '00/01/2026', '99/99/2026'], 'Please enter a valid month (1-12).')
  refuses('date', ['13/01/2027'], 'Please enter a valid month (1-12).', { dateRule: 'presentOrFuture' })
  accepts('date', ['01/15/2026', '12/15/2026', '09/15/2026'])
})

describe('date: day valid for the month, with leap years', () => {
  accepts('date', ['02/29/2024', '02/29/2000', '02/28/2025', '01/31/2026', '04/30/2026'])
  refuses('date', ['02/29/2025', '02/30/2025', '02/00/2025', '02/99/2025'], 'Please enter a valid day for 2/2025.')
  refuses('date', ['02/30/2024'], 'Please enter a valid day for 2/2024.')
  refuses('date', ['04/31/2026'], 'Please enter a valid day for 4/2026.')
  refuses('date', ['11/31/2026'], 'Please enter a valid day for 11/2026.')
  refuses('date', ['02/29/2100'], 'Please enter a valid day for 2/2100.', { dateRule: 'presentOrFuture' })
  refuses('date', ['02/29/1900'], 'Please enter a valid day for 2/1900.', { now: new Date('2015-06-01T00:00:00Z') })
})

describe('date: past, and present or future', () => {
  accepts('date', ['11/21/2026', '11/20/2026', '01/01/1906'], { dateRule: 'past' })
  refuses('date', ['11/22/2026', '12/31/2026'], 'Invalid', { dateRule: 'past' })
  accepts('date', ['11/21/2026', '11/22/2026', '01/01/2099'], { dateRule: 'presentOrFuture' })
  refuses('date', ['11/20/2026', '01/01/1906'], 'Date must be greater than or equal to today.', {
    dateRule: 'presentOrFuture',
  })
  accepts('date', ['11/22/2026'], { dateRule: 'any' })

  it("uses the UTC day, even if it's still yesterday locally", () => {
    const late = new Date('2026-11-20T20:00:00-05:00')
    expect(validateField('date', '11/21/2026', { now: late, dateRule: 'past' })).toBeUndefined()
    expect(validateField('date', '11/20/2026', { now: late, dateRule: 'presentOrFuture' })).toBe(
      'Date must be greater than or equal to today.',
    )
  })

  it('uses the current time by default', () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(validateField('date', today, { dateRule: 'presentOrFuture' })).toBeUndefined()
    expect(validateField('date', today, { dateRule: 'past' })).toBeUndefined()
  })
})

describe('email: text, an at sign, a domain with a dot', () => {
  accepts('email', [
    'a@b.c',
    ' a@b.co ',
    'first.last+tag@sub.example.com',
    "o'brien@example.com",
    'zoë@münchen.example',
  ])
  refuses('email', [
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@@b.co',
    'a b@c.co',
    'a@b c.co',
    'a@b..co',
    'a@.co',
    'a@b.co.',
    'a@b@c.co',
  ])
})

describe('ssn: 11 chars; 9 digits must not start with 000 or 666', () => {
  accepts('ssn', [
    '123-45-6789',
    '123456789',
    '123 45 6789',
    '900-00-0000',
    '001-01-0001',
    '665-00-0000',
    '066-60-0000',
  ])
  refuses('ssn', ['000-12-3456', '666-12-3456', '000000000', '666000000', '12345678', '1234567890', '12345678x'])
})

describe('sin: 11 chars, Luhn checksum', () => {
  accepts('sin', ['046 454 286', '046454286', '046-454-286', '130692544', '000 000 000'])
  refuses('sin', ['046 454 287', '046 454 268', '04645428', '0464542860', '04645428x', '123456789'])
})

describe('ein: mask xx-xxxxxxx; tin: 9 digits', () => {
  accepts('ein', ['12-3456789', '123456789', '00-0000000'])
  refuses('ein', ['12-345678', '12-34567890', '12-345678x'])
  accepts('tin', ['123456789', '12-3456789', '000000000'])
  refuses('tin', ['12345678', '1234567890', '12345678x'])
})

describe('account: 5 to 17 digits', () => {
  accepts('account', ['12345', '12345678901234567', '0012 3456', 12345])
  refuses('account', ['1234', '123456789012345678', '12345a', 'abcde', '12345.6e9', -12345])
})

describe('routing: 9 digits, a known beginning, the weighted checksum', () => {
  // One per end of each prefix range; the last digit completes the checksum.
  const prefixes = ['00', '01', '12', '21', '32', '61', '72', '80']
  accepts('routing', [...prefixes.map(withChecksum), '110000000', '011401533', '021000021', '0210-0002-1'])
  refuses('routing', ['13', '20', '33', '60', '73', '79', '81', '99'].map(withChecksum))
  refuses('routing', ['110000001', '021000012', '11000000', '1100000000', '11000000a'])

  function withChecksum(prefix: string): string {
    const start = `${prefix}123456`
    const sum = [...start].reduce((total, digit, i) => total + Number(digit) * ([3, 7, 1][i % 3] ?? 0), 0)
    return `${start}${(10 - (sum % 10)) % 10}`
  }

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.nat(8), fc.integer({ min: 1, max: 9 }), (prefix, at, by) => {
        const good = withChecksum(prefix)
        const wrong = good.slice(0, at) + ((Number(good[at]) + by) % 10) + good.slice(at + 1)
        expect(validateField('routing', wrong)).toBe('Invalid')
      }),
    )
  })
})

describe('canadaAccount 7 to 12, canadaTransit 5, canadaInstitution 3: digits', () => {
  accepts('canadaAccount', ['1234567', '123456789012'])
  refuses('canadaAccount', ['123456', '1234567890123', '123456a'])
  accepts('canadaTransit', ['12345', '00000'])
  refuses('canadaTransit', ['1234', '123456', '1234a'])
  accepts('canadaInstitution', ['001', '614'])
  refuses('canadaInstitution', ['01', '0001', '00a'])
})

describe('texts', () => {
  it.each<[FieldType, number, number]>([
    ['firstName', 2, 36],
    ['lastName', 2, 48],
    ['textArea', 1, 400],
    ['memo', 1, 20],
    ['accountNickname', 1, 50],
    ['text', 1, 64],
  ])('%s has %i to %i characters', (type, least, most) => {
    for (const letter of ['x', 'é', '漢', '😀']) {
      expect(validateField(type, letter.repeat(least))).toBeUndefined()
      expect(validateField(type, letter.repeat(most))).toBeUndefined()
      expect(validateField(type, letter.repeat(most + 1))).toBe('Invalid')
      if (least > 1) expect(validateField(type, letter.repeat(least - 1))).toBe('Invalid')
    }
    expect(validateField(type, `  ${'x'.repeat(most)}\n`)).toBeUndefined()
    if (least > 1) expect(validateField(type, ` ${'x'.repeat(least - 1)} `)).toBe('Invalid')
  })
})

describe('currency: 1 to 13 chars', () => {
  accepts('currency', [
    '$9,999,999.99',
    '9999999.99',
    '$999,999,999',
    '1234.5',
    '$1',
    '0',
    '$.50',
    '5.',
    'CA$1,234.56',
    '$ 1,234.56',
    '1 234.56',
    '$\u00a05',
    'US$5',
    'C$5',
    'CAD 5',
    '1,234.50 USD',
    '(5.00)',
    '+5',
    '$-5',
    1234.5,
  ])
  refuses('currency', [
    '(5',
    '5)',
    '()',
    '-$-5',
    'EUR 5',
    '5 EUR',
    '€5',
    '5 dollars',
    '$$5',
    '$10,000,000.00',
    '10000000.5',
    '$1,000,000,000',
    '1.234',
    'abc',
    '$',
    '.',
    '1.2.3',
    '1e5',
    '$5x',
  ])
  accepts('currency', ['-5', '0000000000000000001'])
  refuses('currency', [-5, 1.234, Number.NaN, Number.POSITIVE_INFINITY, 1e21])
})

describe('percent', () => {
  accepts('percent', [
    '12.5%',
    '12.5',
    '0%',
    '100%',
    '12.55 %',
    '1,200%',
    '.5',
    '0.12345',
    0.12345,
    '1 200 %',
    '+5%',
    '-5%',
  ])
  refuses('percent', ['12.555%', 'abc', '%', '.', '12%%', '1.2.3%', -0.5, Number.NaN])
})

describe('url: 1 to 400, http or https protocol and a valid host', () => {
  const start = 'https://example.com/'
  accepts('url', [
    'https://example.com',
    'http://localhost:3000/a?b#c',
    'HTTPS://EXAMPLE.COM',
    'https://münchen.example',
    'http://127.0.0.1',
    'http://[::1]/',
    'https://example.com./',
    ' https://a.b ',
    'https://example.com/@name',
    start + 'a'.repeat(400 - start.length),
  ])
  refuses('url', [
    'example.com',
    'www.example.com',
    '//example.com',
    'ftp://example.com',
    'mailto:a@b.co',
    'javascript:alert(1)',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https://',
    'https://?q',
    'https://a:b@example.com',
    'https://a@example.com',
    'https://@example.com',
    'http://exa mple.com',
    'http://exam\nple.com',
    'http://a..b',
    'http://.',
    'http://256.256.256.256',
    'http://example.com:99999',
    'http://[::1',
    start + 'a'.repeat(401 - start.length),
  ])
})

describe('hexcode: 4 to 7 chars', () => {
  accepts('hexcode', ['#ABC', '#abc', '#aabbcc', '#000000', 'abc', 'AABBCC', ' #abc '])
  const bad = ['#', '#A', '#AB', '#ABCD', '#ABCDE', '#ABCDEF0', '#GGG', '#ABCDEG', '##ABC', 'red', 'ABCD', '0xABC']
  refuses('hexcode', bad, 'Color must be a valid hex code')
})

describe('any field', () => {
  const type = fc.constantFrom(...fieldTypes)

  it.each(fieldTypes)('%s is Required if missing, and valid if optional and empty', (name) => {
    for (const value of [null, undefined, '', '   ', '\n\t', '\u00a0']) {
      expect(validateField(name, value)).toBe('Required')
      expect(validateField(name, value, { isRequired: false })).toBeUndefined()
      expect(validateField(name, value, { isRequired: false, validate: () => 'No' })).toBeUndefined()
      expect(validateField(name, value, { validate: () => 'No' })).toBe('Required')
    }
  })

  it('validates a filled optional field', () => {
    expect(validateField('email', 'a', { isRequired: false })).toBe('Invalid')
  })

  it('runs the custom rule after the built-in one', () => {
    const validate = (value: string) => (value.endsWith('.test') ? undefined : 'Only .test addresses')
    expect(validateField('email', 'a@b.co', { validate })).toBe('Only .test addresses')
    expect(validateField('email', 'a@b.co', { validate, isRequired: false })).toBe('Only .test addresses')
    expect(validateField('email', 'a@b.test', { validate })).toBeUndefined()
    expect(validateField('email', 'a', { validate })).toBe('Invalid')
    expect(validateField('email', 'a@b.test', { validate: () => '' })).toBeUndefined()
  })

  it('returns the code with the message', () => {
    expect(checkField('routing', '110000001')).toEqual({ code: 'checksum', message: 'Invalid' })
    expect(checkField('date', '02/30/2025', { now })).toEqual({
      code: 'day',
      message: 'Please enter a valid day for 2/2025.',
    })
    expect(checkField('memo', 'x', { validate: () => 'No' })).toEqual({ code: 'custom', message: 'No' })
  })

  it('validates formatted and stored values alike', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789.,-/$() '), maxLength: 20 }),
      fc.stringMatching(/^[0-9]{9,11}$/),
    )
    const masked = fc.constantFrom<FieldType>('ssn', 'sin', 'ein', 'tin', 'phone', 'canadaPhone', 'routing', 'account')
    fc.assert(
      fc.property(masked, text, (name, typed) => {
        // The mask would cut or drop characters.
        fc.pre(typed.replace(/\D/g, '').length <= 11 && /\d/.test(typed))
        const shown = maskField(name, typed)
        if (validateField(name, typed) === undefined) expect(validateField(name, shown)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })

  it('validates an amount alike before and after blur', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), fc.constantFrom('', '.', '.5', '.50', '.05'), (whole, decimals) => {
        const shown = maskField('currency', `${whole}${decimals}`)
        expect(validateField('currency', shown)).toBe(validateField('currency', maskFieldOnBlur('currency', shown)))
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(type, fc.string({ unit: 'binary' }), (name, text) => {
        const message = validateField(name, text)
        expect(message === undefined || message.length > 0).toBe(true)
      }),
    )
  })
})
