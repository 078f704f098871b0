import { type ReactNode, useId } from 'react'
import * as styles from './Field.css'

export interface FieldWords {
  /** What is asked for; a click on it leads into the field. */
  label: string
  /** Help, under the field until there is an error. */
  description?: string
  /** Why the value is refused; the field is invalid while there is one. */
  errorMessage?: string
}

/** What ties a control to its words; spread onto the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps extends FieldWords {
  isRequired: boolean
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, control, help and error as one. Required is the rule: it is the optional ones that say so. A native input needs nothing else,
 * and every page that has a field is lighter for it.
 */
export function Field({ label, description, errorMessage, isRequired, children }: FieldProps) {
  const id = useId()
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
      {/* It stands there before there is an error, so that the error is announced when it comes. */}
      <div id={`${id}-words`} className={errorMessage === undefined ? styles.help : styles.error} aria-live="polite">
        {words}
      </div>
    </div>
  )
}
