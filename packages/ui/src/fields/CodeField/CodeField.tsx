import { Input, TextField } from 'react-aria-components/TextField'
import { field } from '../Field/Field.css'
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/FieldParts'
import { code } from './CodeField.css'

export interface CodeFieldProps extends FieldWords {
  name?: string
  /** Digits only. */
  value: string
  onChange: (digits: string) => void
  length?: number
  autoFocus?: boolean
}

/** A one-time code. One field, so that pasting works and the device can fill it in. */
export function CodeField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  length = 6,
  ...behaviour
}: CodeFieldProps) {
  return (
    <TextField
      {...behaviour}
      className={field}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired />
      <Input className={code} aria-required />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextField>
  )
}
