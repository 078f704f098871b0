import type { ChangeMade } from '@partner-dashboard/client'
import { Button, type ComparedField, CompareFields, Dialog } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'

interface ConflictDialogProps {
  /** Name of the edited object. */
  title: string
  /** Author of the last change, if known. */
  by: ChangeMade | undefined
  fields: readonly ComparedField[]
  isPending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Author and time of a change, if known. */
export const whoAndWhen = (change: ChangeMade | undefined) =>
  change && `${change.actor_name}, ${formatDate(change.occurred_at, { withTime: true })}`

/** Compares another user's saved changes with your own and asks which to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, by, fields, isPending, onKeepMine, onTakeTheirs, onClose } = props
  const who = by
    ? `${by.actor_name} saved changes on ${formatDate(by.occurred_at, { withTime: true })},`
    : 'Someone else saved changes'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${title} changed`}
      description={`${who} after you opened this page. Your changes aren't saved yet.`}
      size="medium"
      isBusy={isPending}
      isKeptOnPressOutside
      footer={
        <>
          <Button variant="primary" isPending={isPending} onPress={onKeepMine}>
            Keep mine
          </Button>
          <Button isDisabled={isPending} onPress={onTakeTheirs}>
            Use theirs
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={onClose}>
            Keep editing
          </Button>
        </>
      }
    >
      <CompareFields label={title} fields={fields} />
    </Dialog>
  )
}
