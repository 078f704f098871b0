import { type KeyboardEvent, type RefObject, useState } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { menu } from '../../components/Menu/Menu.css'
import { toItemOnFocus } from '../../private/handOnFocus'
import { createTypeAhead } from '../../private/typeAhead'
import { NoneLine, noneKey, OptionLine } from './OptionLine'
import { overlay } from './SelectField.css'
import type { SelectOption } from './selectOption'

export interface SelectOverlayProps {
  id: string
  label: string
  options: readonly SelectOption[]
  value: string
  /** Adds an option that clears the value. */
  hasNone: boolean
  triggerRef: RefObject<HTMLButtonElement | null>
  onChoose: (value: string) => void
  onClose: () => void
}

/** The open list; loads on first use. */
export function SelectOverlay(props: SelectOverlayProps) {
  const { id, label, options, value, hasNone, triggerRef, onChoose, onClose } = props
  const [typeAhead] = useState(() => createTypeAhead())

  // Replaces react-aria's type-ahead, which resets after one second.
  const type = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // Returns focus to the field, so the next Tab continues from there.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key.length !== 1 || (event.key === ' ' && !typeAhead.isTyping(event))) return
    event.stopPropagation()
    const lines = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=option]'))
    const match = typeAhead.type(
      event,
      lines.map((line) => line.textContent ?? ''),
      lines.indexOf(document.activeElement as HTMLElement),
    )
    if (event.key === ' ') event.preventDefault()
    if (match !== undefined) lines[match]?.focus()
  }

  return (
    <Popover
      className={overlay}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
    >
      <div style={{ display: 'contents' }} onKeyDownCapture={type}>
        <ListBox
          id={id}
          ref={toItemOnFocus}
          className={menu}
          aria-label={label}
          autoFocus
          selectionMode="single"
          selectedKeys={value === '' ? [] : [value]}
          escapeKeyBehavior="none"
          onSelectionChange={(keys) => {
            // Selecting the current option again empties the set; the option stays selected.
            const [key = value] = keys === 'all' ? [] : [...keys]
            onChoose(key === noneKey ? '' : String(key))
          }}
        >
          {hasNone && <NoneLine />}
          {options.map((option) => (
            <OptionLine key={option.value} option={option} isChosen={option.value === value} />
          ))}
        </ListBox>
      </div>
    </Popover>
  )
}
