import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldType, fieldTypes } from '../data/fieldType'
import { maskField, maskWithCaret } from './index'

type Key = 'Backspace' | 'Delete'

/** Result of a key or paste in a masked field, with `|` for the caret. */
function edit(type: FieldType, before: string, key: string): string {
  const at = before.indexOf('|')
  const shown = before.replace('|', '')
  return mark(press(type, { value: shown, caret: at }, key))
}

interface Edited {
  value: string
  caret: number
}

const mark = ({ value, caret }: Edited) => `${value.slice(0, caret)}|${value.slice(caret)}`

function press(type: FieldType, { value, caret }: Edited, key: string): Edited {
  if (key !== 'Backspace' && key !== 'Delete') {
    return maskWithCaret(type, value.slice(0, caret) + key + value.slice(caret), caret + key.length)
  }
  const isForward = key === 'Delete'
  const from = isForward ? caret : caret - 1
  if (from < 0 || from >= value.length) return { value, caret }
  const typed = value.slice(0, from) + value.slice(from + 1)
  return maskWithCaret(type, typed, from, { deletion: { previous: value, isForward } })
}

it.each<[FieldType, string, string, string]>([
  ['currency', '|', '1.234,56', '$1,234.56|'],
  ['currency', '$1,234|', 'Backspace', '$123|'],
  ['percent', '|', '11,5 %', '11.5|%'],
  ['phone', '|', '4', '(4|'],
  ['phone', '(415|', '5', '(415) 5|'],
  ['phone', '(41|5) 550-12', '5', '(415|) 555-012'],
  ['phone', '(415) |555-0123', 'Backspace', '(41|5) 550-123'],
  ['phone', '(415|) 555-0123', 'Delete', '(415|) 550-123'],
  ['phone', '(415) 5|55-0123', 'Backspace', '(415) |550-123'],
  ['phone', '(415) 5|55-0123', 'x', '(415) 5|55-0123'],
  ['phone', '(415) |555-0123', 'x', '(415) |555-0123'],
  ['phone', '(415) 555|-0123', 'Delete', '(415) 555|-123'],
  ['phone', '(415) 555-|0123', 'Backspace', '(415) 55|0-123'],
  ['phone', '|(415) 555-0123', 'Delete', '(|155) 550-123'],
  ['phone', '(|415) 555-0123', 'Backspace', '(|415) 555-0123'],
  ['phone', '(41|5) 555-0123', '9', '(419|) 555-5012'],
  ['phone', '(415) 555-0123|', '9', '(415) 555-0123|'],
  ['phone', '|', '14155550123', '(415) 555-0123|'],
  ['phone', '|', '+1 (415) 555-0123', '(415) 555-0123|'],
  ['phone', '|(415) 555-0123', '1', '(|415) 555-0123'],
  ['phone', '(141) 555-5012|', '3', '(415) 555-0123|'],
  ['ssn', '123-|45-6789', 'Backspace', '12|4-56-789'],
  ['ssn', '12|3-45-678', '9', '129|-34-5678'],
  ['sin', '046| 454 286', 'Delete', '046| 542 86'],
  ['ein', '12-|3456789', 'Backspace', '1|3-456789'],
  ['date', '11/2|1/2026', '3', '11/23|/1202'],
  ['date', '|11/21/2026', 'Delete', '|12/12/026'],
  ['date', '02|/09/2026', 'Backspace', '0|0/92/026'],
  ['date', '|', '2026-11-21', '11/21/2026|'],
  ['date', '2|', '/', '02|'],
  ['date', '02/9|', '/', '02/09|'],
  ['currency', '$1,23|4', '9', '$12,39|4'],
  ['currency', '$|1', '5', '$5|1'],
  ['currency', '$1|,234', 'Delete', '$1|34'],
  ['currency', '$1,|234', 'Backspace', '$|234'],
  ['currency', '$|1,234', 'Backspace', '$|1,234'],
  ['currency', '|$1,234', 'Delete', '$|234'],
  ['currency', '$1,234.5|0', '7', '$1,234.57|'],
  ['currency', '$1,2|34', '.', '$12.|34'],
  ['currency', '$1,234.50|', '7', '$1,234.50|'],
  ['currency', '$|', '$5', '$5|'],
  ['percent', '|', '1', '1|%'],
  ['percent', '12|%', '5', '125|%'],
  ['percent', '12%|', '5', '125|%'],
  ['percent', '12|%', 'Backspace', '1|%'],
  ['percent', '12%|', 'Backspace', '1|%'],
  ['percent', '12|%', 'Delete', '12|%'],
  ['percent', '1|%', 'Backspace', '|'],
  ['hexcode', '#A|B', 'c', '#AC|B'],
  ['hexcode', '|#AB', 'c', '#C|AB'],
  ['hexcode', '#|ABCDEF', '1', '#1|ABCDE'],
  ['text', 'a|b', 'x', 'ax|b'],
])('%s: %j and %j give %j', (type, before, key, after) => {
  expect(edit(type, before, key)).toBe(after)
})

