import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ChevronDownIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'

const load = () => import('./MenuOverlay')
const MenuOverlay = lazy(async () => ({ default: (await load()).MenuOverlay }))

export interface MenuButtonProps {
  /** What stands on the button and names the menu. */
  label: string
  image?: ReactNode
  items: readonly MenuItemData[]
}

/** A button that opens a menu. What a menu needs is fetched on hover or focus, not with the page. */
export function MenuButton({ label, image, items }: MenuButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={triggerRef}
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(!isOpen)}
      >
        {image}
        <span className={image ? styles.triggerName : styles.triggerLabel}>{label}</span>
        <Icon icon={ChevronDownIcon} />
      </Button>
      {isOpen && (
        <Suspense>
          <MenuOverlay label={label} items={items} triggerRef={triggerRef} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
