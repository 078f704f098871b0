import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { LandFocus } from '../../private/LandFocus'
import { ScrollBox } from '../../private/ScrollBox'
import { vars } from '../../theme/vars.css'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon } from '../Icon/Icon'
import * as styles from './SidePanel.css'

export interface SidePanelProps {
  /** Whether it shows; the caller holds this. */
  isOpen: boolean
  /** Told false by Escape, by the close button and by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading, in a few words. */
  title: string
  /** Beside the title: what can be done with all that it shows. */
  actions?: ReactNode
  /** What it holds. */
  children: ReactNode
  /** Stays in sight while the rest scrolls. */
  footer?: ReactNode
  /** In px, 450 unless told. Below 768 px it is as wide as the screen. */
  width?: number
  /** Set for lists that draw their own edges. */
  isFlush?: boolean
}

/** The open panel: focus stays in it, and goes back to where it was. */
export function SidePanelOverlay({
  isOpen,
  onOpenChange,
  title,
  actions,
  children,
  footer,
  width,
  isFlush = false,
}: SidePanelProps) {
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.panel} data-side-panel="" style={{ inlineSize: width ?? vars.measure.notifications }}>
        <Dialog className={styles.dialog}>
          <LandFocus />
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {actions}
            <IconButton label="Close" icon={<Icon icon={CloseIcon} />} onPress={() => onOpenChange(false)} />
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
