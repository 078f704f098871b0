import type { ReactNode } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { ChevronDownIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'
import { useMenuTrigger } from './useMenuTrigger'

const { Overlay, intent } = lazyOverlay(() => import('./MenuOverlay').then((module) => module.MenuOverlay))

export interface MenuButtonProps {
  /** Button label and accessible name of the menu. */
  label: string
  /** Image or fallback icon before the label. */
  image?: ReactNode
  /** Looks like a secondary button. */
  isBordered?: boolean
  /** Items in display order. */
  items: readonly MenuItemData[]
}

/** Button that opens a menu. The overlay loads on hover or focus. */
export function MenuButton({ label, image, isBordered, items }: MenuButtonProps) {
  const { trigger, triggerRef, isOpen, onClose } = useMenuTrigger(intent)
  return (
    <>
      <button {...trigger} ref={triggerRef} className={isBordered ? styles.borderedTrigger : styles.trigger}>
        {image}
        <span className={image ? styles.triggerName : styles.triggerLabel}>{label}</span>
        <Icon icon={ChevronDownIcon} />
      </button>
      {isOpen && (
        <Overlay label={label} isNamed={image !== undefined} items={items} triggerRef={triggerRef} onClose={onClose} />
      )}
    </>
  )
}
