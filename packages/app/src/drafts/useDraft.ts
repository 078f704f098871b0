import { useCallback, useEffect, useState } from 'react'
import { useCore } from '../scope/useCore'
import type { FieldSchemas } from '../views/stored'
import { type Fields, namesOf, onlyChanged, readable, storable } from './draft'
import { draftStore } from './draftStore'

export interface DraftOptions<T extends Fields> {
  /** Names the form within partner and mode, with the id of what it changes: 'branding', `order ${id}`. */
  name: string
  /** What the form shows before anything is typed. It may change, as an answer comes anew: only what was typed stays over it. */
  initial: T
  /** What each field may hold. A stored field that doesn't fit is dropped. */
  fields: FieldSchemas<T>
  /** Fields that are never written down: they are gone with the page. Files are none of these: they cannot be written. */
  sensitive?: readonly (keyof T)[]
}

export interface Draft<T extends Fields> {
  value: T
  change: (patch: Partial<T>) => void
  isDirty: boolean
  /** The fields that differ from what is saved. */
  changed: (keyof T)[]
  /** Whether what is shown was typed before the page was left or the session ended. */
  isRestored: boolean
  /** Back to what is saved. */
  discard: () => void
  /** What was sent is saved, as this. What was typed on meanwhile stays. */
  accept: (saved: T, sent: Partial<T>) => void
}

interface Held<T> {
  key: string
  changes: Partial<T>
  isRestored: boolean
  /** What a save answered, and over what: it stands until the form is given something newer. */
  accepted?: { saved: T; over: T }
}

/** A form's text that is not lost: kept by user, partner, mode and name, and there again after a reload or a new sign-in. */
export function useDraft<T extends Fields>({ name, initial, fields, sensitive = [] }: DraftOptions<T>): Draft<T> {
  const { api, identity } = useCore()
  const key = draftStore.keyOf({ userId: identity.userId, ...api.scope, name })
  const begin = (): Held<T> => {
    const changes = readable(fields, draftStore.read(key), sensitive)
    return { key, changes, isRestored: namesOf(changes).length > 0 }
  }
  const [held, setHeld] = useState(begin)
  let current = held
  if (held.key !== key) {
    current = begin()
    setHeld(current)
  }

  const { accepted } = current
  const isAccepted = accepted !== undefined && namesOf(onlyChanged(initial, accepted.over)).length === 0
  const base = isAccepted ? accepted.saved : initial
  const changes = onlyChanged(base, current.changes)
  const changed = namesOf(changes)
  const isDirty = changed.length > 0

  useEffect(() => draftStore.write(key, storable(changes, sensitive)))

  const discard = useCallback(() => {
    draftStore.settle(key)
    setHeld((before) => ({ ...before, changes: {}, isRestored: false }))
  }, [key])
  // Only a form that was typed in has something to throw away.
  useEffect(() => (isDirty ? draftStore.open(key, discard) : undefined), [isDirty, key, discard])

  return {
    value: { ...base, ...changes },
    change: (patch) => setHeld((before) => ({ ...before, changes: { ...before.changes, ...patch } })),
    isDirty,
    changed,
    isRestored: current.isRestored && isDirty,
    discard,
    accept: (saved, sent) => {
      draftStore.settle(key)
      setHeld((before) =>
        before.key === key
          ? {
              key,
              changes: onlyChanged(sent, before.changes),
              isRestored: false,
              accepted: { saved, over: initial },
            }
          : before,
      )
    },
  }
}
