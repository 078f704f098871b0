import { type ReactNode, useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { LandFocus } from '../../private/LandFocus'
import { ScrollBox } from '../../private/ScrollBox'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon } from '../Icon/Icon'
import * as styles from './Dialog.css'

export interface DialogProps {
  /** Whether it shows; the caller holds this. */
  isOpen: boolean
  /** Told false by Escape, by the close button and by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading, in a few words. */
  title: string
  /** One sentence under the title; screen readers hear it with the title. */
  description?: ReactNode
  /** What it holds. */
  children?: ReactNode
  /** Buttons: the primary first. They stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** How wide at most: 440, 640 or 960 px. On a phone it is as wide as the screen and stands at its lower edge. */
  size?: 'small' | 'medium' | 'large'
  /** `alertdialog` where it interrupts and an answer is needed. */
  role?: 'dialog' | 'alertdialog'
  /** Set while something is going on that must not be left: nothing closes it. */
  isBusy?: boolean
  /** Set where a stray press outside would lose what was typed: only its buttons and Escape close it. */
  isKeptOnPressOutside?: boolean
}

/** The open dialog: focus stays in it, and goes back to where it was. */
export function DialogOverlay({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size,
  role = 'dialog',
  isBusy = false,
  isKeptOnPressOutside = role === 'alertdialog',
}: DialogProps) {
  const descriptionId = useId()
  const hasDescription = description !== undefined
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBusy && !isKeptOnPressOutside}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={styles.modal({ size })}>
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
              onPress={() => onOpenChange(false)}
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
