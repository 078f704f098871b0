import { type RefObject, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { toSearchOnFocus } from '../../private/handOnFocus'
import { ItemContent } from './ItemContent'
import * as styles from './Menu.css'
import { type MenuItemData, type SearchMenuItemData, searchItems } from './menuItem'

export interface SearchMenuOverlayProps {
  label: string
  placeholder: string
  pinned: readonly MenuItemData[]
  items: readonly SearchMenuItemData[]
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Maximum number of rendered rows; searching narrows the results further. */
const maxLines = 50

export function SearchMenuOverlay({ label, placeholder, pinned, items, triggerRef, onClose }: SearchMenuOverlayProps) {
  const [typed, setTyped] = useState('')
  const matches = searchItems(items, typed)
  const left = matches.length - maxLines
  // Matches come first, since typing focuses the first option and Enter chooses it.
  const pinnedMatches = searchItems(pinned, typed)
  const otherPinned = matches.length > 0 ? pinned.filter((item) => !pinnedMatches.includes(item)) : []
  const shown = [...pinnedMatches, ...matches.slice(0, maxLines), ...otherPinned]
  return (
    <Popover
      className={styles.popover}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
    >
      <Dialog ref={toSearchOnFocus} aria-label={label} className={styles.dialog}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField className={styles.search} aria-label={placeholder} autoFocus>
            <Input role="combobox" aria-expanded className={styles.searchInput} placeholder={placeholder} />
          </SearchField>
          <ListBox
            className={styles.menu}
            aria-label={label}
            selectionMode="single"
            selectedKeys={shown.filter((item) => item.isSelected).map((item) => item.id)}
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              onClose()
              // Selecting the current option again empties the set; the option stays selected.
              const [key] = keys === 'all' ? [] : [...keys]
              shown.find((item) => item.id === key)?.onAction()
            }}
          >
            {shown.map((item) => (
              <ListBoxItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled}
                className={styles.item}
              >
                <ItemContent item={item} />
              </ListBoxItem>
            ))}
          </ListBox>
        </Autocomplete>
        {shown.length === 0 && <p className={styles.note}>No results</p>}
        {left > 0 && <p className={styles.note}>{`${left} more. Search to see them.`}</p>}
      </Dialog>
    </Popover>
  )
}
