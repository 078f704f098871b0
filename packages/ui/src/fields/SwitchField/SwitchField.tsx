import { useId } from 'react'
import { line, root, words } from '../CheckboxField/CheckboxField.css'
import * as fieldStyles from '../Field/Field.css'
import * as styles from './SwitchField.css'

export interface SwitchFieldProps {
  /** What it is called, for everybody to read. */
  label: string
  /** Helps below it, for as long as nothing is wrong. */
  description?: string
  /** What is wrong, in place of the help. */
  errorMessage?: string
  /** Whether it is on; the caller holds this. */
  isSelected: boolean
  /** Called with whether it is on now. */
  onChange: (isSelected: boolean) => void
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
}

/** On or off, at once: nothing else needs to be sent. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, description, errorMessage, isSelected, onChange, isDisabled } = props
  const id = useId()
  const told = errorMessage ?? description
  return (
    <div className={root}>
      <label className={line}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          className={styles.track}
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={told === undefined ? undefined : id}
          aria-invalid={errorMessage === undefined ? undefined : true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={words}>{label}</span>
      </label>
      <div
        id={id}
        className={`${errorMessage === undefined ? fieldStyles.help : fieldStyles.error} ${styles.help}`}
        aria-live="polite"
      >
        {told}
      </div>
    </div>
  )
}
