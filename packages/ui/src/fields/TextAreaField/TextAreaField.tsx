import { type CSSProperties, useState } from 'react'
import { validateField } from '../../validators'
import { Field, type FieldLabels } from '../Field/Field'
import * as styles from './TextAreaField.css'

export interface TextAreaFieldProps extends FieldLabels {
  /** Current value (controlled). */
  value: string
  /** Called with the new value. */
  onChange: (value: string) => void
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be edited. */
  isDisabled?: boolean
  /** Initial number of lines. */
  rows?: number
  /** Runs after the built-in rule; returns an error message. */
  validate?: (value: string) => string | undefined
  /** Name in the submitted form. */
  name?: string
  /** Shown while empty; doesn't replace the label. */
  placeholder?: string
}

const maxHeight = 400

/** Length from which the counter is shown. */
const countFrom = 300

/** Multi-line text of at most 400 characters. Longer text isn't truncated but shows an error. */
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
            <span
              className={length > maxHeight ? styles.tooLong : styles.count}
            >{`${length} of ${maxHeight} characters`}</span>
          )}
        </div>
      )}
    </Field>
  )
}
