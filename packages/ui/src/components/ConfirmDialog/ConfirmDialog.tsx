import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import * as styles from './ConfirmDialog.css'

export interface ConfirmDialogProps {
  /** Whether it shows; the caller holds this. */
  isOpen: boolean
  /** Told false by Cancel, by Escape and by the close button; not after the confirmation, which may fail. */
  onOpenChange: (isOpen: boolean) => void
  /** The question, with the thing's name: 'Delete Ana Reyes?' */
  title: string
  /** What will be different afterwards, and whether it can be undone. */
  effect: ReactNode
  /** What more there is to know: a list of what goes with it. */
  children?: ReactNode
  /** The verb of the title, never 'OK': 'Delete user'. */
  confirmLabel: string
  /** 'Cancel' unless told. */
  cancelLabel?: string
  /** `danger` where something is lost: the focus begins on Cancel. */
  tone?: 'neutral' | 'danger'
  /** While it is being done nothing else can be pressed, and it cannot be left. */
  isPending?: boolean
  /** Why it was not done. */
  errorMessage?: string
  /** Called when a person goes on; the caller closes the dialog. */
  onConfirm: () => void
}

/** Asks once more before something that matters, and names what it does. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  effect,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  isPending = false,
  errorMessage,
  onConfirm,
}: ConfirmDialogProps) {
  const isDanger = tone === 'danger'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={effect}
      size="small"
      role="alertdialog"
      isBusy={isPending}
      footer={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            autoFocus={!isDanger}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="quiet" isDisabled={isPending} autoFocus={isDanger} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {(children !== undefined || errorMessage !== undefined) && (
        <div className={styles.body}>
          {children}
          {errorMessage !== undefined && (
            <p role="alert" className={styles.error}>
              {errorMessage}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
