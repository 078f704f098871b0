import { type ReactNode, useId } from 'react'
import { useHeldWhilePressed } from '../../private/useHeldWhilePressed'
import * as styles from './Field.css'

export interface FieldLabels {
  /** Label; a click focuses the field. */
  label: string
  /** Help text, replaced by the error. */
  description?: string
  /** Why the value is invalid. */
  errorMessage?: string
}

/** Attributes that link a control to its label and messages; spread them onto the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps extends FieldLabels {
  isRequired: boolean
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, control, help text and error. Fields are required by default and optional ones are marked. Wraps native
 * inputs, which keeps pages with forms small.
 */
export function Field({ label, description, errorMessage: currentError, isRequired, children }: FieldProps) {
  const id = useId()
  const errorMessage = useHeldWhilePressed(currentError)
  const words = errorMessage ?? description
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isRequired && (
          <>
            {' '}
            <span className={styles.optional}>(optional)</span>
          </>
        )}
      </label>
      {children({
        id,
        'aria-describedby': words === undefined ? undefined : `${id}-words`,
        'aria-invalid': errorMessage === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {/* Always rendered, so screen readers announce errors when they appear. */}
      <div id={`${id}-words`} className={errorMessage === undefined ? styles.help : styles.error} aria-live="polite">
        {words}
      </div>
    </div>
  )
}
