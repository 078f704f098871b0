import { ApiError, type Change, type ChangeMade, type Versioned } from '@partner-dashboard/client'
import { showToast } from '@partner-dashboard/ui'
import { useReducer } from 'react'
import { refusals } from '../views/refusals'
import type { FieldSchemas } from '../views/stored'
import { namesOf } from './draft'
import {
  conflictingFields,
  initialSaveState,
  type Problems,
  pick,
  resolveOutdated,
  type SaveEvent,
  type Submission,
  saveReducer,
} from './saveState'
import { type Draft, useDraft } from './useDraft'
import { usePinnedVersion } from './usePinnedVersion'

/** Part of a mutation used by forms. */
interface Saving<TSaved, TChanges> {
  mutate: (
    change: Change<TChanges>,
    callbacks: { onSuccess: (answer: Versioned<TSaved>) => void; onError: (error: Error) => void },
  ) => void
}

interface SettingsFormOptions<T extends object, TSaved, TChanges extends object> {
  name: string
  /** Saved version as last loaded. */
  saved: Versioned<TSaved>
  /** Converts to form fields, named like the server's error pointers. */
  toFields: (saved: TSaved) => T
  /** Schemas of the draft's fields. */
  fields: FieldSchemas<T>
  /** Converts to a request; `whole` has all fields, for calls that replace the object. */
  toChanges: (changed: Partial<T>, whole: T) => TChanges
  check: (fields: T) => Problems<T>
  mutation: Saving<TSaved, TChanges>
  /** Reloads after a conflict. */
  reload: () => Promise<Versioned<TSaved>>
  /** Toast, also by what the request contains. */
  savedText?: string | ((changes: TChanges) => string)
  onSaved?: () => void
}

/** Errors a form shows itself. Server errors and expired sessions show a toast. */
export const isHandled = (error: unknown) =>
  error instanceof ApiError && error.kind !== 'server' && error.kind !== 'unauthenticated'

export function useSettingsForm<T extends object, TSaved, TChanges extends object>(
  options: SettingsFormOptions<T, TSaved, TChanges>,
) {
  const { name, saved, toFields, check } = options
  const initial = toFields(saved.data)
  const draft = useDraft<T>({ name, initial, fields: options.fields })
  const { pinned, pin, unpin } = usePinnedVersion(name, options.fields)
  const [state, dispatch] = useReducer(saveReducer<T>, initialSaveState)
  const send = useSend({ options, draft, unpin, dispatch })
  const { problems, refusal, conflict } = state
  const isPending = state.status === 'saving' || state.status === 'comparing'
  const saving = () => pick(draft.value, draft.changed)

  function discard() {
    draft.discard()
    unpin()
    dispatch({ type: 'discard' })
  }

  return {
    draft,
    value: draft.value,
    problems,
    refusal,
    isPending,
    change(patch: Partial<T>) {
      if (!draft.isDirty) pin({ etag: saved.etag, fields: initial })
      draft.change(patch)
      dispatch({ type: 'edit', fields: namesOf(patch) })
    },
    /** Does nothing while fields are invalid. `more` is sent in addition, even if no field changed. */
    submit(more: object = {}): void {
      if (isPending || (!draft.isDirty && isEmpty(more))) return
      const errors = check(draft.value)
      dispatch({ type: 'check', problems: errors })
      if (Object.values(errors).some((message) => message !== undefined)) return
      const version = (draft.isDirty && pinned) || { etag: saved.etag, fields: initial }
      send({ changed: saving(), etag: version.etag, before: version.fields, more })
    },
    discard,
    conflict: conflict && {
      theirs: conflict.theirs,
      before: conflict.before,
      by: conflict.changes[0],
      /** The last change of a field. */
      changeOf: (field: keyof T) => conflict.changes.find(({ fields }) => fields?.includes(String(field))),
      fields: conflictingFields(conflict, draft.value, draft.changed),
      /** Overwrites the conflicting fields; fields you didn't change keep the other user's values. */
      keepMine() {
        const { etag, theirs, more } = conflict
        if (!draft.isDirty && isEmpty(more)) return discard()
        pin({ etag, fields: theirs })
        send({ changed: saving(), etag, before: theirs, more })
      },
      takeTheirs: discard,
      close: () => dispatch({ type: 'close' }),
    },
  }
}

export type SettingsFormState<T extends object> = ReturnType<typeof useSettingsForm<T, never, never>>

interface SendOptions<T extends object, TSaved, TChanges extends object> {
  options: SettingsFormOptions<T, TSaved, TChanges>
  draft: Draft<T>
  unpin: () => void
  dispatch: (event: SaveEvent<T>) => void
}

/** Sends a submission and dispatches the result. */
function useSend<T extends object, TSaved, TChanges extends object>(form: SendOptions<T, TSaved, TChanges>) {
  const { options, draft, unpin, dispatch } = form
  const { saved, toFields, toChanges, mutation, reload, savedText = 'Saved', onSaved } = options

  function send(submission: Submission<T>): void {
    const { changed, before, more, etag } = submission
    const fields = { ...toFields(saved.data), ...before, ...changed }
    const changes = { ...toChanges(changed, fields), ...more }
    dispatch({ type: 'send' })
    mutation.mutate(
      { changes, etag },
      {
        onSuccess({ data }) {
          draft.accept(toFields(data), changed)
          unpin()
          dispatch({ type: 'saved' })
          showToast({ text: typeof savedText === 'string' ? savedText : savedText(changes), tone: 'positive' })
          onSaved?.()
        },
        onError(error) {
          if (error instanceof ApiError && error.status === 412) void compare(submission, error.changes)
          else dispatch(isHandled(error) ? refusedBy(error, draft.value) : { type: 'failed' })
        },
      },
    )
  }

  async function compare(submission: Submission<T>, changes: readonly ChangeMade[]): Promise<void> {
    const { before, more } = submission
    dispatch({ type: 'outdated' })
    try {
      const { data, etag } = await reload()
      const theirs = toFields(data)
      const resolution = resolveOutdated(submission, theirs)
      if (resolution === 'ask') dispatch({ type: 'conflict', conflict: { etag, theirs, before, more, changes } })
      else if (resolution === 'send') send({ ...submission, etag, before: theirs, isRetry: true })
      else dispatch({ type: 'unresolved', refusal: savedAgain })
    } catch {
      dispatch({ type: 'unresolved', refusal: unreadable })
    }
  }

  return send
}

const savedAgain = 'Someone else keeps saving changes here. Your edits are kept. Try again.'
const unreadable = "Someone else saved changes, and we couldn't load them. Try again."

function refusedBy<T extends object>(error: unknown, value: T): SaveEvent<T> {
  const { '': refusal, ...problems } = refusals(error, namesOf(value).map(String))
  return { type: 'refused', problems: problems as Problems<T>, refusal }
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0
