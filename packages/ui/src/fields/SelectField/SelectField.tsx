import { type KeyboardEvent, useRef, useState } from 'react'
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css'
import { lazyOverlay } from '../../private/lazyOverlay'
import { Field, type FieldWords } from '../Field/Field'
import * as styles from './SelectField.css'
import { SelectTrigger } from './SelectTrigger'
import type { SelectOption } from './selectOption'
import { createTypeAhead } from './typeAhead'
import { useChoice } from './useChoice'

const { Overlay, prefetch } = lazyOverlay(() => import('./SelectOverlay').then((module) => module.SelectOverlay))

export interface SelectFieldProps<TValue extends string = string> extends FieldWords {
  /** '' while nothing is chosen. */
  value: TValue | ''
  /** '' where an optional field was emptied. */
  onChange: (value: TValue | '') => void
  /** What can be chosen, in this order. */
  options: readonly SelectOption<TValue>[]
  /** Stands where nothing is chosen. */
  placeholder?: string
  /** True unless told; an optional field says so beside its label. */
  isRequired?: boolean
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** Runs on what is chosen; answers the message to show, or nothing. */
  validate?: (value: TValue | '') => string | undefined
  /** The field's name in the form that is sent. */
  name?: string
  /** What the browser may fill in here, such as `address-level1`. */
  autoComplete?: string
}

/**
 * One of a few options. Choosing sets and validates; letters typed within half a second choose too, open or closed. The list is fetched when the
 * hand or the focus comes near.
 */
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

  // A blank within the word would press the button: in one browser as it goes down, in another as it comes up.
  const holdBlank = (event: KeyboardEvent) => {
    if (event.key === ' ' && typeAhead.isTyping()) event.preventDefault()
  }
  const type = (event: KeyboardEvent) => {
    const found = typeAhead.type(
      event,
      options.map((option) => option.label),
      at,
    )
    holdBlank(event)
    const option = found === undefined ? undefined : options[found]
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
            // For the browser's autofill alone, which knows no other dropdown than its own.
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
