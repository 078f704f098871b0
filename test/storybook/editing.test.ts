import { expect, it } from 'vitest'
import { withStorybook } from './builtStorybook'

// Stories dispatch key events by script. Here the browser edits, with its own caret, clipboard and undo history.
const built = withStorybook()

async function open(type: string, value: string): Promise<void> {
  // A story without a play function, with args in the URL.
  const args = `type:${type};value:${value};isDisabled:!false`
  await built.open('fields-maskedfield--disabled', args)
  await built.page().getByRole('textbox').click()
}

/** Displayed text with | for the caret. */
const seen = () =>
  built
    .page()
    .getByRole('textbox')
    .evaluate((input: HTMLInputElement) => {
      const at = input.selectionStart ?? 0
      return `${input.value.slice(0, at)}|${input.value.slice(at)}`
    })

const placeCaret = (from: number, to = from) =>
  built
    .page()
    .getByRole('textbox')
    .evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [from, to] as [number, number])

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await built.page().keyboard.press(key)
}

it.each([
  ['phone', '212736500', '(212) 7|36-500', '9', '(212) 79|3-6500'],
  ['phone', '2127365000', '(212) 7|36-5000', 'Backspace', '(212) |365-000'],
  ['phone', '2127365000', '(212) 7|36-5000', 'Delete', '(212) 7|65-000'],
  ['phone', '2127365000', '(212) |736-5000', 'Backspace', '(21|7) 365-000'],
  ['phone', '2127365000', '(212|) 736-5000', 'Delete', '(212|) 365-000'],
  ['phone', '2127365000', '(212) 7|36-5000', '9', '(212) 79|3-6500'],
  ['phone', '2127365000', '(212) 736-5000|', '9', '(212) 736-5000|'],
  ['phone', '2127365000', '(212) 7|36-5000', 'x', '(212) 7|36-5000'],
  ['phone', '2127365000', '(2|12) 736-5000', 'Control+Delete', '(2|'],
  ['currency', '1234', '$1,23|4', '9', '$12,39|4'],
  ['currency', '1234', '$1,|234', 'Backspace', '$|234'],
  ['ein', '123456789', '12-|3456789', 'Backspace', '1|3-456789'],
  ['date', '2026-11-21', '11/2|1/2026', '3', '11/23|/1202'],
  ['percent', '0.12', '12%|', 'Backspace', '1|%'],
])('%s %s: %s and %s give %s', async (type, value, before, key, after) => {
  await open(type, value)
  await placeCaret(before.indexOf('|'))
  expect(await seen()).toBe(before)
  await press(key)
  const now = await seen()
  // Word boundaries differ by browser.
  if (key === 'Control+Delete') expect(now.startsWith(after)).toBe(true)
  else expect(now).toBe(after)
})

it('accepts a number pasted with a leading 1, over another one and into an empty field', async () => {
  await open('phone', '4155550123')
  await press('Control+a')
  await built.page().keyboard.insertText('1 (212) 736-5000')
  expect(await seen()).toBe('(212) 736-5000|')
  await press('Control+a', 'Control+c', 'Delete')
  expect(await seen()).toBe('|')
  await built.page().keyboard.insertText('12127365000')
  expect(await seen()).toBe('(212) 736-5000|')
})

it('supports undo and redo after the mask moved the input', async () => {
  await open('phone', '')
  await built.page().keyboard.type('2127365000')
  await placeCaret(7)
  await press('Backspace')
  await placeCaret(2)
  await built.page().keyboard.insertText('4')
  expect(await seen()).toBe('(24|1) 236-5000')
  await press('Control+z')
  expect(await seen()).toBe('(2|12) 365-000')
  await press('Control+z')
  expect(await seen()).toBe('(212) 7|36-5000')
  await press('Control+z')
  expect(await seen()).toBe('|')
  await press('Control+z')
  expect(await seen()).toBe('|')
  await press('Control+Shift+z', 'Control+y', 'Control+y')
  expect(await seen()).toBe('(24|1) 236-5000')
})

it('undoes the formatting on blur', async () => {
  await open('currency', '')
  await built.page().keyboard.type('01234.5')
  await press('Tab', 'Shift+Tab')
  expect((await seen()).replace('|', '')).toBe('$1,234.50')
  await press('Control+z')
  expect((await seen()).replace('|', '')).toBe('$01,234.5')
})

it('cuts with the keyboard and pastes elsewhere', async () => {
  await open('phone', '2127365000')
  await placeCaret(6, 9)
  await press('Control+x')
  expect(await seen()).toBe('(212) |500-0')
  await press('End')
  await built.page().keyboard.insertText('736')
  expect(await seen()).toBe('(212) 500-0736|')
})

// Simulates an input method, where each key replaces the composition. `written` is at the caret.
async function compose(...written: string[]): Promise<string[]> {
  const input = await built.page().context().newCDPSession(built.page())
  const meanwhile: string[] = []
  for (const text of written) {
    const end = { selectionStart: text.length, selectionEnd: text.length }
    await input.send('Input.imeSetComposition', { text, ...end })
    meanwhile.push(await seen())
  }
  await input.send('Input.insertText', { text: written.at(-1) ?? '' })
  await input.detach()
  return meanwhile
}

it("doesn't mask during input method composition", async () => {
  await open('hexcode', '')
  expect(await compose('a', 'a1', 'a1b')).toEqual(['a|', 'a1|', 'a1b|'])
  expect(await seen()).toBe('#A1B|')
  await press('Control+z')
  expect(await seen()).toBe('|')

  await open('phone', '2127365')
  await placeCaret(7)
  expect(await compose('9', '98')).toEqual(['(212) 79|36-5', '(212) 798|36-5'])
  expect(await seen()).toBe('(212) 798|-365')
  await press('Control+z')
  expect(await seen()).toBe('(212) 7|36-5')
})
