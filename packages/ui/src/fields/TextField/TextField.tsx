import type { InputHTMLAttributes } from 'react'
import { Field, type FieldWords } from '../Field/Field'
import * as styles from '../Field/Field.css'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoFocus' | 'onBlur' | 'placeholder'
>

export interface TextFieldProps extends Native, FieldWords {
  /** What it shows; the caller holds this. */
  value: string
  /** Called with the new value at every change. */
  onChange: (value: string) => void
  /** True unless told; an optional field says so beside its label. */
  isRequired?: boolean
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean
}

/** One line of text, with its label, help and error. */
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
          // An address begins with a small letter, whatever the phone thinks.
          autoCapitalize={native.type === 'email' ? 'off' : undefined}
        />
      )}
    </Field>
  )
}
