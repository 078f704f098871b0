import { type KeyboardEvent, useRef, useState } from 'react'
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css'
import { lazyOverlay } from '../../private/lazyOverlay'
import { createTypeAhead } from '../../private/typeAhead'
import { Field, type FieldLabels } from '../Field/Field'
import * as styles from './SelectField.css'
import { SelectTrigger } from './SelectTrigger'
import type { SelectOption } from './selectOption'
import { useChoice } from './useChoice'

const { Overlay, prefetch } = lazyOverlay(() => import('./SelectOverlay').then((module) => module.SelectOverlay))

export interface SelectFieldProps<TValue extends string = string> extends FieldLabels {
  /** '' if nothing is selected. */
  value: TValue | ''
  /** Called with '' if an optional field was cleared. */
  onChange: (value: TValue | '') => void
  /** Options in display order. */
  options: readonly SelectOption<TValue>[]
  /** Shown if nothing is selected. */
  placeholder?: string
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be changed. */
  isDisabled?: boolean
  /** Validates the selected value; returns an error message. */
  validate?: (value: TValue | '') => string | undefined
  /** Name in the submitted form. */
  name?: string
  /** Autocomplete token, such as `address-level1`. */
  autoComplete?: string
}

/** Single choice from a few options. Typing selects by label, open or closed (500 ms type-ahead). The list loads on hover or focus. */
export function SelectField<TValue extends string = string>(props: SelectFieldProps<TValue>) {
  const { label, description, errorMessage, value, onChange, options, placeholder = 'Choose', isDisabled } = props
  const { isRequired = true, validate, name, autoComplete } = props
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [typeAhead] = useState(() => createTypeAhead())
  const { isOpen, setOpen, problem, settle, leave } = useChoice({ value, isRequired, validate })
  const choose = (chosen: TValue | '') => {
    onChange(chosen)
    settle(chosen)
  }
  const at = options.findIndex((option) => option.value === value)

  // A space within a type-ahead would press the button, on keydown or keyup depending on the browser.
  const holdBlank = (event: KeyboardEvent) => {
    if (event.key === ' ' && typeAhead.isTyping(event)) event.preventDefault()
  }
  const type = (event: KeyboardEvent) => {
    const match = typeAhead.type(
      event,
      options.map((option) => option.label),
      at,
    )
    holdBlank(event)
    const option = match === undefined ? undefined : options[match]
    if (option) choose(option.value)
  }

  return (
    <Field label={label} description={description} errorMessage={errorMessage ?? problem} isRequired={isRequired}>
      {(control) => (
        <div className={styles.root}>
          <SelectTrigger
            control={control}
            triggerRef={triggerRef}
            text={options[at]?.label ?? value}
            placeholder={placeholder}
            popup="listbox"
            isOpen={isOpen}
            isDisabled={isDisabled}
            onOpen={() => setOpen(true)}
            onIntent={prefetch}
            onLeave={leave}
            onKeyDown={type}
            onKeyUp={holdBlank}
          />
          {(name !== undefined || autoComplete !== undefined) && (
            // Hidden native select for browser autofill.
            <div className={hidden} aria-hidden>
              <label>
                {label}
                <select
                  tabIndex={-1}
                  name={name}
                  autoComplete={autoComplete}
                  value={value}
                  disabled={isDisabled}
                  onChange={(event) => choose(event.target.value as TValue | '')}
                >
                  <option value="" />
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          )}
          {isOpen && (
            <Overlay
              id={`${control.id}-listbox`}
              label={label}
              options={options}
              value={value}
              hasNone={!isRequired && value !== ''}
              triggerRef={triggerRef}
              onChoose={(chosen) => choose(chosen as TValue | '')}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
