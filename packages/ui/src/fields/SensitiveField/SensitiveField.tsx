import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import * as fieldStyles from '../Field/Field.css'
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField'
import * as styles from './SensitiveField.css'

export interface SensitiveFieldProps
  extends Omit<MaskedFieldProps, 'value' | 'onChange' | 'autoFocus' | 'placeholder'> {
  /** Last four characters of the stored value; null if there is none. */
  last4: string | null
  /** New value in stored form; null to keep the stored one. */
  value: string | null
  /** Called with '' on Replace and null on Keep. */
  onChange: (stored: string | null) => void
}

/** Number that's never shown in full. A stored value shows its last four digits; Replace opens an empty field, Keep closes it. */
export function SensitiveField({ last4, value, onChange, ...props }: SensitiveFieldProps) {
  const { label, description, errorMessage, isDisabled } = props
  const id = useId()
  const button = useRef<HTMLDivElement>(null)
  const replacement = useRef<HTMLDivElement>(null)
  const isReplacing = last4 !== null && value !== null
  const [isKept, setKept] = useState(false)

  // Keep is removed with its field, so focus returns to Replace.
  useEffect(() => {
    if (isKept) button.current?.querySelector('button')?.focus()
  }, [isKept])

  // Not `autoFocus`: the user asked for the field, so leaving it empty is an error.
  useEffect(() => {
    if (isReplacing) replacement.current?.querySelector('input')?.focus()
  }, [isReplacing])

  if (last4 === null) return <MaskedField autoComplete="off" {...props} value={value ?? ''} onChange={onChange} />

  if (value !== null) {
    return (
      <div ref={replacement} className={styles.replacing}>
        <MaskedField autoComplete="off" {...props} value={value} onChange={onChange} />
        <div className={styles.keep}>
          <Button
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() => {
              setKept(true)
              onChange(null)
            }}
          >
            Keep <VisuallyHidden>the {label} on file</VisuallyHidden>
          </Button>
        </div>
      </div>
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this has a value and a button.
    <div className={styles.root} role="group" aria-labelledby={id} aria-describedby={`${id}-words`}>
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      <div className={styles.line}>
        <span className={styles.digits}>
          <span aria-hidden dir="ltr">
            •••• {last4}
          </span>
          <VisuallyHidden>On file, ending in {last4}</VisuallyHidden>
        </span>
        <div ref={button}>
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() => {
              setKept(false)
              onChange('')
            }}
          >
            Replace <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <div
        id={`${id}-words`}
        className={errorMessage === undefined ? fieldStyles.help : fieldStyles.error}
        aria-live="polite"
      >
        {errorMessage ?? description}
      </div>
    </div>
  )
}
