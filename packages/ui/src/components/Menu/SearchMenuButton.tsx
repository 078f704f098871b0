import { type ReactNode, useRef, useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { useButtonProps } from '../../private/useButtonProps'
import { ChevronsUpDownIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData, SearchMenuItemData } from './menuItem'

const { Overlay, intent } = lazyOverlay(() => import('./SearchMenuOverlay').then((module) => module.SearchMenuOverlay))

export interface SearchMenuButtonProps {
  /** What is chosen. */
  label: string
  /** What it is that one chooses: 'Partner'. */
  purpose: string
  /** Before the words: a picture or a fallback of it. */
  image?: ReactNode
  /** What shows in its search box while it is empty. */
  placeholder: string
  /** Stand first, and stay while searching. */
  pinned?: readonly MenuItemData[]
  /** What stands in it, in this order. */
  items: readonly SearchMenuItemData[]
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
}

/** A button that opens a menu with a search box, for choosing one of many. */
export function SearchMenuButton({
  label,
  purpose,
  image,
  placeholder,
  pinned = [],
  items,
  isDisabled,
}: SearchMenuButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const trigger = useButtonProps({
    'aria-label': `${purpose}: ${label}`,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    isDisabled,
    ...intent,
    onPress: () => setOpen(!isOpen),
  })
  return (
    <>
      <button {...trigger} ref={triggerRef} className={styles.wideTrigger}>
        {image}
        <span className={styles.triggerLabel}>{label}</span>
        <Icon icon={ChevronsUpDownIcon} />
      </button>
      {isOpen && (
        <Overlay
          label={purpose}
          placeholder={placeholder}
          pinned={pinned}
          items={items}
          triggerRef={triggerRef}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
