import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ScrollBox } from '../../private/ScrollBox'
import { vars } from '../../theme/vars.css'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon } from '../Icon/Icon'
import type { SidePanelProps } from './SidePanel'
import * as styles from './SidePanel.css'

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
      <Modal className={styles.panel} style={{ inlineSize: width ?? vars.measure.notifications }}>
        <Dialog className={styles.dialog}>
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
