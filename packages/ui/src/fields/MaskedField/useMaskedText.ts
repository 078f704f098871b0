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

const heard = ['input', 'change', 'blur', 'keydown', 'beforeinput', 'compositionstart', 'compositionend'] as const

const caretOf = (field: HTMLInputElement) => field.selectionStart ?? field.value.length

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
  const edit = (field: HTMLInputElement, kind: string) => {
    if (field.value === shown) return
    if (!isMasked(type)) return show(field.value)
    // An input method writes its text anew with each key. A mask in between would make it write beside what it wrote before.
    if (beforeComposition.current) return show(field.value, unmaskField(type, field.value, options))
    const deletion = kind.startsWith('delete')
      ? { previous: shown, isForward: kind === 'deleteContentForward' }
      : undefined
    const masked = maskWithCaret(type, field.value, caretOf(field), { ...options, deletion })
    if (!isOwn) history.clear()
    history.record({ value: shown, caret: caretBefore.current ?? shown.length }, masked, kind)
    put(field, masked)
  }

  const goBack = (field: HTMLInputElement, isRedo: boolean) => {
    if (!isOwn) return
    const present = { value: shown, caret: caretOf(field) }
    const next = isRedo ? history.redo(present) : history.undo(present)
    if (next) put(field, next)
  }
  const keyDown = (field: HTMLInputElement, event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !isMasked(type)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    goBack(field, key === 'y' || event.shiftKey)
  }
  const beforeInput = (field: HTMLInputElement, event: InputEvent) => {
    caretBefore.current = field.selectionStart
    if (!event.inputType.startsWith('history') || !isMasked(type)) return
    // Chosen from a menu.
    event.preventDefault()
    goBack(field, event.inputType === 'historyRedo')
  }
  const compositionEnd = (field: HTMLInputElement) => {
    const before = beforeComposition.current
    beforeComposition.current = undefined
    if (!before || !isMasked(type)) return
    const masked = maskWithCaret(type, field.value, caretOf(field), options)
    history.record(before, masked, '')
    put(field, masked)
  }
  const leave = () => {
    const settled = maskFieldOnBlur(type, shown, options)
    if (settled !== shown) {
      history.record({ value: shown, caret: shown.length }, { value: settled, caret: settled.length }, '')
      show(settled)
    }
    onLeave(settled)
  }
  // One for all, since what an effect hears has its price with every key.
  const hear = useEffectEvent((event: Event) => {
    const field = event.currentTarget as HTMLInputElement
    switch (event.type) {
      case 'input':
        return edit(field, event instanceof InputEvent ? event.inputType : '')
      // All that some password managers send.
      case 'change':
        return edit(field, '')
      case 'blur':
        return leave()
      case 'keydown':
        return keyDown(field, event as KeyboardEvent)
      case 'beforeinput':
        return beforeInput(field, event as InputEvent)
      case 'compositionstart':
        beforeComposition.current = { value: shown, caret: caretOf(field) }
        return
      case 'compositionend':
        return compositionEnd(field)
    }
  })
  // The browser's own events: React's `beforeinput` tells of typing alone, and its `change` costs a key half as much again. Before the first
  // paint, for a program may fill in what it finds at once.
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const listening = new AbortController()
    // What a program fills in stands before it goes on, for it may send the form in the same breath. A person's key React renders in time.
    const listener = (event: Event) => (event.isTrusted ? hear(event) : flushSync(() => hear(event)))
    for (const name of heard) field.addEventListener(name, listener, listening)
    return () => listening.abort()
  }, [])

  // After every key, since a caller may have refused it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown
  })

  return { input, shown }
}
