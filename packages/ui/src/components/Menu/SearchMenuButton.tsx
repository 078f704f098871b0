import { type ReactNode, useRef, useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { useButtonProps } from '../../private/useButtonProps'
import { ChevronsUpDownIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData, SearchMenuItemData } from './menuItem'

const { Overlay, intent } = lazyOverlay(() => import('./SearchMenuOverlay').then((module) => module.SearchMenuOverlay))

export interface SearchMenuButtonProps {
  /** Label of the selected option. */
  label: string
  /** Singular noun for an option, such as "Partner". */
  purpose: string
  /** Image or fallback icon before the label. */
  image?: ReactNode
  /** Placeholder of the search box. */
  placeholder: string
  /** Options on top; while searching, those that don't match follow the matches. */
  pinned?: readonly MenuItemData[]
  /** Items in display order. */
  items: readonly SearchMenuItemData[]
  /** Visible, but can't be opened. */
  isDisabled?: boolean
}

/** Button that opens a menu with a search box, to choose one of many options. */
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
        <span className={styles.wideTriggerLabel}>{label}</span>
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
