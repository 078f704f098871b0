import { ChevronDownIcon, Icon } from '../components/Icon/Icon'
import * as styles from './Choice.css'

export interface ChoiceProps {
  id?: string
  label?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Native select for a few plain options: no code to load, and the native picker on phones. */
export function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <span className={styles.root}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDownIcon} size={14} className={styles.arrow} />
    </span>
  )
}
