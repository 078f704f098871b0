import { useId } from 'react'
import { line, root, words } from '../CheckboxField/CheckboxField.css'
import * as fieldStyles from '../Field/Field.css'
import * as styles from './SwitchField.css'

export interface SwitchFieldProps {
  /** Visible label. */
  label: string
  /** Help text below the label. */
  description?: string
  /** Error in place of the help text. */
  errorMessage?: string
  /** Whether it's on (controlled). */
  isSelected: boolean
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void
  /** Visible, but can't be changed. */
  isDisabled?: boolean
}

/** Setting that applies immediately. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, description, errorMessage, isSelected, onChange, isDisabled } = props
  const id = useId()
  const message = errorMessage ?? description
  return (
    <div className={root}>
      <label className={line}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox already exposes its state.
          role="switch"
          className={styles.track}
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={message === undefined ? undefined : id}
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
        {message}
      </div>
    </div>
  )
}
