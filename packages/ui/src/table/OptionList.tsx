import { type KeyboardEvent, useState } from 'react'
import { CheckLine } from './CheckLine'
import { type Filter, matchOptions, toggleOption } from './filters'
import * as styles from './OptionList.css'
import { SearchBox } from './SearchBox'
import { useAhead } from './useAhead'

export interface OptionListProps {
  filter: Filter
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

const searchedFrom = 10

/** Options of a filter; searchable above ten. */
export function OptionList({ filter, chosen, onChange }: OptionListProps) {
  const [shown, choose] = useAhead(chosen, onChange)
  const [typed, setTyped] = useState('')
  const options = matchOptions(filter.options, typed)
  return (
    <>
      {filter.options.length > searchedFrom && (
        <div className={styles.search}>
          <SearchBox label={`Search ${filter.label.toLocaleLowerCase('en-US')}`} value={typed} onChange={setTyped} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't scroll in every browser. */}
      <div className={styles.list} role="group" aria-label={filter.label} onKeyDown={onListKey}>
        {options.map(({ value, label }) => (
          <CheckLine
            key={value}
            label={label}
            isSelected={shown.includes(value)}
            onChange={() => choose(toggleOption(filter, shown, value))}
          />
        ))}
        {options.length === 0 && <p className={styles.none}>No results</p>}
      </div>
    </>
  )
}

/** Up and Down move between checkboxes as in a menu; Tab still visits all. */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)')]
  const at = boxes.indexOf(event.target as HTMLInputElement)
  if (at < 0) return
  event.preventDefault()
  boxes[(at + step + boxes.length) % boxes.length]?.focus()
}
