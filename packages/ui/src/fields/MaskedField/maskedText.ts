import { isMasked, type MaskOptions, maskFieldOnBlur, maskStored, maskWithCaret, storedForm } from '../../masks'
import type { FieldType } from '../../validators'
import type { Edited, EditHistory } from './editHistory'

export interface MaskedType {
  type: FieldType
  options: MaskOptions
}

/** Displayed text with its stored form. */
export interface TypedText {
  text: string
  stored: string
}

export const typedText = ({ type, options }: MaskedType, text: string): TypedText => ({
  text,
  stored: storedForm(type, text, options),
})

/** Formats an external value. */
export const givenText = (masked: MaskedType, value: string): TypedText =>
  typedText(masked, maskStored(masked.type, value, masked.options))

/** Keeps the typed text while it has the same value, so `$1,234.` keeps its dot. */
export function shownText(typed: TypedText, value: string, { type, options }: MaskedType) {
  const isOwn = typed.stored === value
  return { isOwn, shown: isOwn ? typed.text : maskStored(type, value, options) }
}

interface Edit {
  /** Text before the edit. */
  shown: string
  /** Text and caret after the edit. */
  edited: Edited
  /** `inputType` of the edit (`insertText`, `deleteContentBackward`, …). */
  kind: string
}

/** Masks an edited text and places the caret. */
export function maskEdit({ type, options }: MaskedType, { shown, edited, kind }: Edit): Edited {
  const isForward = kind === 'deleteContentForward'
  const deletion = kind.startsWith('delete') ? { previous: shown, isForward } : undefined
  return maskWithCaret(type, edited.value, edited.caret, { ...options, deletion })
}

/** Text after blur. A change by the mask is recorded in the history. */
export function settleText({ type, options }: MaskedType, shown: string, history: EditHistory): string {
  const settled = maskFieldOnBlur(type, shown, options)
  if (settled !== shown) history.record(atEnd(shown), atEnd(settled), '')
  return settled
}

export const atEnd = (value: string): Edited => ({ value, caret: value.length })

type Direction = 'undo' | 'redo'

/** Handles Ctrl or Cmd with Z or Y in a masked field. */
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

/** Undo or redo from the browser's menu. */
export function historyCommand(type: FieldType, inputType: string): Direction | undefined {
  if (!inputType.startsWith('history') || !isMasked(type)) return undefined
  return inputType === 'historyRedo' ? 'redo' : 'undo'
}
