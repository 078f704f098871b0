import type { ChangeMade } from '@partner-dashboard/client'
import { namesOf, onlyChanged } from './draft'

export type Problems<T> = Partial<Record<keyof T, string>>

export interface Submission<T> {
  changed: Partial<T>
  etag: string | null
  /** Saved fields at the time of the first change, as far as they are known. */
  before: Partial<T>
  /** Additional data sent with the fields. */
  more: object
  /** Retried with a newer version that differs in no field of this form. */
  isRetry?: true
}

export interface Conflict<T> extends Pick<Submission<T>, 'etag' | 'before' | 'more'> {
  theirs: T
  /** Changes since then with their authors, most recent first, as far as known. */
  changes: readonly ChangeMade[]
}

/**
 * State of saving a form; whether it's dirty is up to its draft.
 *
 * - `editing` → `saving` (send)
 * - `saving` → `editing` (saved, refused, failed), `comparing` (outdated)
 * - `comparing` → `saving` (send), `conflict` (conflict), `editing` (unresolved)
 * - `conflict` → `saving` (send), `editing` (close, discard)
 *
 * The conflict and its dialog stay until the next attempt succeeds or is refused.
 */
export interface SaveState<T> {
  status: 'editing' | 'saving' | 'comparing' | 'conflict'
  problems: Problems<T>
  /** Error of the whole form. */
  refusal: string | undefined
  conflict: Conflict<T> | undefined
}

export type SaveEvent<T> =
  | { type: 'edit'; fields: readonly (keyof T)[] }
  | { type: 'check'; problems: Problems<T> }
  | { type: 'send' | 'saved' | 'outdated' | 'close' | 'discard' }
  | { type: 'refused'; problems: Problems<T>; refusal: string | undefined }
  /** Failed with a toast. */
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

/** What to do after the server rejected an outdated version, given the current one. */
export function resolveOutdated<T extends object>(
  { before, isRetry }: Pick<Submission<T>, 'before' | 'isRetry'>,
  theirs: T,
): 'send' | 'giveUp' | 'ask' {
  const isKnown = namesOf(theirs).every((field) => Object.hasOwn(before, field))
  if (!isKnown || changedSince(before, theirs).length > 0) return 'ask'
  // Nothing in this form would be overwritten. Gives up if the server rejects its own latest version.
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
