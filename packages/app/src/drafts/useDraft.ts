import { useCallback, useEffect, useState } from 'react'
import { useCore } from '../scope/useCore'
import type { FieldSchemas } from '../views/stored'
import { type Fields, namesOf, onlyChanged, readable, storable } from './draft'
import { draftStore } from './draftStore'

export interface DraftOptions<T extends Fields> {
  /** Name of the form within partner and mode, with an ID if needed: "branding", `order ${id}`. */
  name: string
  /** Saved values. They may change after a refetch; typed values stay. */
  initial: T
  /** Schemas of the fields; stored values that don't fit are dropped. */
  fields: FieldSchemas<T>
  /** Fields that are never stored. */
  sensitive?: readonly (keyof T)[]
}

export interface Draft<T extends Fields> {
  value: T
  change: (patch: Partial<T>) => void
  isDirty: boolean
  changed: (keyof T)[]
  isRestored: boolean
  discard: () => void
  /** Marks sent changes as saved; later changes stay. */
  accept: (saved: T, sent: Partial<T>) => void
}

interface DraftState<T> {
  key: string
  changes: Partial<T>
  isRestored: boolean
  /** Values returned by the last save, used until newer ones arrive. */
  accepted?: { saved: T; over: T }
}

/** Form values that survive a reload or a new sign-in, stored per user, partner, mode and name. */
export function useDraft<T extends Fields>({ name, initial, fields, sensitive = [] }: DraftOptions<T>): Draft<T> {
  const { api, identity } = useCore()
  const key = draftStore.keyOf({ userId: identity.userId, ...api.scope, name })
  const begin = (): DraftState<T> => {
    const changes = readable(fields, draftStore.read(key), sensitive)
    return { key, changes, isRestored: namesOf(changes).length > 0 }
  }
  const [state, setState] = useState(begin)
  let current = state
  if (state.key !== key) {
    current = begin()
    setState(current)
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
    setState((before) => ({ ...before, changes: {}, isRestored: false }))
  }, [key])
  // Only a dirty form needs to be discarded on leave.
  useEffect(() => (isDirty ? draftStore.open(key, discard) : undefined), [isDirty, key, discard])

  return {
    value: { ...base, ...changes },
    change: (patch) => setState((before) => ({ ...before, changes: { ...before.changes, ...patch } })),
    isDirty,
    changed,
    isRestored: current.isRestored && isDirty,
    discard,
    accept: (saved, sent) => {
      draftStore.settle(key)
      setState((before) =>
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
