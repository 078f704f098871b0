import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ChevronsUpDownIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData, SearchMenuItemData } from './menuItem'

const load = () => import('./SearchMenuOverlay')
const SearchMenuOverlay = lazy(async () => ({ default: (await load()).SearchMenuOverlay }))

export interface SearchMenuButtonProps {
  /** What is chosen. */
  label: string
  /** What it is that one chooses: 'Partner'. */
  purpose: string
  image?: ReactNode
  placeholder: string
  /** Stand first, and stay while searching. */
  pinned?: readonly MenuItemData[]
  items: readonly SearchMenuItemData[]
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
  return (
    <>
      <Button
        ref={triggerRef}
        className={styles.wideTrigger}
        aria-label={`${purpose}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(!isOpen)}
      >
        {image}
        <span className={styles.triggerLabel}>{label}</span>
        <Icon icon={ChevronsUpDownIcon} />
      </Button>
      {isOpen && (
        <Suspense>
          <SearchMenuOverlay
            label={purpose}
            placeholder={placeholder}
            pinned={pinned}
            items={items}
            triggerRef={triggerRef}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
