import { isMasked, type MaskOptions, maskFieldOnBlur, maskStored, maskWithCaret, storedForm } from '../../masks'
import type { FieldType } from '../../validators'
import type { Edited, EditHistory } from './editHistory'

export interface MaskedType {
  type: FieldType
  options: MaskOptions
}

/** A shown text with the stored form it means. */
export interface TypedText {
  text: string
  stored: string
}

export const typedText = ({ type, options }: MaskedType, text: string): TypedText => ({
  text,
  stored: storedForm(type, text, options),
})

/** A value from the outside, as the field shows it. */
export const givenText = (masked: MaskedType, value: string): TypedText =>
  typedText(masked, maskStored(masked.type, value, masked.options))

/** The typed text while it means the value, so that `$1,234.` keeps its dot; else the value as given. */
export function shownText(typed: TypedText, value: string, { type, options }: MaskedType) {
  const isOwn = typed.stored === value
  return { isOwn, shown: isOwn ? typed.text : maskStored(type, value, options) }
}

interface Edit {
  /** The field's text before the edit. */
  shown: string
  /** The field's text and caret after the edit, as the browser left them. */
  edited: Edited
  /** The browser's name of the edit (`insertText`, `deleteContentBackward`, …). */
  kind: string
}

/** Masks an edited text, and places the caret. */
export function maskEdit({ type, options }: MaskedType, { shown, edited, kind }: Edit): Edited {
  const isForward = kind === 'deleteContentForward'
  const deletion = kind.startsWith('delete') ? { previous: shown, isForward } : undefined
  return maskWithCaret(type, edited.value, edited.caret, { ...options, deletion })
}

/** The text of a field that was left. A change by the mask is a step of the history. */
export function settleText({ type, options }: MaskedType, shown: string, history: EditHistory): string {
  const settled = maskFieldOnBlur(type, shown, options)
  if (settled !== shown) history.record(atEnd(shown), atEnd(settled), '')
  return settled
}

export const atEnd = (value: string): Edited => ({ value, caret: value.length })

type Direction = 'undo' | 'redo'

/** Ctrl or Cmd with Z or Y, in a field whose history is its mask's. */
export function historyKey(
  type: FieldType,
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>,
): Direction | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !isMasked(type)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y') return 'redo'
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return undefined
}

/** Undo or redo, chosen from a menu of the browser. */
export function historyCommand(type: FieldType, inputType: string): Direction | undefined {
  if (!inputType.startsWith('history') || !isMasked(type)) return undefined
  return inputType === 'historyRedo' ? 'redo' : 'undo'
}
