import { useId, useState } from 'react'
import { tell } from '../../validators'
import { line } from '../CheckboxField/CheckboxField.css'
import { ChoiceGroup } from '../CheckboxGroupField/ChoiceGroup'
import type { FieldLabels } from '../Field/Field'
import type { SelectOption } from '../SelectField/selectOption'
import * as styles from './RadioGroupField.css'

export interface RadioOption<TValue extends string> extends SelectOption<TValue> {
  /** Below the label. */
  description?: string
  isDisabled?: boolean
}

export interface RadioGroupFieldProps<TValue extends string = string> extends FieldLabels {
  /** '' if nothing is selected. */
  value: TValue | ''
  /** Called with the new value. */
  onChange: (value: TValue) => void
  /** Options in display order. */
  options: readonly RadioOption<TValue>[]
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be changed. */
  isDisabled?: boolean
}

/** Single choice from a few visible options. */
export function RadioGroupField<TValue extends string = string>(props: RadioGroupFieldProps<TValue>) {
  const { label, description, errorMessage, value, onChange, options, isRequired = true, isDisabled } = props
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const error = errorMessage ?? problem
  return (
    <ChoiceGroup
      // Only a radio group can be required.
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error === undefined ? undefined : true}
      label={label}
      description={description}
      errorMessage={error}
      isRequired={isRequired}
      disabled={isDisabled}
      onLeave={() => setProblem(isRequired && value === '' ? tell('required') : undefined)}
    >
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={line}>
            <input
              type="radio"
              className={styles.dot}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}`}
              onChange={() => {
                onChange(option.value)
                setProblem(undefined)
              }}
            />
            <span className={styles.words}>
              {option.label}
              {option.description !== undefined && (
                <span id={`${id}-${option.value}`} className={styles.note} aria-hidden>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
