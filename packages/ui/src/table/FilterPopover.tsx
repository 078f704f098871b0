import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { toBoxOnFocus } from '../private/handOnFocus'
import { OptionList, type OptionListProps } from './OptionList'
import * as styles from './Overlay.css'

export interface FilterPopoverProps extends OptionListProps {
  trigger: HTMLElement
  onClose: () => void
}

export function FilterPopover({ trigger, onClose, ...list }: FilterPopoverProps) {
  return (
    <Popover
      className={styles.popover}
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom start"
      offset={4}
    >
      <Dialog ref={toBoxOnFocus} className={styles.dialog} aria-label={list.filter.label}>
        <OptionList {...list} />
      </Dialog>
    </Popover>
  )
}