it('skips punctuation if the deletion is unknown', () => {
  expect(mark(maskWithCaret('phone', '(415) 5550123', 9))).toBe('(415) 555|-0123')
})

it('keeps the number if the same one is pasted over it', () => {
  expect(mark(maskWithCaret('phone', '4155550123', 10))).toBe('(415) 555-0123|')
})

describe('the caret of a digit mask', () => {
  /** The same edit on plain digits. */
  function plainly(digits: string, at: number, key: string, length: number): [digits: string, at: number] {
    if (key === 'Backspace') return at === 0 ? [digits, 0] : [digits.slice(0, at - 1) + digits.slice(at), at - 1]
    if (key === 'Delete') return [digits.slice(0, at) + digits.slice(at + 1), at]
    return [(digits.slice(0, at) + key + digits.slice(at)).slice(0, length), Math.min(at + 1, length)]
  }

  const lengths = { ssn: 9, sin: 9, ein: 9, tin: 9, account: 17, routing: 9, canadaTransit: 5 }
  const type = fc.constantFrom(...(Object.keys(lengths) as (keyof typeof lengths)[]))
  const keys = fc.array(fc.constantFrom<Key | string>('Backspace', 'Delete', 'Left', 'Right', ...'0123456789'), {
    maxLength: 40,
  })
  const countLeft = ({ value, caret }: Edited) => value.slice(0, caret).replace(/\D/g, '').length

  it('is where it would be without punctuation', () => {
    fc.assert(
      fc.property(type, keys, (name, pressed) => {
        let edited: Edited = { value: '', caret: 0 }
        let digits = ''
        let at = 0
        for (const key of pressed) {
          if (key === 'Left' || key === 'Right') {
            const caret = edited.caret + (key === 'Left' ? -1 : 1)
            edited = { ...edited, caret: Math.min(Math.max(caret, 0), edited.value.length) }
            at = countLeft(edited)
            continue
          }
          edited = press(name, edited, key)
          ;[digits, at] = plainly(digits, at, key, lengths[name])
          expect(edited.value).toBe(maskField(name, digits))
          expect(countLeft(edited)).toBe(at)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('every caret', () => {
  const type = fc.constantFrom(...fieldTypes)
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-/$%#() aF'), maxLength: 24 })

  it('is within the text, and at its end the mask is the one without a caret', () => {
    fc.assert(
      fc.property(type, text, fc.nat(24), (name, typed, at) => {
        const caret = Math.min(at, typed.length)
        const edited = maskWithCaret(name, typed, caret)
        expect(edited.caret).toBeGreaterThanOrEqual(0)
        expect(edited.caret).toBeLessThanOrEqual(edited.value.length)
        expect(maskWithCaret(name, typed, typed.length).value).toBe(maskField(name, typed))
        expect(maskWithCaret(name, edited.value, edited.caret)).toEqual(edited)
      }),
      { numRuns: 2000 },
    )
  })

  it('of an amount stays after the typed character', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(10), fc.constantFrom(...'123456789'), (amount, place, digit) => {
        const value = maskField('currency', String(amount))
        const caret = Math.min(Math.max(place, 1), value.length)
        const edited = press('currency', { value, caret }, digit)
        expect(edited.value.charAt(edited.caret - 1)).toBe(digit)
      }),
    )
  })
})
