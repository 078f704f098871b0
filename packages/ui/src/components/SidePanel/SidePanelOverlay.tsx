import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { LandFocus } from '../../private/LandFocus'
import { ScrollBox } from '../../private/ScrollBox'
import { useExit } from '../../private/useExit'
import { vars } from '../../theme/vars.css'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon } from '../Icon/Icon'
import * as styles from './SidePanel.css'

export interface SidePanelProps {
  /** Whether it's open (controlled). */
  isOpen: boolean
  /** Called with false on Escape, the close button and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Heading. */
  title: string
  /** Actions next to the title. */
  actions?: ReactNode
  /** Content. */
  children: ReactNode
  /** Stays visible while the body scrolls. */
  footer?: ReactNode
  /** 450 px instead of 600 px, for notifications. Full width below 768 px. */
  isNarrow?: boolean
  /** Removes the padding, for lists with their own. */
  isFlush?: boolean
}

/** The open panel: traps focus and restores it on close. */
export function SidePanelOverlay({
  title,
  actions,
  children,
  footer,
  isNarrow = false,
  isFlush = false,
  ...control
}: SidePanelProps) {
  const modal = useExit(control)
  return (
    <ModalOverlay className={styles.overlay} {...modal} isDismissable>
      <Modal
        className={styles.panel}
        data-side-panel=""
        style={{ inlineSize: vars.measure[isNarrow ? 'notifications' : 'panel'] }}
      >
        <Dialog className={styles.dialog}>
          <LandFocus />
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {actions}
            <IconButton label="Close" icon={<Icon icon={CloseIcon} />} onPress={() => modal.onOpenChange(false)} />
          </div>
          <ScrollBox className={isFlush ? styles.flushBody : styles.body} label={title}>
            {children}
          </ScrollBox>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
