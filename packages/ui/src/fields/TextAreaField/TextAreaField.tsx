import { type CSSProperties, useState } from 'react'
import { validateField } from '../../validators'
import { Field, type FieldWords } from '../Field/Field'
import * as styles from './TextAreaField.css'

export interface TextAreaFieldProps extends FieldWords {
  /** What it shows; the caller holds this. */
  value: string
  /** Called with the new value at every change. */
  onChange: (value: string) => void
  /** True unless told; an optional field says so beside its label. */
  isRequired?: boolean
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** Lines that it has when empty. */
  rows?: number
  /** Runs after the type's own rule; answers the message to show, or nothing. */
  validate?: (value: string) => string | undefined
  /** The field's name in the form that is sent. */
  name?: string
  /** What shows while it is empty; never in place of a label. */
  placeholder?: string
}

const most = 400

/** From here on the count is worth its place. */
const countFrom = 300

/** Several lines of text, 400 characters at most. A longer one is not cut, and says so. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, errorMessage, value, onChange, isDisabled, rows = 3, validate, name, placeholder } = props
  const { isRequired = true } = props
  const [problem, setProblem] = useState<string>()
  const length = Array.from(value.trim()).length
  return (
    <Field label={label} description={description} errorMessage={errorMessage ?? problem} isRequired={isRequired}>
      {(control) => (
        <div className={styles.root}>
          <textarea
            {...control}
            className={styles.area}
            style={{ '--rows': rows } as CSSProperties}
            name={name}
            placeholder={placeholder}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => setProblem(validateField('textArea', value, { isRequired, validate }))}
            disabled={isDisabled}
          />
          {length >= countFrom && (
            <span className={length > most ? styles.tooLong : styles.count}>{`${length} of ${most} characters`}</span>
          )}
        </div>
      )}
    </Field>
  )
}
