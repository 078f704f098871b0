import { useRef } from 'react'
import { CloseIcon, Icon, SearchIcon } from '../components/Icon/Icon'
import * as styles from './SearchBox.css'

export interface SearchBoxProps {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter and on clear. */
  onSubmit?: (value: string) => void
}

/** Native search input, since every list renders it in the first paint. */
export function SearchBox({ label, placeholder = label, value, onChange, onSubmit = onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.root}>
      <Icon icon={SearchIcon} size={14} className={styles.icon} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit(event.currentTarget.value)
          if (event.key === 'Escape' && value !== '') {
            // In a popover, the first Escape clears the box and the next one closes the popover.
            event.stopPropagation()
            onSubmit('')
          }
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            onSubmit('')
            input.current?.focus()
          }}
        >
          <Icon icon={CloseIcon} size={14} />
        </button>
      )}
    </span>
  )
}
