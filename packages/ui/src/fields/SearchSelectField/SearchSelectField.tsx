import { useRef, useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { Field, type FieldLabels } from '../Field/Field'
import { root } from '../SelectField/SelectField.css'
import { SelectTrigger } from '../SelectField/SelectTrigger'
import type { SelectOption } from '../SelectField/selectOption'
import { useChoice } from '../SelectField/useChoice'
import type { Options } from './useOptions'

const { Overlay, prefetch } = lazyOverlay(() =>
  import('./SearchSelectOverlay').then((module) => module.SearchSelectOverlay),
)

export interface SearchSelectFieldProps extends FieldLabels {
  /** '' if nothing is selected. */
  value: string
  /** Called with '' if an optional field was cleared. */
  onChange: (value: string, option: SelectOption | undefined) => void
  /** Options, or a stable function that loads them when the field opens. */
  options: Options
  /** Label of the value if its option isn't loaded. */
  valueLabel?: string
  /** Shown if nothing is selected. */
  placeholder?: string
  /** Placeholder of the search box. */
  searchPlaceholder?: string
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be changed. */
  isDisabled?: boolean
  /** Validates the selected value; returns an error message. */
  validate?: (value: string) => string | undefined
  /** Focuses the field when it appears, as the first one of a dialog. */
  autoFocus?: boolean
}

/** Single choice from many options with search. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, description, errorMessage, value, onChange, options, valueLabel = value, isDisabled } = props
  const { placeholder = 'Choose', searchPlaceholder = 'Search...', isRequired = true, validate, autoFocus } = props
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<SelectOption>()
  const { isOpen, setOpen, problem, settle, leave } = useChoice({ value, isRequired, validate, autoFocus })
  const known = typeof options === 'function' ? chosen : options.find((option) => option.value === value)
  const choose = (option: SelectOption | undefined) => {
    const next = option?.value ?? ''
    setChosen(option)
    onChange(next, option)
    settle(next)
  }
  return (
    <Field label={label} description={description} errorMessage={errorMessage ?? problem} isRequired={isRequired}>
      {(control) => (
        <div className={root}>
          <SelectTrigger
            control={{ ...control, autoFocus }}
            triggerRef={triggerRef}
            text={known?.value === value ? known.label : valueLabel}
            placeholder={placeholder}
            popup="dialog"
            isOpen={isOpen}
            isDisabled={isDisabled}
            onOpen={() => setOpen(true)}
            onIntent={prefetch}
            onLeave={leave}
          />
          {isOpen && (
            <Overlay
              id={`${control.id}-dialog`}
              label={label}
              placeholder={searchPlaceholder}
              options={options}
              value={value}
              hasNone={!isRequired && value !== ''}
              triggerRef={triggerRef}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
