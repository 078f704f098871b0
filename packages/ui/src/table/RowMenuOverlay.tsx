import { Menu, MenuItem, Popover } from 'react-aria-components'
import * as styles from './Overlay.css'
import type { RowAction } from './RowMenuButton'

export interface RowMenuOverlayProps {
  trigger: HTMLElement
  actions: readonly Omit<RowAction<never>, 'onAction'>[]
  onAction: (id: string) => void
  onClose: () => void
}

export function RowMenuOverlay({ trigger, actions, onAction, onClose }: RowMenuOverlayProps) {
  return (
    <Popover
      className={styles.popover}
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu
        className={styles.menu}
        aria-labelledby={trigger.id}
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={onClose}
      >
        {actions.map(({ id, label, tone, isDisabled }) => (
          <MenuItem key={id} id={id} className={styles.menuItem({ tone })} isDisabled={isDisabled}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
