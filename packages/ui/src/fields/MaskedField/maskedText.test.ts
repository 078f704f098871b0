import { describe, expect, it } from 'vitest'
import { EditHistory } from './editHistory'
import {
  atEnd,
  givenText,
  historyCommand,
  historyKey,
  type MaskedType,
  maskEdit,
  settleText,
  shownText,
  typedText,
} from './maskedText'

const amount: MaskedType = { type: 'currency', options: {} }
const ein: MaskedType = { type: 'ein', options: {} }
const plain: MaskedType = { type: 'textArea', options: {} }

describe('shownText', () => {
  it('keeps the typed text while it has the same value', () => {
    const typed = typedText(amount, '$1,234.')
    expect(shownText(typed, typed.stored, amount)).toEqual({ isOwn: true, shown: '$1,234.' })
  })

  it('shows another value as given', () => {
    expect(shownText(typedText(amount, '$1,234.'), '99.5', amount)).toEqual({ isOwn: false, shown: '$99.50' })
  })

  it('starts with the value as given', () => {
    expect(givenText(ein, '123456789')).toEqual({ text: '12-3456789', stored: '123456789' })
  })
})

describe('maskEdit', () => {
  const edit = (shown: string, value: string, caret: number, kind: string) =>
    maskEdit(ein, { shown, edited: { value, caret }, kind })

  it('writes punctuation and keeps the caret after the typed character', () => {
    expect(edit('12', '123', 3, 'insertText')).toEqual({ value: '12-3', caret: 4 })
    expect(edit('12-3456', '192-3456', 2, 'insertText')).toEqual({ value: '19-23456', caret: 2 })
  })

  it('deletes the digit next to punctuation, in the direction of the key', () => {
    expect(edit('12-3456', '123456', 2, 'deleteContentBackward')).toEqual({ value: '13-456', caret: 1 })
    expect(edit('12-3456', '123456', 2, 'deleteContentForward').value).toBe('12-456')
  })

  it('reverts characters that the type does not have', () => {
    expect(edit('12-3', '12-3x', 5, 'insertText')).toEqual(atEnd('12-3'))
  })
})

describe('settleText', () => {
  it('completes an amount, as a step that can be undone', () => {
    const history = new EditHistory()
    expect(settleText(amount, '$1,234.5', history)).toBe('$1,234.50')
    expect(history.undo(atEnd('$1,234.50'))).toEqual(atEnd('$1,234.5'))
  })

  it('records nothing for a settled text', () => {
    const history = new EditHistory()
    expect(settleText(ein, '12-3456789', history)).toBe('12-3456789')
    expect(history.undo(atEnd('12-3456789'))).toBeUndefined()
  })
})

describe('historyKey', () => {
  const key = (pressed: string, more: Partial<KeyboardEvent> = {}) =>
    ({ key: pressed, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...more }) as KeyboardEvent

  it.each([
    ['Ctrl+Z', key('z'), 'undo'],
    ['Cmd+Z', key('z', { ctrlKey: false, metaKey: true }), 'undo'],
    ['Ctrl+Shift+Z', key('Z', { shiftKey: true }), 'redo'],
    ['Ctrl+Y', key('y'), 'redo'],
    ['Z', key('z', { ctrlKey: false }), undefined],
    ['Ctrl+Alt+Z', key('z', { altKey: true }), undefined],
    ['Ctrl+A', key('a'), undefined],
  ])('reads %s', (_name, event, direction) => {
    expect(historyKey(ein.type, event)).toBe(direction)
  })

  it('leaves a field without a mask to the browser', () => {
    expect(historyKey(plain.type, key('z'))).toBeUndefined()
  })
})

describe('historyCommand', () => {
  it.each([
    ['historyUndo', 'undo'],
    ['historyRedo', 'redo'],
    ['insertText', undefined],
  ])('reads %s', (inputType, direction) => {
    expect(historyCommand(ein.type, inputType)).toBe(direction)
  })

  it('leaves a field without a mask to the browser', () => {
    expect(historyCommand(plain.type, 'historyUndo')).toBeUndefined()
  })
})
