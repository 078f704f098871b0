import { ConfirmDialog } from '@partner-dashboard/ui'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { isReloading } from '../router/reloadOnce'
import type { ScopeSearch } from '../router/scoped'
import { draftStore } from './draftStore'

interface LeaveGuardProps {
  /** Labels of the changed fields. */
  fields: readonly string[]
  isDirty: boolean
  /** Called in addition to discarding the page's drafts. */
  onLeave?: () => void
}

interface Place {
  pathname: string
  search: ScopeSearch
}

/** Another page, or the same page with another partner or mode. Other search parameters keep the form. */
const isElsewhere = (from: Place, to: Place) =>
  from.pathname !== to.pathname ||
  from.search.partner_id !== to.search.partner_id ||
  from.search.sandbox_mode !== to.search.sandbox_mode

/** Asks before leaving a page with unsaved changes. An expired session doesn't ask, since drafts are restored. */
export function LeaveGuard({ fields, isDirty, onLeave }: LeaveGuardProps) {
  const seen = useSyncExternalStore(draftStore.subscribe, draftStore.settlements)
  // A saved form may navigate before it renders as saved.
  const isUnsaved = () => isDirty && seen === draftStore.settlements()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && isElsewhere(current, next),
    enableBeforeUnload: () => isUnsaved() && !isReloading(),
    withResolver: true,
  })
  // Saved while it asks.
  useEffect(() => {
    if (!isDirty) proceed?.()
  }, [isDirty, proceed])
  return (
    <LeaveDialog
      isOpen={status === 'blocked'}
      fields={fields}
      onStay={() => reset?.()}
      onLeave={() => {
        onLeave?.()
        proceed?.()
      }}
    />
  )
}

interface LeaveDialogProps {
  isOpen: boolean
  /** Labels of the changed fields. */
  fields: readonly string[]
  onStay: () => void
  /** Called after the page's drafts are discarded. */
  onLeave: () => void
}

export const LeaveDialog = ({ isOpen, fields, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    onOpenChange={(isStillOpen) => {
      if (!isStillOpen) onStay()
    }}
    title="Leave without saving?"
    effect={<UnsavedChanges fields={fields} />}
    confirmLabel="Leave"
    cancelLabel="Stay"
    tone="danger"
    onConfirm={() => {
      draftStore.discardOpen()
      onLeave()
    }}
  />
)

/** Renders only in the open dialog: creating the list format takes longer than a key may take. */
function UnsavedChanges({ fields }: Pick<LeaveDialogProps, 'fields'>) {
  const listed =
    fields.length === 0 ? 'your edits' : new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(fields)
  return <>{`Unsaved changes: ${listed}.`}</>
}
