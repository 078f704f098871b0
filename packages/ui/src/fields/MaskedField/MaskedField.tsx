import { type InputHTMLAttributes, memo, type ReactNode, type RefObject, useRef, useState } from 'react'
import { isMasked, unmaskField } from '../../masks'
import { type DateFormat, type DateRule, type FieldType, validateField } from '../../validators'
import { Field, type FieldLabels } from '../Field/Field'
import * as styles from '../Field/Field.css'
import { useMaskedText } from './useMaskedText'

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'autoFocus' | 'placeholder'>

export interface MaskedFieldProps extends Native, FieldLabels {
  /** Field type of the specification (section 5), which sets mask, rule and keyboard. */
  type: FieldType
  /** Stored value without punctuation, as the API expects it. */
  value: string
  /** Called with the stored value on every change. */
  onChange: (stored: string) => void
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be edited. */
  isDisabled?: boolean
  /** Default: `us`. */
  dateFormat?: DateFormat
  /** Allowed days of a date. Default: any. */
  dateRule?: DateRule
  /** Current time for date rules, for stories and tests. */
  now?: Date
  /** Control at the end of the input, such as a calendar button. */
  end?: ReactNode
  /** Runs after the built-in rule with the stored value; returns an error message. */
  validate?: (stored: string) => string | undefined
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

/** On-screen keyboard. */
function inputModeOf(type: FieldType): InputHTMLAttributes<HTMLInputElement>['inputMode'] {
  if (numeric.has(type)) return 'numeric'
  if (type === 'phone' || type === 'canadaPhone') return 'tel'
  if (type === 'currency' || type === 'percent') return 'decimal'
  return type === 'email' || type === 'url' ? type : undefined
}

/**
 * Field for one of the specification's types. Formats while typing and keeps the caret in place; validates on blur and
 * then on every change; with `autoFocus`, not before the first edit. An `errorMessage` takes precedence.
 */
export function MaskedField({ type, value, onChange, errorMessage, ...props }: MaskedFieldProps) {
  const { isRequired = true, dateFormat, dateRule, now, validate, ...words } = props
  const judge = (shown: string) =>
    validateField(type, shown, {
      isRequired,
      dateFormat,
      dateRule,
      now,
      validate: validate && (() => validate(unmaskField(type, shown, { dateFormat }))),
    })
  const [isWrong, setWrong] = useState(false)
  // A field that a dialog focused doesn't report 'Required' before the user edits it.
  const isUntouched = useRef(words.autoFocus === true)
  const onEdit = (stored: string) => {
    isUntouched.current = false
    onChange(stored)
  }
  const onLeave = (shown: string) => setWrong(!isUntouched.current && judge(shown) !== undefined)
  const { input, shown } = useMaskedText({ type, value, onChange: onEdit, onLeave, dateFormat })
  // After the first error, validates on every key: an error that only disappears on blur would move the page under the pointer.
  const problem = isWrong ? judge(shown) : undefined

  return (
    <MaskedInput {...words} input={input} type={type} isRequired={isRequired} errorMessage={errorMessage ?? problem} />
  )
}

interface MaskedInputProps extends Native, FieldLabels, Pick<MaskedFieldProps, 'type' | 'isDisabled' | 'end'> {
  input: RefObject<HTMLInputElement | null>
  isRequired: boolean
}

/** Doesn't receive the text, so typing doesn't render it. */
const MaskedInput = memo(
  ({ input, type, label, description, errorMessage, isRequired, isDisabled, end, ...native }: MaskedInputProps) => (
    <Field label={label} description={description} errorMessage={errorMessage} isRequired={isRequired}>
      {(control) => (
        <div className={styles.control}>
          <input
            {...native}
            {...control}
            ref={input}
            className={end === undefined ? styles.input : styles.inputWithEnd}
            type={type === 'email' ? 'email' : 'text'}
            inputMode={inputModeOf(type)}
            autoCapitalize={type === 'email' || type === 'url' ? 'off' : undefined}
            // Numbers, emails and URLs are left to right in every language.
            dir={isMasked(type) || type === 'email' || type === 'url' ? 'ltr' : undefined}
            disabled={isDisabled}
          />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  ),
)
