import type { InputHTMLAttributes } from 'react'
import { Field, type FieldWords } from '../Field/Field'
import * as styles from '../Field/Field.css'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoFocus' | 'onBlur' | 'placeholder'
>

export interface TextFieldProps extends Native, FieldWords {
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
  isDisabled?: boolean
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
