import { type ReactNode, useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { LandFocus } from '../../private/LandFocus'
import { ScrollBox } from '../../private/ScrollBox'
import { useExit } from '../../private/useExit'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon } from '../Icon/Icon'
import * as styles from './Dialog.css'

export interface DialogProps {
  /** Whether it's open (controlled). */
  isOpen: boolean
  /** Called with false on Escape, the close button and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Heading. */
  title: string
  /** One sentence below the title, read together with it. */
  description?: ReactNode
  /** Content. */
  children?: ReactNode
  /** Buttons, primary first. They stay visible while the body scrolls. */
  footer?: ReactNode
  /** Maximum width: 440, 640 or 960 px. On a phone, a full-width sheet at the bottom. */
  size?: 'small' | 'medium' | 'large'
  /** Use `alertdialog` to interrupt and require a response. */
  role?: 'dialog' | 'alertdialog'
  /** Only the footer's buttons close it: while an action is running, or until content shown once is copied. */
  isBusy?: boolean
  /** Prevents closing on a press outside, so typed text isn't lost. */
  isKeptOnPressOutside?: boolean
}

/** The open dialog: traps focus and restores it on close. */
export function DialogOverlay({
  title,
  description,
  children,
  footer,
  size,
  role = 'dialog',
  isBusy = false,
  isKeptOnPressOutside = role === 'alertdialog',
  ...control
}: DialogProps) {
  const modal = useExit(control)
  const descriptionId = useId()
  const hasDescription = description !== undefined
  return (
    <ModalOverlay
      className={styles.overlay}
      {...modal}
      isDismissable={!isBusy && !isKeptOnPressOutside}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={styles.modal({ size })} data-dialog="">
        <Dialog className={styles.dialog} role={role} aria-describedby={hasDescription ? descriptionId : undefined}>
          <LandFocus />
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton
              label="Close"
              icon={<Icon icon={CloseIcon} />}
              size="small"
              isDisabled={isBusy}
              onPress={() => modal.onOpenChange(false)}
            />
            {hasDescription && (
              <p id={descriptionId} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          <ScrollBox className={styles.body} label={title}>
            {children}
          </ScrollBox>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
