import { useLayoutEffect, useRef, useState } from 'react'
import { isMasked, type MaskOptions, unmaskField } from '../../masks'
import type { FieldType } from '../../validators'
import { type Edited, EditHistory } from './editHistory'
import {
  givenText,
  historyCommand,
  historyKey,
  maskEdit,
  settleText,
  shownText,
  type TypedText,
  typedText,
} from './maskedText'
import { type FieldEventType, useFieldEvents } from './useFieldEvents'

interface MaskedTextProps extends MaskOptions {
  type: FieldType
  value: string
  onChange: (stored: string) => void
  /** Called on blur with the final text. */
  onLeave: (shown: string) => void
}

const stateOf = (field: HTMLInputElement): Edited => ({
  value: field.value,
  caret: field.selectionStart ?? field.value.length,
})

/** Text, caret and undo history of a masked input. */
export function useMaskedText({ type, value, onChange, onLeave, dateFormat }: MaskedTextProps) {
  const masked = { type, options: { dateFormat } }
  const input = useRef<HTMLInputElement>(null)
  const [history] = useState(() => new EditHistory())
  const caretBeforeEdit = useRef<number | null>(null)
  // Set during IME composition (Japanese, or phone suggestions).
  const beforeComposition = useRef<Edited>(undefined)
  const [typed, setTyped] = useState(() => givenText(masked, value))
  const { isOwn, shown } = shownText(typed, value, masked)

  const show = (next: TypedText) => {
    setTyped(next)
    onChange(next.stored)
  }
  const put = (field: HTMLInputElement, { value: next, caret }: Edited) => {
    // Set synchronously: an edit that the mask reverts changes no state, and a later update by React would move the caret to the end.
    if (field.value !== next) field.value = next
    if (field.selectionStart !== caret && document.activeElement === field) field.setSelectionRange(caret, caret)
    if (next !== shown || !isOwn) show(typedText(masked, next))
  }
  const edit = (field: HTMLInputElement, kind: string) => {
    if (field.value === shown) return
    if (!isMasked(type)) return show(typedText(masked, field.value))
    // IMEs rewrite their text on each key, so masking waits until the composition ends.
    if (beforeComposition.current)
      return show({ text: field.value, stored: unmaskField(type, field.value, masked.options) })
    const next = maskEdit(masked, { shown, edited: stateOf(field), kind })
    if (!isOwn) history.clear()
    history.record({ value: shown, caret: caretBeforeEdit.current ?? shown.length }, next, kind)
    put(field, next)
  }
  const step = (field: HTMLInputElement, event: Event, direction: 'undo' | 'redo' | undefined) => {
    if (!direction) return
    event.preventDefault()
    const next = isOwn ? history[direction]({ value: shown, caret: stateOf(field).caret }) : undefined
    if (next) put(field, next)
  }
  const endComposition = (field: HTMLInputElement) => {
    const before = beforeComposition.current
    beforeComposition.current = undefined
    if (!before || !isMasked(type)) return
    const next = maskEdit(masked, { shown, edited: stateOf(field), kind: '' })
    history.record(before, next, '')
    put(field, next)
  }
  const leave = () => {
    const settled = settleText(masked, shown, history)
    if (settled !== shown) show(typedText(masked, settled))
    onLeave(settled)
  }

  useFieldEvents(input, (field, event) => {
    switch (event.type as FieldEventType) {
      case 'input':
        return edit(field, event instanceof InputEvent ? event.inputType : '')
      // The only event some password managers send.
      case 'change':
        return edit(field, '')
      case 'blur':
        return leave()
      case 'keydown':
        return step(field, event, historyKey(type, event as KeyboardEvent))
      case 'beforeinput':
        caretBeforeEdit.current = field.selectionStart
        return step(field, event, historyCommand(type, (event as InputEvent).inputType))
      case 'compositionstart':
        beforeComposition.current = { value: shown, caret: stateOf(field).caret }
        return
      case 'compositionend':
        return endComposition(field)
    }
  })

  // Runs after every key, since the caller may reject it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown
  })

  return { input, shown }
}
