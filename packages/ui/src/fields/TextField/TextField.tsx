import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import * as styles from '../Field/Field.css'
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/FieldParts'

type Behaviour = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'autoFocus'
  | 'isDisabled'
  | 'isReadOnly'
>

export interface TextFieldProps extends Behaviour, FieldWords {
  isRequired?: boolean
  placeholder?: string
}

/** One line of text, with its label, help and error. */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired = true,
  placeholder,
  ...behaviour
}: TextFieldProps) {
  return (
    <AriaTextField
      {...behaviour}
      className={styles.field}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Input
        className={styles.input}
        placeholder={placeholder}
        aria-required={isRequired || undefined}
        // An address begins with a small letter, whatever the phone thinks.
        autoCapitalize={behaviour.type === 'email' ? 'off' : undefined}
      />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
