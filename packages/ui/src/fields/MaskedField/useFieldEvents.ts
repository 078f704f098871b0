import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

const eventTypes = ['input', 'change', 'blur', 'keydown', 'beforeinput', 'compositionstart', 'compositionend'] as const

export type FieldEventType = (typeof eventTypes)[number]

/**
 * Listens to the browser's own events: React's `beforeinput` reports typing only, and its `change` costs half as much again per key. One
 * listener for all, since each handler of an effect has its price with every key. Attached before the first paint, so that a program that fills
 * in the field immediately is heard.
 */
export function useFieldEvents(
  input: RefObject<HTMLInputElement | null>,
  handle: (field: HTMLInputElement, event: Event) => void,
): void {
  const onEvent = useEffectEvent((event: Event) => handle(event.currentTarget as HTMLInputElement, event))
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const listening = new AbortController()
    // A program may fill in a field and submit in the same breath. A user's key is rendered in time by React.
    const listener = (event: Event) => (event.isTrusted ? onEvent(event) : flushSync(() => onEvent(event)))
    for (const type of eventTypes) field.addEventListener(type, listener, listening)
    return () => listening.abort()
  }, [input])
}
