import { type InputHTMLAttributes, memo, type RefObject, useState } from 'react'
import { isMasked, unmaskField } from '../../masks'
import { type DateFormat, type DateRule, type FieldType, validateField } from '../../validators'
import { Field, type FieldWords } from '../Field/Field'
import * as styles from '../Field/Field.css'
import { useMaskedText } from './useMaskedText'

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'autoFocus' | 'placeholder'>

export interface MaskedFieldProps extends Native, FieldWords {
  /** The specification's type (section 5): its mask, its rule, its keyboard. */
  type: FieldType
  /** The stored form: without punctuation, as the API takes it. The mask exists on the screen and nowhere else. */
  value: string
  /** Called with the stored form at every change. */
  onChange: (stored: string) => void
  /** True unless told; an optional field says so beside its label. */
  isRequired?: boolean
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** `us` unless told. */
  dateFormat?: DateFormat
  /** Which days a date may be: any unless told. */
  dateRule?: DateRule
  /** The time by which dates are judged; the present unless told. */
  now?: Date
  /** Runs after the type's own rule, with the stored form. Returns the message to show, or nothing. */
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

/** The keyboard of a phone. */
function inputModeOf(type: FieldType): InputHTMLAttributes<HTMLInputElement>['inputMode'] {
  if (numeric.has(type)) return 'numeric'
  if (type === 'phone' || type === 'canadaPhone') return 'tel'
  if (type === 'currency' || type === 'percent') return 'decimal'
  return type === 'email' || type === 'url' ? type : undefined
}

/**
 * A field of one of the specification's types. It punctuates while one types and keeps the caret where one edits; what is wrong with the value
 * it says when it is left, until it is right. A message from outside, such as the server's, comes first.
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
  const onLeave = (shown: string) => setWrong(judge(shown) !== undefined)
  const { input, shown } = useMaskedText({ type, value, onChange, onLeave, dateFormat })
  // Once told, it is judged anew with every key: a message that stayed until the field is left would make the page move under the press that leaves it.
  const problem = isWrong ? judge(shown) : undefined

  return (
    <MaskedInput {...words} input={input} type={type} isRequired={isRequired} errorMessage={errorMessage ?? problem} />
  )
}

interface MaskedInputProps extends Native, FieldWords, Pick<MaskedFieldProps, 'type' | 'isDisabled'> {
  input: RefObject<HTMLInputElement | null>
  isRequired: boolean
}

/** Knows nothing of the text, so that a key renders none of it. */
const MaskedInput = memo(
  ({ input, type, label, description, errorMessage, isRequired, isDisabled, ...native }: MaskedInputProps) => (
    <Field label={label} description={description} errorMessage={errorMessage} isRequired={isRequired}>
      {(control) => (
        <input
          {...native}
          {...control}
          ref={input}
          className={styles.input}
          type={type === 'email' ? 'email' : 'text'}
          inputMode={inputModeOf(type)}
          autoCapitalize={type === 'email' || type === 'url' ? 'off' : undefined}
          // A number, an address: from left to right in every language, or its groups change places.
          dir={isMasked(type) || type === 'email' || type === 'url' ? 'ltr' : undefined}
          disabled={isDisabled}
        />
      )}
    </Field>
  ),
)
