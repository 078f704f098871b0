import { type RefObject, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Input, SearchField } from 'react-aria-components/SearchField'
import * as styles from './Menu.css'
import { MenuLine } from './MenuItems'
import { type MenuItemData, type SearchMenuItemData, searchItems } from './menuItem'

export interface SearchMenuOverlayProps {
  label: string
  placeholder: string
  pinned: readonly MenuItemData[]
  items: readonly SearchMenuItemData[]
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** More lines than this are not drawn: nobody reads them, and a search finds the rest. */
const mostLines = 100

export function SearchMenuOverlay({ label, placeholder, pinned, items, triggerRef, onClose }: SearchMenuOverlayProps) {
  const [typed, setTyped] = useState('')
  const found = searchItems(items, typed)
  const left = found.length - mostLines
  return (
    <Popover
      className={styles.popover}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField className={styles.search} aria-label={placeholder} autoFocus>
            <Input className={styles.searchInput} placeholder={placeholder} />
          </SearchField>
          <Menu className={styles.menu} aria-label={label} onClose={onClose}>
            {[...pinned, ...found.slice(0, mostLines)].map((item) => (
              <MenuLine key={item.id} item={item} />
            ))}
          </Menu>
        </Autocomplete>
        {found.length === 0 && <p className={styles.note}>Nothing found</p>}
        {left > 0 && <p className={styles.note}>{`${left} more: search to see them`}</p>}
      </Dialog>
    </Popover>
  )
}
