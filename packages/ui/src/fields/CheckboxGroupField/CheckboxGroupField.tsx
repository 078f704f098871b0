import { useState } from 'react'
import { tell } from '../../validators'
import { box, line, words } from '../CheckboxField/CheckboxField.css'
import type { FieldLabels } from '../Field/Field'
import type { SelectOption } from '../SelectField/selectOption'
import * as styles from './CheckboxGroupField.css'
import { ChoiceGroup } from './ChoiceGroup'

export interface CheckboxGroupFieldProps<TValue extends string = string> extends FieldLabels {
  /** Values of the checked boxes. */
  value: readonly TValue[]
  /** Called with the checked values in the order of the options. */
  onChange: (value: TValue[]) => void
  /** Options in display order. */
  options: readonly SelectOption<TValue>[]
  /** Whether at least one must be checked. */
  isRequired?: boolean
  /** Visible, but can't be changed. */
  isDisabled?: boolean
}

/** Multiple choice from a few visible options. */
export function CheckboxGroupField<TValue extends string = string>(props: CheckboxGroupFieldProps<TValue>) {
  const { label, description, errorMessage, value, onChange, options, isRequired = true, isDisabled } = props
  const [problem, setProblem] = useState<string>()
  const error = errorMessage ?? problem
  const judge = (chosen: readonly TValue[]) =>
    setProblem(isRequired && chosen.length === 0 ? tell('required') : undefined)
  const toggle = (toggled: TValue) => {
    const next = options
      .map((option) => option.value)
      .filter((option) => (option === toggled ? !value.includes(option) : value.includes(option)))
    onChange(next)
    judge(next)
  }
  return (
    <ChoiceGroup
      label={label}
      description={description}
      errorMessage={error}
      isRequired={isRequired}
      disabled={isDisabled}
      onLeave={() => judge(value)}
    >
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={line}>
            <input
              type="checkbox"
              className={box}
              checked={value.includes(option.value)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => toggle(option.value)}
            />
            <span className={words}>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
