import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { tell } from '../../validators'
import * as fieldStyles from '../Field/Field.css'
import * as styles from './CheckboxField.css'

export interface CheckboxFieldProps {
  /** Stands behind the box; a link may be in it. */
  label: ReactNode
  /** Helps below it, for as long as nothing is wrong. */
  description?: string
  /** What is wrong, in place of the help. */
  errorMessage?: string
  /** Whether it is checked; the caller holds this. */
  isSelected: boolean
  /** Called with whether it is checked now. */
  onChange: (isSelected: boolean) => void
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean
  /** Whether it must be checked, as terms must be accepted. Not unless told. */
  isRequired?: boolean
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** The field's name in the form that is sent. */
  name?: string
}

/** A yes or no that is sent with the form. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, description, errorMessage, isSelected, onChange, isIndeterminate = false, name, isDisabled } = props
  const { isRequired = false } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const judge = (next: boolean) => setProblem(isRequired && !next ? tell('required') : undefined)
  const error = errorMessage ?? problem
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
