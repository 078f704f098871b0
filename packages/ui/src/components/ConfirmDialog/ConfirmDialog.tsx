import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import * as styles from './ConfirmDialog.css'

export interface ConfirmDialogProps {
  /** Whether it's open (controlled). */
  isOpen: boolean
  /** Called with false on Cancel, Escape and the close button. Not called on confirm, since the action can fail. */
  onOpenChange: (isOpen: boolean) => void
  /** Question with the object's name, such as "Delete Ana Reyes?". */
  title: string
  /** The consequence, and whether it can be undone. */
  effect: ReactNode
  /** More details, such as a list of affected objects. */
  children?: ReactNode
  /** Repeats the verb of the title, such as "Delete user"; never "OK". */
  confirmLabel: string
  /** Default: "Cancel". */
  cancelLabel?: string
  /** `danger` for destructive actions: focus starts on Cancel. */
  tone?: 'neutral' | 'danger'
  /** For a required field with `autoFocus` in the children. */
  isFocusInChildren?: boolean
  /** While pending, the dialog can't be closed and its buttons are disabled. */
  isPending?: boolean
  /** Why the action failed. */
  errorMessage?: string
  /** Called on confirm; the caller closes the dialog. */
  onConfirm: () => void
}

/** Asks for confirmation and names the consequence. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  effect,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  isFocusInChildren = false,
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
            autoFocus={!isDanger && !isFocusInChildren}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button
            variant="quiet"
            isDisabled={isPending}
            autoFocus={isDanger && !isFocusInChildren}
            onPress={() => onOpenChange(false)}
          >
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
