import { type RefObject, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { Button } from '../../components/Button/Button'
import { menu, note, search, searchInput } from '../../components/Menu/Menu.css'
import { NoneLine, noneKey, OptionLine } from '../SelectField/OptionLine'
import type { SelectOption } from '../SelectField/selectOption'
import * as styles from './SearchSelectField.css'
import { type Options, useOptions } from './useOptions'

export interface SearchSelectOverlayProps {
  id: string
  label: string
  placeholder: string
  options: Options
  value: string
  /** Adds an option that clears the value. */
  hasNone: boolean
  triggerRef: RefObject<HTMLButtonElement | null>
  onChoose: (option: SelectOption | undefined) => void
  onClose: () => void
}

/** Maximum number of rendered options; searching narrows the results further. */
const maxLines = 200

/** Focus stays in the search box, so the selected option must be scrolled into view. The page doesn't scroll. */
function bringIntoView(line: HTMLElement | null) {
  const list = line?.closest('[role=listbox]')
  if (!line || !list) return
  const below = line.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTop += below - list.clientHeight / 2
}

export function SearchSelectOverlay(props: SearchSelectOverlayProps) {
  const { id, label, placeholder, value, hasNone, triggerRef, onChoose, onClose } = props
  const [typed, setTyped] = useState('')
  const searchRef = useRef<HTMLInputElement>(null)
  const { options: found, isFetching, isFailed, retry } = useOptions(props.options, typed)
  const left = found.length - maxLines

  const choose = (key: string | number) => {
    if (key === noneKey) return onChoose(undefined)
    const option = found.find((each) => each.value === key)
    if (option) onChoose(option)
  }

  return (
    <Popover
      className={styles.wide}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
    >
      <Dialog id={id} aria-label={label} className={styles.content}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField className={search} aria-label={`Search: ${label}`} autoFocus>
            <Input ref={searchRef} role="combobox" aria-expanded className={searchInput} placeholder={placeholder} />
          </SearchField>
          <ListBox
            className={menu}
            aria-label={label}
            selectionMode="single"
            selectedKeys={value === '' ? [] : [value]}
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              // Selecting the current option again empties the set; the option stays selected.
              const [key = value] = keys === 'all' ? [] : [...keys]
              choose(key)
            }}
          >
            {hasNone && typed === '' && <NoneLine />}
            {found.slice(0, maxLines).map((option) => (
              <OptionLine
                key={option.value}
                option={option}
                isChosen={option.value === value}
                ref={option.value === value && typed === '' ? bringIntoView : undefined}
              />
            ))}
          </ListBox>
        </Autocomplete>
        {isFetching && (
          <p className={note} role="status">
            Loading
          </p>
        )}
        {isFailed && (
          <div className={styles.failure} role="alert">
            <p>We couldn't load the list.</p>
            <Button
              size="small"
              onPress={() => {
                // The button disappears, and keys must still reach the dialog.
                searchRef.current?.focus()
                retry()
              }}
            >
              Try again
            </Button>
          </div>
        )}
        {!isFetching && !isFailed && found.length === 0 && (
          <p className={note} role="status">
            No results
          </p>
        )}
        {left > 0 && <p className={note}>{`${left} more. Search to see them.`}</p>}
      </Dialog>
    </Popover>
  )
}
