import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useHeldWhilePressed } from '../../private/useHeldWhilePressed'
import { tell } from '../../validators'
import * as fieldStyles from '../Field/Field.css'
import * as styles from './CheckboxField.css'

export interface CheckboxFieldProps {
  /** Label after the box; can contain a link. */
  label: ReactNode
  /** Help text below the label. */
  description?: string
  /** Error in place of the help text. */
  errorMessage?: string
  /** Whether it's checked (controlled). */
  isSelected: boolean
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void
  /** Shows the indeterminate state. */
  isIndeterminate?: boolean
  /** Whether it must be checked, such as terms. Default: false. */
  isRequired?: boolean
  /** Visible, but can't be changed. */
  isDisabled?: boolean
  /** Name in the submitted form. */
  name?: string
}

/** Checkbox that's submitted with a form. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, description, errorMessage, isSelected, onChange, isIndeterminate = false, name, isDisabled } = props
  const { isRequired = false } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const judge = (next: boolean) => setProblem(isRequired && !next ? tell('required') : undefined)
  const error = useHeldWhilePressed(errorMessage ?? problem)
  const words = error ?? description

  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <div className={styles.root}>
      <label className={styles.line}>
        <input
          ref={box}
          type="checkbox"
          className={styles.box}
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={words === undefined ? undefined : id}
          aria-invalid={error === undefined ? undefined : true}
          aria-required={isRequired || undefined}
          onChange={(event) => {
            onChange(event.target.checked)
            judge(event.target.checked)
          }}
          onBlur={() => judge(isSelected)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      <div
        id={id}
        className={`${error === undefined ? fieldStyles.help : fieldStyles.error} ${styles.help}`}
        aria-live="polite"
      >
        {words}
      </div>
    </div>
  )
}
