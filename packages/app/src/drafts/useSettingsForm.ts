import { ApiError, type Change, type ChangeMade, type Versioned } from '@partner-dashboard/client'
import { showToast } from '@partner-dashboard/ui'
import { useState } from 'react'
import { refusals } from '../views/refusals'
import { namesOf, onlyChanged } from './draft'
import { useDraft } from './useDraft'
import { usePinnedVersion } from './usePinnedVersion'

export type Problems<T> = Partial<Record<keyof T, string>>

/** The part of a mutation that a form needs. */
interface Saving<TSaved, TChanges> {
  isPending: boolean
  mutate: (
    change: Change<TChanges>,
    told: { onSuccess: (answer: Versioned<TSaved>) => void; onError: (error: Error) => void },
  ) => void
}

interface SettingsFormOptions<T extends object, TSaved, TChanges extends object> {
  /** Of the draft, within partner and mode. */
  name: string
  /** What is saved, as it was last read. */
  saved: Versioned<TSaved>
  /** As the form holds it, under the names that the server points to. */
  toFields: (saved: TSaved) => T
  /** `whole` is for a call that takes all of it: the changed fields over the version that is named. */
  toChanges: (changed: Partial<T>, whole: T) => TChanges
  check: (fields: T) => Problems<T>
  mutation: Saving<TSaved, TChanges>
  /** Reads anew, after somebody else saved. */
  reload: () => Promise<Versioned<TSaved>>
  savedText?: string
  onSaved?: () => void
}

interface Sent<T> {
  changed: Partial<T>
  etag: string | null
  before: Partial<T>
  more: object
  /** By itself, over a version that differed in nothing of this form. */
  isAgain?: true
}

interface Conflict<T> {
  etag: string | null
  /** What was to be sent with the fields. */
  more: object
  theirs: T
  /** What stood there when the first change was made, as far as it is known. */
  before: Partial<T>
  /** Who saved what since, the latest first, as far as it is known. */
  changes: readonly ChangeMade[]
}

/** A form shows these itself. What is left, a broken server and an ended session, is said in a toast. */
export const isHandled = (error: unknown) =>
  error instanceof ApiError && error.kind !== 'server' && error.kind !== 'unauthenticated'

/** Fields over a version that is saved: drafts, refusals at their fields, and a comparison where somebody else saved in between. */
export function useSettingsForm<T extends object, TSaved, TChanges extends object>({
  name,
  saved,
  toFields,
  toChanges,
  check,
  mutation,
  reload,
  savedText = 'Saved',
  onSaved,
}: SettingsFormOptions<T, TSaved, TChanges>) {
  const draft = useDraft<T>({ name, initial: toFields(saved.data) })
  const { pinned, pin, unpin } = usePinnedVersion(name, toFields(saved.data))
  const [problems, setProblems] = useState<Problems<T>>({})
  const [refusal, setRefusal] = useState<string>()
  const [conflict, setConflict] = useState<Conflict<T>>()
  const version = (draft.isDirty && pinned) || { etag: saved.etag, fields: toFields(saved.data) }

  async function compare({ changed, before, more, isAgain }: Sent<T>, changes: readonly ChangeMade[]) {
    try {
      const { data, etag } = await reload()
      const theirs = toFields(data)
      // What somebody else saved is not in this form: nothing of it would be overwritten.
      const isElsewhere =
        namesOf(theirs).every((field) => Object.hasOwn(before, field)) && changedSince(before, theirs).length === 0
      // Once: a server that refuses its own latest version would be asked for ever.
      if (isElsewhere && isAgain)
        setRefusal('Somebody else keeps saving here. What you typed is still here; try again.')
      else if (isElsewhere) send({ changed, etag, before: theirs, more, isAgain: true })
      else setConflict({ etag, theirs, before, more, changes })
    } catch {
      setRefusal('Somebody else saved in between. What they saved could not be read; try again.')
    }
  }

  function send(sent: Sent<T>) {
    setRefusal(undefined)
    const whole = { ...toFields(saved.data), ...sent.before, ...sent.changed }
    mutation.mutate(
      { changes: { ...toChanges(sent.changed, whole), ...sent.more }, etag: sent.etag },
      {
        onSuccess: ({ data }) => {
          draft.accept(toFields(data), sent.changed)
          unpin()
          setProblems({})
          setConflict(undefined)
          showToast({ text: savedText, tone: 'positive' })
          onSaved?.()
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 412) return void compare(sent, error.changes)
          setConflict(undefined)
          if (!isHandled(error)) return
          const names = namesOf(draft.value).map(String)
          const { '': whole, ...found } = refusals(error, names)
          setProblems(found as Problems<T>)
          setRefusal(whole)
        },
      },
    )
  }

  function discard() {
    draft.discard()
    unpin()
    setProblems({})
    setRefusal(undefined)
  }

  function takeTheirs() {
    discard()
    setConflict(undefined)
  }

  return {
    draft,
    value: draft.value,
    problems,
    refusal,
    isPending: mutation.isPending,
    change(patch: Partial<T>) {
      if (!draft.isDirty) pin({ etag: saved.etag, fields: toFields(saved.data) })
      draft.change(patch)
      setProblems((known) => {
        const left = { ...known }
        for (const field of namesOf(patch)) delete left[field]
        return left
      })
    },
    /** Nothing is sent where fields have to be corrected first. `more` is sent with the fields, also where none is changed. */
    submit(more: object = {}): void {
      if (mutation.isPending || (!draft.isDirty && Object.keys(more).length === 0)) return
      const found = check(draft.value)
      setProblems(found)
      if (Object.values(found).some((message) => message !== undefined)) return
      send({ changed: pick(draft.value, draft.changed), etag: version.etag, before: version.fields, more })
    },
    discard,
    conflict: conflict && {
      theirs: conflict.theirs,
      before: conflict.before,
      by: conflict.changes[0],
      /** Who changed a field last. */
      changeOf: (field: keyof T) => conflict.changes.find(({ fields }) => fields?.includes(String(field))),
      /** What either has changed, in the order of the form. */
      fields: namesOf(draft.value).filter(
        (field) => draft.changed.includes(field) || changedSince(conflict.before, conflict.theirs).includes(field),
      ),
      /** Over what somebody else saved; the fields that one has not touched stay theirs. */
      keepMine() {
        const { etag, theirs, more } = conflict
        if (!draft.isDirty && Object.keys(more).length === 0) return takeTheirs()
        pin({ etag, fields: theirs })
        send({ changed: pick(draft.value, draft.changed), etag, before: theirs, more })
      },
      takeTheirs,
      close: () => setConflict(undefined),
    },
  }
}

export type SettingsFormState<T extends object> = ReturnType<typeof useSettingsForm<T, never, never>>

/** Of what is known to have stood there, what another has changed. */
const changedSince = <T extends object>(before: Partial<T>, theirs: T) =>
  namesOf(onlyChanged(before, pick(theirs, namesOf(before))))

function pick<T extends object>(fields: T, names: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {}
  for (const name of names) picked[name] = fields[name]
  return picked
}
