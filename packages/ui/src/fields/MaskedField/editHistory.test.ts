import { expect, it } from 'vitest'
import { type Edited, EditHistory } from './editHistory'

const at = (value: string, caret = value.length): Edited => ({ value, caret })

/** Records consecutive edits, each starting from the previous result. */
function after(...edits: [kind: string, value: string][]) {
  const history = new EditHistory()
  let present = at('')
  for (const [kind, value] of edits) {
    history.record(present, at(value), kind)
    present = at(value)
  }
  return { history, present }
}

it('undoes and redoes a run of typing as one step', () => {
  const { history, present } = after(['insertText', '1'], ['insertText', '12'], ['insertText', '12-3'])
  expect(history.undo(present)).toEqual(at(''))
  expect(history.undo(at(''))).toBeUndefined()
  expect(history.redo(at(''))).toEqual(at('12-3'))
  expect(history.redo(at('12-3'))).toBeUndefined()
})

it('ends a run on another type of edit and after every paste', () => {
  const { history } = after(['insertText', '1'], ['deleteContentBackward', ''], ['insertFromPaste', '12'])
  expect(history.undo(at('12'))).toEqual(at(''))
  expect(history.undo(at(''))).toEqual(at('1'))
  expect(history.undo(at('1'))).toEqual(at(''))
})

it('ends a run when the caret moves', () => {
  const { history } = after(['insertText', '1'], ['insertText', '12'])
  history.record(at('12', 0), at('312', 1), 'insertText')
  expect(history.undo(at('312', 1))).toEqual(at('12', 0))
  expect(history.undo(at('12', 0))).toEqual(at(''))
})

it('drops redo steps on the next edit, and everything on an external value', () => {
  const { history, present } = after(['insertFromPaste', '1'], ['insertFromPaste', '12'])
  expect(history.undo(present)).toEqual(at('1'))
  history.record(at('1'), at('13'), 'insertText')
  expect(history.redo(at('13'))).toBeUndefined()
  history.clear()
  expect(history.undo(at('13'))).toBeUndefined()
})

it('records no step for a reverted edit', () => {
  const { history } = after(['insertFromPaste', '12'], ['insertFromPaste', '12'])
  expect(history.undo(at('12'))).toEqual(at(''))
})

it('starts no run with a rejected key', () => {
  const { history, present } = after(['insertText', ''], ['insertText', '1'])
  expect(history.undo(present)).toEqual(at(''))
  const goesOn = after(['insertText', '1'], ['insertText', '1'], ['insertText', '12'])
  expect(goesOn.history.undo(goesOn.present)).toEqual(at(''))
})

it('keeps redo steps after a rejected key', () => {
  const { history, present } = after(['insertText', '1'])
  expect(history.undo(present)).toEqual(at(''))
  history.record(at(''), at(''), 'insertText')
  expect(history.redo(at(''))).toEqual(at('1'))
})
