import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import { maskFieldOnBlur, maskStored, maskWithCaret, unmaskField } from '../../masks'
import { type DateFormat, type DateRule, type FieldType, validateField } from '../../validators'
import { Field, type FieldWords } from '../Field/Field'
import * as styles from '../Field/Field.css'

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'autoFocus' | 'placeholder'>

export interface MaskedFieldProps extends Native, FieldWords {
  /** The specification's type (section 5): its mask, its rule, its keyboard. */
  type: FieldType
  /** The stored form: without punctuation, as the API takes it. The mask exists on the screen and nowhere else. */
  value: string
  onChange: (stored: string) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** `us` unless told. */
  dateFormat?: DateFormat
  dateRule?: DateRule
  /** The time by which dates are judged; the present unless told. */
  now?: Date
  /** Runs after the type's own rule; answers the message to show, or nothing. */
  validate?: (value: string) => string | undefined
}

const numeric = new Set<FieldType>([
  'date',
  'ssn',
  'sin',
  'ein',
  'tin',
  'account',
  'routing',
  'canadaAccount',
  'canadaTransit',
  'canadaInstitution',
])

/** The keyboard of a phone. */
function inputModeOf(type: FieldType): InputHTMLAttributes<HTMLInputElement>['inputMode'] {
  if (numeric.has(type)) return 'numeric'
  if (type === 'phone' || type === 'canadaPhone') return 'tel'
  if (type === 'currency' || type === 'percent') return 'decimal'
  return type === 'email' || type === 'url' ? type : undefined
}

/**
 * A field of one of the specification's types. It punctuates while one types and keeps the caret where one edits; what is wrong with the value
 * it says when it is left, and no longer than that. A message from outside, such as the server's, comes first.
 */
export function MaskedField({ type, value, onChange, label, description, errorMessage, ...props }: MaskedFieldProps) {
  const { isRequired = true, isDisabled, dateFormat, dateRule, now, validate, ...native } = props
  const options = { dateFormat }
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  const [typed, setTyped] = useState(() => maskStored(type, value, options))
  const [problem, setProblem] = useState<string>()
  // What one is typing stays as it is while it means what is stored: `$1,234.` is not yet another amount.
  const shown = unmaskField(type, typed, options) === value ? typed : maskStored(type, value, options)

  // After the browser has drawn the new text, which puts the caret behind it.
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const show = (next: string) => {
    setTyped(next)
    onChange(unmaskField(type, next, options))
  }
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const deletion = kind.startsWith('delete')
      ? { previous: shown, isForward: kind === 'deleteContentForward' }
      : undefined
    const masked = maskWithCaret(type, target.value, target.selectionStart ?? target.value.length, {
      ...options,
      deletion,
    })
    caret.current = masked.caret
    show(masked.value)
  }
  const leave = () => {
    const settled = maskFieldOnBlur(type, shown, options)
    if (settled !== shown) show(settled)
    setProblem(validateField(type, settled, { isRequired, dateFormat, dateRule, now, validate }))
  }

  return (
    <Field label={label} description={description} errorMessage={errorMessage ?? problem} isRequired={isRequired}>
      {(control) => (
        <input
          {...native}
          {...control}
          ref={input}
          className={styles.input}
          type={type === 'email' ? 'email' : 'text'}
          inputMode={inputModeOf(type)}
          autoCapitalize={type === 'email' || type === 'url' ? 'off' : undefined}
          value={shown}
          onChange={edit}
          onBlur={leave}
          disabled={isDisabled}
        />
      )}
    </Field>
  )
}
