import { useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components/ListBox'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { toSearchOnFocus } from '../../private/handOnFocus'
import { Icon, SearchIcon } from '../Icon/Icon'
import * as styles from './CommandPalette.css'
import { type CommandItem, groupCommands, searchCommands } from './command'

export interface CommandPaletteProps {
  /** Whether it's open (controlled). */
  isOpen: boolean
  /** Called with false when the user closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** All commands, in order; filtered by the typed text. */
  items: readonly CommandItem[]
  /** Called after the palette has closed. */
  onChoose: (item: CommandItem) => void
  /** Called with the trimmed text on every keystroke, to search for more. Add the results to `items` with `isFound`. */
  onSearch?: (typed: string) => void
  /** Set while a search is running. */
  isLoading?: boolean
  /** Label of the dialog and the field. */
  label?: string
  /** Shown while the field is empty. */
  placeholder?: string
  /** Shown if nothing matches. */
  emptyText?: string
}

/** Maximum number of rendered rows; typing narrows the results further. */
const maxLines = 60

/** The open palette: typing goes to the field, arrow keys to the list. */
export function CommandPaletteOverlay({ isOpen, onOpenChange, label = 'Go to', ...palette }: CommandPaletteProps) {
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.palette}>
        <Dialog ref={toSearchOnFocus} className={styles.dialog} aria-label={label}>
          <Palette {...palette} label={label} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface PaletteProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'> {
  label: string
  onClose: () => void
}

function Palette({
  items,
  onChoose,
  onSearch,
  isLoading = false,
  label,
  placeholder = 'Search...',
  emptyText = 'No results',
  onClose,
}: PaletteProps) {
  const [typed, setTyped] = useState('')
  const matches = useMemo(() => searchCommands(items, typed).slice(0, maxLines), [items, typed])
  const groups = useMemo(() => groupCommands(matches), [matches])

  const search = (text: string) => {
    setTyped(text)
    onSearch?.(text.trim())
  }
  const choose = (id: string | number) => {
    const item = matches.find((candidate) => candidate.id === id)
    if (!item) return
    onClose()
    onChoose(item)
  }

  return (
    <Autocomplete inputValue={typed} onInputChange={search}>
      <SearchField className={styles.search} aria-label={label} autoFocus>
        <Icon icon={SearchIcon} />
        <Input
          role="combobox"
          aria-expanded={matches.length > 0}
          className={styles.searchInput}
          placeholder={placeholder}
          autoCapitalize="off"
        />
      </SearchField>
      <ListBox className={styles.list} aria-label={label} onAction={choose}>
        {groups.map((group) => (
          <ListBoxSection key={group.label} id={`group ${group.label}`} className={styles.group}>
            <Header className={styles.groupLabel}>{group.label}</Header>
            {group.items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      {matches.length === 0 && !isLoading && (
        <p className={styles.note} role="status">
          {emptyText}
        </p>
      )}
      {isLoading && (
        <p className={matches.length === 0 ? styles.note : styles.loading} role="status">
          Searching…
        </p>
      )}
      <div className={styles.foot} aria-hidden>
        <span>↑↓ to move</span>
        <span>↵ to open</span>
        <span>Esc to close</span>
      </div>
    </Autocomplete>
  )
}

function Line({ item: { id, label, description, icon } }: { item: CommandItem }) {
  return (
    <ListBoxItem id={id} textValue={label} className={styles.item}>
      <span className={icon ? styles.itemIcon : styles.noIcon}>{icon && <Icon icon={icon} />}</span>
      {/* The accessible name includes the description, so voice control matches the visible text. */}
      <Text slot="label" className={styles.itemText}>
        <span className={styles.itemLabel}>{label}</span>{' '}
        {description !== undefined && <span className={styles.itemDescription}>{description}</span>}
      </Text>
    </ListBoxItem>
  )
}
