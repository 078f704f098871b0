import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { ChevronsUpDownIcon, Icon } from '../../components/Icon/Icon'
import type { FieldControl } from '../Field/Field'
import * as styles from './SelectField.css'

export interface SelectTriggerProps {
  control: FieldControl & { autoFocus?: boolean }
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Label of the selected option; '' if none. */
  text: string
  placeholder: string
  popup: 'listbox' | 'dialog'
  isOpen: boolean
  isDisabled?: boolean
  onOpen: () => void
  /** Called on hover or focus, to preload the list. */
  onIntent: () => void
  onLeave: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  onKeyUp?: (event: KeyboardEvent) => void
  children?: ReactNode
}

/** Closed select: labelled, with its value, required and invalid states exposed like other fields. */
export function SelectTrigger(props: SelectTriggerProps) {
  const { control, triggerRef, text, placeholder, popup, isOpen, isDisabled, onOpen, onIntent, onLeave } = props
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onOpen()
    } else props.onKeyDown?.(event)
  }
  return (
    <button
      {...control}
      ref={triggerRef}
      type="button"
      role="combobox"
      className={styles.trigger}
      aria-haspopup={popup}
      aria-expanded={isOpen}
      aria-controls={`${control.id}-${popup}`}
      disabled={isDisabled}
      onClick={onOpen}
      onKeyDown={keyDown}
      onKeyUp={props.onKeyUp}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onBlur={onLeave}
    >
      <span className={text === '' ? styles.nothingChosen : styles.chosen}>{text === '' ? placeholder : text}</span>
      <Icon icon={ChevronsUpDownIcon} />
    </button>
  )
}
