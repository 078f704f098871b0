import type { ReactNode } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { ChevronDownIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'
import { useMenuTrigger } from './useMenuTrigger'

const { Overlay, intent } = lazyOverlay(() => import('./MenuOverlay').then((module) => module.MenuOverlay))

export interface MenuButtonProps {
  /** What stands on the button and names the menu. */
  label: string
  /** Before the words: a picture or a fallback of it. */
  image?: ReactNode
  /** What stands in it, in this order. */
  items: readonly MenuItemData[]
}

/** A button that opens a menu. What a menu needs is fetched on hover or focus, not with the page. */
export function MenuButton({ label, image, items }: MenuButtonProps) {
  const { trigger, triggerRef, isOpen, onClose } = useMenuTrigger(intent)
  return (
    <>
      <button {...trigger} ref={triggerRef} className={styles.trigger}>
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
