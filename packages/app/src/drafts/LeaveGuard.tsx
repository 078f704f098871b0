import { ConfirmDialog } from '@partner-dashboard/ui'
import { useBlocker } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isReloading } from '../router/reloadOnce'
import type { ScopeSearch } from '../router/scoped'
import { draftStore } from './draftStore'

interface LeaveGuardProps {
  /** The changed fields, as the form calls them. */
  fields: readonly string[]
  isDirty: boolean
  /** Besides the drafts on the page, which are thrown away with the leave. */
  onLeave?: () => void
}

interface Place {
  pathname: string
  search: ScopeSearch
}

/** Another page, or this one of another partner or mode. What else stands in the address leaves the form where it is. */
const isElsewhere = (from: Place, to: Place) =>
  from.pathname !== to.pathname ||
  from.search.partner_id !== to.search.partner_id ||
  from.search.sandbox_mode !== to.search.sandbox_mode

/** Asks before a page is left with something in it that is not saved. A session that ends does not ask: the draft is there afterwards. */
export function LeaveGuard({ fields, isDirty, onLeave }: LeaveGuardProps) {
  const seen = useSyncExternalStore(draftStore.subscribe, draftStore.settlements)
  // A form that has just been saved may lead on before it is drawn as saved.
  const isUnsaved = () => isDirty && seen === draftStore.settlements()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && isElsewhere(current, next),
    enableBeforeUnload: () => isUnsaved() && !isReloading(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.()
      }}
      title="Leave without saving?"
      effect={`Unsaved changes: ${listed(fields)}.`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        draftStore.discardOpen()
        onLeave?.()
        proceed?.()
      }}
    />
  )
}

const listed = (fields: readonly string[]) =>
  fields.length === 0 ? 'your edits' : new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(fields)
