import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { toSearchOnFocus } from '../../private/handOnFocus'
import { useExit } from '../../private/useExit'
import { Button } from '../Button/Button'
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
  /** Called when the field has focus: takes the text typed while the palette was loading. */
  takeTyped?: () => string
  /** Called with the trimmed text on every keystroke, to search for more. Add the results to `items` with `isFound`. */
  onSearch?: (typed: string) => void
  /** Set while a search is running. */
  isLoading?: boolean
  /** Shown with a button that calls `onRetry` if the search failed. */
  errorText?: string
  /** Called to search for the same text again. */
  onRetry?: () => void
  /** Label of the dialog and the field. */
  label?: string
  /** Shown while the field is empty. */
  placeholder?: string
  /** Shown if nothing matches. */
  emptyText?: string
}

/** Maximum number of rendered commands; typing narrows them further. */
const maxLines = 60

/** Rows of the first frame, more than fit. Rendering all takes 40 ms longer at a 4x slowdown. */
const firstLines = 12

/** The open palette: typing goes to the field, arrow keys to the list. */
export function CommandPaletteOverlay({ isOpen, onOpenChange, label = 'Go to', ...palette }: CommandPaletteProps) {
  const modal = useExit({ isOpen, onOpenChange })
  return (
    <ModalOverlay className={styles.overlay} {...modal} isDismissable>
      <Modal className={styles.palette}>
        <Dialog ref={toSearchOnFocus} className={styles.dialog} aria-label={label}>
          <Palette {...palette} label={label} onClose={() => modal.onOpenChange(false)} />
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
  takeTyped,
  onSearch,
  isLoading = false,
  label,
  placeholder = 'Search...',
  onClose,
  ...status
}: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const lines = useDeferredValue(maxLines, firstLines)
  const groups = groupCommands(searchCommands(items, typed, lines))
  const matches = groups.flatMap((group) => group.items)
  // Typing marks the first match; with an empty field Enter does nothing until an arrow key has marked one.
  const marked = matches.findIndex(({ id }) => id === activeId)
  const active = marked < 0 && typed !== '' && matches.length > 0 ? 0 : marked
  const fieldRef = useRef<HTMLInputElement>(null)
  const listId = useId()
  const idOf = (at: number) => `${listId}${at}`

  const search = (text: string) => {
    setTyped(text)
    setActiveId(undefined)
    enter.forget()
    onSearch?.(text.trim())
  }
  const onFocus = () => {
    const ahead = takeTyped?.()
    if (ahead) search(typed + ahead)
  }
  const choose = (item: CommandItem | undefined) => {
    if (!item) return
    onClose()
    onChoose(item)
  }
  const enter = useEnter(isLoading, matches.length > 0, () => choose(matches[active]))
  const mark = (at: number) => {
    setActiveId(matches[at]?.id)
    document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = matches.length - 1
    const keys: Record<string, () => void> = {
      ArrowDown: () => mark(active < last ? active + 1 : 0),
      ArrowUp: () => mark(active > 0 ? active - 1 : last),
      Enter: enter.press,
    }
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <>
      <div className={styles.search}>
        <Icon icon={SearchIcon} />
        <input
          ref={fieldRef}
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={matches.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? idOf(active) : undefined}
          className={styles.searchInput}
          placeholder={placeholder}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event: ChangeEvent<HTMLInputElement>) => search(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={listId} aria-label={label} className={styles.list} hidden={matches.length === 0}>
        {groups.map((group) => (
          <Group key={group.label} label={group.label}>
            {group.items.map((item) => {
              const at = matches.indexOf(item)
              return (
                <Line
                  key={item.id}
                  id={idOf(at)}
                  item={item}
                  isActive={at === active}
                  onPoint={() => setActiveId(item.id)}
                  onChoose={() => choose(item)}
                />
              )
            })}
          </Group>
        ))}
      </div>
      <Status {...status} isLoading={isLoading} hasMatches={matches.length > 0} fieldRef={fieldRef} />
      <div className={styles.foot} aria-hidden>
        <span>↑↓ to move</span>
        <span>Enter to open</span>
        <span>Esc to close</span>
      </div>
    </>
  )
}

interface StatusProps extends Pick<CommandPaletteProps, 'emptyText' | 'errorText' | 'onRetry'> {
  isLoading: boolean
  hasMatches: boolean
  fieldRef: RefObject<HTMLInputElement | null>
}

function Status({ isLoading, hasMatches, emptyText = 'No results', errorText, onRetry, fieldRef }: StatusProps) {
  if (errorText !== undefined && !isLoading) {
    const retry = () => {
      // The button disappears, and keys must still reach the field.
      fieldRef.current?.focus()
      onRetry?.()
    }
    return (
      <div className={styles.failure} role="alert">
        <p>{errorText}</p>
        <Button size="small" onPress={retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (!isLoading && hasMatches) return null
  return (
    <p className={hasMatches ? styles.loading : styles.note} role="status">
      {isLoading ? 'Searching…' : emptyText}
    </p>
  )
}

/** Enter before the first match chooses it when the search is done. */
function useEnter(isLoading: boolean, hasMatches: boolean, choose: () => void) {
  const [isAwaiting, setAwaiting] = useState(false)
  const chooseAwaited = useEffectEvent(() => {
    setAwaiting(false)
    choose()
  })
  useEffect(() => {
    if (isAwaiting && !isLoading) chooseAwaited()
  }, [isAwaiting, isLoading])
  return {
    press: () => (isLoading && !hasMatches ? setAwaiting(true) : choose()),
    forget: () => setAwaiting(false),
  }
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups but no fieldsets.
    <div role="group" aria-label={label} className={styles.group}>
      <div aria-hidden className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </div>
  )
}

interface LineProps {
  id: string
  item: CommandItem
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Line({ id, item: { label, description, icon }, isActive, onPoint, onChoose }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field keeps the focus and handles the keys.
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.item}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={icon ? styles.itemIcon : styles.noIcon}>{icon && <Icon icon={icon} />}</span>
      <span className={styles.itemText}>
        <span className={styles.itemLabel}>{label}</span>{' '}
        {description !== undefined && <span className={styles.itemDescription}>{description}</span>}
      </span>
    </div>
  )
}
