import { Button, CompareFields, Dialog } from '@partner-dashboard/ui'

interface ConflictDialogProps {
  /** What both have saved. */
  title: string
  fields: readonly { id: string; label: string; theirs: string; yours: string }[]
  isPending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Somebody else saved in between: what they saved beside what one is about to save, and whose is to stand. */
export function ConflictDialog({ title, fields, isPending, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${title} was changed meanwhile`}
      description="Somebody else saved after you had opened this page. Nothing of yours is saved yet, and nothing is lost."
      size="medium"
      isBusy={isPending}
      isKeptOnPressOutside
      footer={
        <>
          <Button variant="primary" isPending={isPending} onPress={onKeepMine}>
            Save mine
          </Button>
          <Button isDisabled={isPending} onPress={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={onClose}>
            Go on editing
          </Button>
        </>
      }
    >
      <CompareFields label={title} fields={fields} />
    </Dialog>
  )
}
