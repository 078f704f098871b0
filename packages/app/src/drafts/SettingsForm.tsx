import { Button, Form, Notice } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'
import { ConflictDialog, whoAndWhen } from './ConflictDialog'
import { DraftNote } from './DraftNote'
import { LeaveGuard } from './LeaveGuard'
import { useDiscard } from './useDiscard'
import type { SettingsFormState } from './useSettingsForm'

interface SettingsFormProps<T extends object> {
  form: SettingsFormState<T>
  /** Title in the conflict dialog, such as "Branding". */
  title: string
  labels: Record<keyof T, string>
  shown: (field: keyof T, value: T) => string
  /** Why editing is disabled. */
  whyNot: string | undefined
  children: ReactNode
  moreActions?: ReactNode
  /** Closes the dialog around the form. Cancel discards first, so it replaces "Discard changes". */
  onCancel?: () => void
  saveLabel?: string
}

export function SettingsForm<T extends object>(props: SettingsFormProps<T>) {
  const { form, title, labels, shown, whyNot, children, moreActions, onCancel, saveLabel = 'Save changes' } = props
  const { draft, conflict } = form
  const discard = useDiscard({ ...draft, discard: form.discard })
  const changedLabels = draft.changed.map((field) => labels[field])
  return (
    <div>
      <Form
        refusal={form.refusal}
        onSubmit={() => form.submit()}
        hasPinnedActions={draft.isDirty}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isPending}
              isDisabled={!draft.isDirty || whyNot !== undefined}
            >
              {saveLabel}
            </Button>
            {moreActions}
            {(onCancel || draft.isDirty) && (
              <Button
                variant="quiet"
                isDisabled={form.isPending}
                onPress={() => {
                  if (!onCancel) return discard()
                  form.discard()
                  onCancel()
                }}
              >
                {onCancel ? 'Cancel' : 'Discard changes'}
              </Button>
            )}
            <DraftNote isDirty={draft.isDirty} />
          </>
        }
      >
        {whyNot !== undefined && <Notice tone="caution">{whyNot}</Notice>}
        {draft.isRestored && <Notice tone="info">{`Restored unsaved changes: ${changedLabels.join(', ')}.`}</Notice>}
        {children}
      </Form>
      <LeaveGuard fields={changedLabels} isDirty={draft.isDirty} />
      {conflict && (
        <ConflictDialog
          title={title}
          by={conflict.by}
          fields={conflict.fields.map((field) => ({
            id: String(field),
            label: labels[field],
            before: Object.hasOwn(conflict.before, field)
              ? shown(field, { ...conflict.theirs, ...conflict.before })
              : undefined,
            theirs: shown(field, conflict.theirs),
            by: whoAndWhen(conflict.changeOf(field)),
            yours: shown(field, draft.value),
          }))}
          isPending={form.isPending}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      )}
    </div>
  )
}
