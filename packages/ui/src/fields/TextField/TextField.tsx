import type { InputHTMLAttributes } from 'react'
import { Field, type FieldLabels } from '../Field/Field'
import * as styles from '../Field/Field.css'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoFocus' | 'onBlur' | 'placeholder'
>

export interface TextFieldProps extends Native, FieldLabels {
  /** Current value (controlled). */
  value: string
  /** Called with the new value. */
  onChange: (value: string) => void
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be edited. */
  isDisabled?: boolean
  /** Can be read and copied, but not edited. */
  isReadOnly?: boolean
}

/** Single-line text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    errorMessage,
    value,
    onChange,
    isRequired = true,
    isDisabled,
    isReadOnly,
    ...native
  } = props
  return (
    <Field label={label} description={description} errorMessage={errorMessage} isRequired={isRequired}>
      {(control) => (
        <input
          {...native}
          {...control}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          readOnly={isReadOnly}
          // Phones would capitalize the first letter of an email.
          autoCapitalize={native.type === 'email' ? 'off' : undefined}
        />
      )}
    </Field>
  )
}
