import type { RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { toItemOnFocus } from '../../private/handOnFocus'
import { useIgnoredSecondPress } from '../../private/secondPress'
import { ItemContent } from './ItemContent'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'

export interface MenuOverlayProps {
  label: string
  /** Shows the label in the menu if the button shows only an image. */
  isNamed?: boolean
  items: readonly MenuItemData[]
  triggerRef: RefObject<HTMLButtonElement | null>
  placement?: PopoverProps['placement']
  onClose: () => void
}

/** The open menu; loads on first use. */
export function MenuOverlay(props: MenuOverlayProps) {
  const { label, isNamed, items, triggerRef, placement = 'bottom end', onClose } = props
  useIgnoredSecondPress()
  return (
    <Popover
      className={styles.popover}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={4}
    >
      {isNamed && (
        // The menu already has this accessible name.
        <p className={styles.menuName} aria-hidden>
          {label}
        </p>
      )}
      <Menu ref={toItemOnFocus} className={styles.menu} aria-label={label} autoFocus="first" onClose={onClose}>
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
            onAction={item.onAction}
            className={styles.item}
          >
            <ItemContent item={item} />
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
