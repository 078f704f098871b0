import { useRef, useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { Field, type FieldWords } from '../Field/Field'
import { root } from '../SelectField/SelectField.css'
import { SelectTrigger } from '../SelectField/SelectTrigger'
import type { SelectOption } from '../SelectField/selectOption'
import { useChoice } from '../SelectField/useChoice'
import type { Options } from './useOptions'

const { Overlay, prefetch } = lazyOverlay(() =>
  import('./SearchSelectOverlay').then((module) => module.SearchSelectOverlay),
)

export interface SearchSelectFieldProps extends FieldWords {
  /** '' while nothing is chosen. */
  value: string
  /** '' where an optional field was emptied; the option tells its label too. */
  onChange: (value: string, option: SelectOption | undefined) => void
  /** The options, or a function that fetches them when the field is opened; it stays the same from one drawing to the next. */
  options: Options
  /** What is shown for the value while its option is not there: a list that is not fetched, or does not have it. */
  valueLabel?: string
  /** Stands where nothing is chosen. */
  placeholder?: string
  /** What shows in its search box while it is empty. */
  searchPlaceholder?: string
  /** True unless told; an optional field says so beside its label. */
  isRequired?: boolean
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** Runs on what is chosen; answers the message to show, or nothing. */
  validate?: (value: string) => string | undefined
}

/** One of many options, with a search over their words. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, description, errorMessage, value, onChange, options, valueLabel = value, isDisabled } = props
  const { placeholder = 'Choose', searchPlaceholder = 'Search...', isRequired = true, validate } = props
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<SelectOption>()
  const { isOpen, setOpen, problem, settle, leave } = useChoice({ value, isRequired, validate })
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
            control={control}
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
