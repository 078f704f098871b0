import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useNarrow } from '../private/useNarrow'
import * as overlay from '../table/Overlay.css'
import * as styles from './DateRangeOverlay.css'
import { DateRangePanel, type DateRangePanelProps } from './DateRangePanel'

export interface DateRangeOverlayProps extends Omit<DateRangePanelProps, 'isNarrow'> {
  trigger: HTMLElement
}

/** The open filter: a popover, or a bottom sheet on a phone. */
export function DateRangeOverlay({ trigger, ...panel }: DateRangeOverlayProps) {
  const isNarrow = useNarrow()
  const onOpenChange = (isOpen: boolean) => isOpen || panel.onClose()
  const dialog = (
    <Dialog className={overlay.dialog} aria-label={panel.label}>
      <DateRangePanel {...panel} isNarrow={isNarrow} />
    </Dialog>
  )
  if (isNarrow) {
    return (
      <ModalOverlay className={overlay.scrim} isOpen isDismissable onOpenChange={onOpenChange}>
        <Modal className={styles.sheet}>{dialog}</Modal>
      </ModalOverlay>
    )
  }
  return (
    <Popover
      className={styles.popover}
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
    >
      {dialog}
    </Popover>
  )
}
