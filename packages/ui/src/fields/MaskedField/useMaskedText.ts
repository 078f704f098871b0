import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  isMasked,
  type MaskOptions,
  maskFieldOnBlur,
  maskStored,
  maskWithCaret,
  storedForm,
  unmaskField,
} from '../../masks'
import type { FieldType } from '../../validators'
import { type Edited, EditHistory } from './editHistory'

interface MaskedTextProps extends MaskOptions {
  type: FieldType
  value: string
  onChange: (stored: string) => void
  /** The field was left, and rests with this text. */
  onLeave: (shown: string) => void
}

/** What a masked input shows of a stored value, the caret in it, and a history to undo and redo by key or from a menu. */
export function useMaskedText({ type, value, onChange, onLeave, dateFormat }: MaskedTextProps) {
  const options = { dateFormat }
  const input = useRef<HTMLInputElement>(null)
  const [history] = useState(() => new EditHistory())
  // Where the caret stood before the edit that is under way.
  const caretBefore = useRef<number | null>(null)
  // What an input method (Japanese, or the suggestions of a phone) began to write into.
  const beforeComposition = useRef<Edited>(undefined)
  const [typed, setTyped] = useState(() => {
    const text = maskStored(type, value, options)
    return { text, stored: storedForm(type, text, options) }
  })
  // What one is typing stays as it is while it means what is stored: `$1,234.` is not yet another amount.
  const isOwn = typed.stored === value
  const shown = isOwn ? typed.text : maskStored(type, value, options)

  const show = (text: string, stored = storedForm(type, text, options)) => {
    setTyped({ text, stored })
    onChange(stored)
  }
  const put = (field: HTMLInputElement, { value: next, caret }: Edited) => {
    // At once, and not only by React: an edit that the mask takes back changes no state, and what React then writes puts the caret behind it.
    if (field.value !== next) field.value = next
    if (field.selectionStart !== caret && document.activeElement === field) field.setSelectionRange(caret, caret)
    if (next !== shown || !isOwn) show(next)
  }
  const edit = useEffectEvent((nativeEvent: Event) => {
    const target = nativeEvent.currentTarget as HTMLInputElement
    if (target.value === shown) return
    if (!isMasked(type)) return show(target.value)
    // An input method writes its text anew with each key. A mask in between would make it write beside what it wrote before.
    if (beforeComposition.current) return show(target.value, unmaskField(type, target.value, options))
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const deletion = kind.startsWith('delete')
      ? { previous: shown, isForward: kind === 'deleteContentForward' }
      : undefined
    const caret = target.selectionStart ?? target.value.length
    const masked = maskWithCaret(type, target.value, caret, { ...options, deletion })
    if (!isOwn) history.clear()
    history.record({ value: shown, caret: caretBefore.current ?? shown.length }, masked, kind)
    put(target, masked)
  })

  const goBack = (isRedo: boolean) => {
    const field = input.current
    if (!field || !isOwn) return
    const present = { value: shown, caret: field.selectionStart ?? shown.length }
    const next = isRedo ? history.redo(present) : history.undo(present)
    if (next) put(field, next)
  }
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const isHistory = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y')
    if (!isHistory || !isMasked(type)) return
    event.preventDefault()
    goBack(key === 'y' || event.shiftKey)
  })
  const beforeInput = useEffectEvent((event: InputEvent) => {
    caretBefore.current = input.current?.selectionStart ?? null
    if (!event.inputType.startsWith('history') || !isMasked(type)) return
    // Chosen from a menu.
    event.preventDefault()
    goBack(event.inputType === 'historyRedo')
  })
  const compositionStart = useEffectEvent(() => {
    beforeComposition.current = { value: shown, caret: input.current?.selectionStart ?? shown.length }
  })
  const compositionEnd = useEffectEvent(() => {
    const before = beforeComposition.current
    const field = input.current
    beforeComposition.current = undefined
    if (!field || !before || !isMasked(type)) return
    const masked = maskWithCaret(type, field.value, field.selectionStart ?? field.value.length, options)
    history.record(before, masked, '')
    put(field, masked)
  })
  const blur = useEffectEvent(() => {
    const settled = maskFieldOnBlur(type, shown, options)
    if (settled !== shown) {
      history.record({ value: shown, caret: shown.length }, { value: settled, caret: settled.length }, '')
      show(settled)
    }
    onLeave(settled)
  })
  // The browser's own events: React's `beforeinput` tells of typing alone, and its `change` costs a key half as much again. Before the first
  // paint, for a program may fill in what it finds at once.
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const listening = new AbortController()
    // What a program fills in stands before it goes on, for it may send the form in the same breath. A person's key React renders in time.
    const change = (event: Event) => (event.isTrusted ? edit(event) : flushSync(() => edit(event)))
    field.addEventListener('input', change, listening)
    // All that some password managers send.
    field.addEventListener('change', change, listening)
    field.addEventListener('blur', blur, listening)
    field.addEventListener('keydown', keyDown, listening)
    field.addEventListener('beforeinput', beforeInput, listening)
    field.addEventListener('compositionstart', compositionStart, listening)
    field.addEventListener('compositionend', compositionEnd, listening)
    return () => listening.abort()
  }, [])

  // After every key, since a caller may have refused it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown
  })

  return { input, shown }
}
