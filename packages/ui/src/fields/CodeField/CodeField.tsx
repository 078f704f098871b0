import { Field, type FieldLabels } from '../Field/Field'
import { code } from './CodeField.css'

export interface CodeFieldProps extends FieldLabels {
  /** Name in the submitted form. */
  name?: string
  /** Digits only. */
  value: string
  /** Called with the digits so far. */
  onChange: (digits: string) => void
  /** Number of digits. */
  length?: number
  /** Takes focus on mount. */
  autoFocus?: boolean
}

/** One-time code in a single input, so pasting and autofill work. */
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
