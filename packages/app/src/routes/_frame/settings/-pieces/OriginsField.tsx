import { Button, MaskedField } from '@partner-dashboard/ui'
import { useId } from 'react'
import { originProblem } from '../../../../views/settings'
import * as styles from './OriginsField.css'

/** As many as the server keeps. */
const most = 20

interface OriginsFieldProps {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  errorMessage: string | undefined
  isDisabled: boolean
}

/** The pages that may embed the widget, one a line. */
export function OriginsField({ label, value, onChange, errorMessage, isDisabled }: OriginsFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.root} aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      {value.map((origin, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place.
        <div key={index} className={styles.line}>
          <MaskedField
            label={`Address ${index + 1}`}
            type="url"
            placeholder="https://app.example.com"
            value={origin}
            onChange={(text) => onChange(value.with(index, text))}
            validate={originProblem}
            isDisabled={isDisabled}
          />
          <Button
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() => onChange(value.toSpliced(index, 1))}
          >{`Remove ${index + 1}`}</Button>
        </div>
      ))}
      <div id={id} className={errorMessage === undefined ? styles.help : styles.error} aria-live="polite">
        {errorMessage ?? (value.length === 0 ? 'Without an address it can be embedded nowhere.' : '')}
      </div>
      <span className={styles.add}>
        <Button size="small" isDisabled={isDisabled || value.length >= most} onPress={() => onChange([...value, ''])}>
          Add address
        </Button>
      </span>
    </fieldset>
  )
}
