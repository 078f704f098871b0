import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

const eventTypes = ['input', 'change', 'blur', 'keydown', 'beforeinput', 'compositionstart', 'compositionend'] as const

export type FieldEventType = (typeof eventTypes)[number]

/**
 * Uses native events: React's `beforeinput` reports only typing, and its `change` costs 50% more per key. A single
 * listener keeps the cost per key low. Attached before the first paint, so programs that fill in fields immediately
 * are heard.
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
    // Programs may fill in and submit immediately, so their changes render synchronously.
    const listener = (event: Event) => (event.isTrusted ? onEvent(event) : flushSync(() => onEvent(event)))
    for (const type of eventTypes) field.addEventListener(type, listener, listening)
    return () => listening.abort()
  }, [input])
}
