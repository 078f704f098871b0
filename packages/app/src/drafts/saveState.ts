import type { ChangeMade } from '@partner-dashboard/client'
import { namesOf, onlyChanged } from './draft'

export type Problems<T> = Partial<Record<keyof T, string>>

/** One attempt to save. */
export interface Submission<T> {
  changed: Partial<T>
  etag: string | null
  /** The saved fields when the first change was made, as far as they are known. */
  before: Partial<T>
  /** Sent with the fields. */
  more: object
  /** Sent again over a newer version that differs in no field of this form. */
  isRetry?: true
}

/** Another user saved the same form in between. */
export interface Conflict<T> extends Pick<Submission<T>, 'etag' | 'before' | 'more'> {
  theirs: T
  /** Who saved what since, the latest first, as far as it is known. */
  changes: readonly ChangeMade[]
}

/**
 * How far saving a form has come. Whether the form is clean or dirty is its draft's.
 *
 * - `editing` → `saving` (send)
 * - `saving` → `editing` (saved, refused, failed), `comparing` (outdated)
 * - `comparing` → `saving` (send), `conflict` (conflict), `editing` (unresolved)
 * - `conflict` → `saving` (send), `editing` (close, discard)
 *
 * A conflict stays known, and its dialog open, until the next attempt has been saved or refused.
 */
export interface SaveState<T> {
  status: 'editing' | 'saving' | 'comparing' | 'conflict'
  problems: Problems<T>
  /** Why the form as a whole was not saved. */
  refusal: string | undefined
  conflict: Conflict<T> | undefined
}

export type SaveEvent<T> =
  | { type: 'edit'; fields: readonly (keyof T)[] }
  | { type: 'check'; problems: Problems<T> }
  | { type: 'send' | 'saved' | 'outdated' | 'close' | 'discard' }
  | { type: 'refused'; problems: Problems<T>; refusal: string | undefined }
  /** Not saved, which a toast reports. */
  | { type: 'failed' }
  | { type: 'conflict'; conflict: Conflict<T> }
  | { type: 'unresolved'; refusal: string }

export const initialSaveState = { status: 'editing', problems: {}, refusal: undefined, conflict: undefined } as const

export function saveReducer<T>(state: SaveState<T>, event: SaveEvent<T>): SaveState<T> {
  switch (event.type) {
    case 'edit':
      return { ...state, problems: without(state.problems, event.fields) }
    case 'check':
      return { ...state, problems: event.problems }
    case 'send':
      return { ...state, status: 'saving', refusal: undefined }
    case 'saved':
    case 'discard':
      return initialSaveState
    case 'refused':
      return { status: 'editing', problems: event.problems, refusal: event.refusal, conflict: undefined }
    case 'failed':
    case 'close':
      return { ...state, status: 'editing', conflict: undefined }
    case 'outdated':
      return { ...state, status: 'comparing' }
    case 'conflict':
      return { ...state, status: 'conflict', conflict: event.conflict }
    case 'unresolved':
      return { ...state, status: state.conflict ? 'conflict' : 'editing', refusal: event.refusal }
  }
}

/** What to do with a submission that the server refused as outdated, given what is saved now. */
export function resolveOutdated<T extends object>(
  { before, isRetry }: Pick<Submission<T>, 'before' | 'isRetry'>,
  theirs: T,
): 'send' | 'giveUp' | 'ask' {
  const isKnown = namesOf(theirs).every((field) => Object.hasOwn(before, field))
  if (!isKnown || changedSince(before, theirs).length > 0) return 'ask'
  // Nothing in this form would be overwritten. A server that refuses its own latest version is not sent it again and again.
  return isRetry ? 'giveUp' : 'send'
}

/** Fields changed by either user, in the order of the form. */
export const conflictingFields = <T extends object>(
  { before, theirs }: Pick<Conflict<T>, 'before' | 'theirs'>,
  value: T,
  changed: readonly (keyof T)[],
) => namesOf(value).filter((field) => changed.includes(field) || changedSince(before, theirs).includes(field))

export function pick<T extends object>(fields: T, names: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {}
  for (const name of names) picked[name] = fields[name]
  return picked
}

const changedSince = <T extends object>(before: Partial<T>, theirs: T) =>
  namesOf(onlyChanged(before, pick(theirs, namesOf(before))))

function without<T>(problems: Problems<T>, fields: readonly (keyof T)[]): Problems<T> {
  const left = { ...problems }
  for (const field of fields) delete left[field]
  return left
}
