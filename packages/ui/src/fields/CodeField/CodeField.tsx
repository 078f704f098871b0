import { Field, type FieldWords } from '../Field/Field'
import { code } from './CodeField.css'

export interface CodeFieldProps extends FieldWords {
  /** The field's name in the form that is sent. */
  name?: string
  /** Digits only. */
  value: string
  /** Called with the digits so far. */
  onChange: (digits: string) => void
  /** How many digits the code has. */
  length?: number
  /** Takes the focus when it appears. */
  autoFocus?: boolean
}

/** A one-time code. One field, so that pasting works and the device can fill it in. */
export function CodeField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  length = 8,
  ...native
}: CodeFieldProps) {
  return (
    <Field label={label} description={description} errorMessage={errorMessage} isRequired>
      {(control) => (
        <input
          {...native}
          {...control}
          className={code}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </Field>
  )
}
