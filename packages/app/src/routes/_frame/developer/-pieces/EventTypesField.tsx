import { CheckboxField } from '@partner-dashboard/ui'
import { useId } from 'react'
import * as styles from './Developer.css'
import { withEventTypes } from './eventTypes'

interface EventTypesFieldProps {
  value: readonly string[]
  errorMessage: string | undefined
  onChange: (types: string[]) => void
}

/** Which types of event an endpoint asks for. */
export function EventTypesField({ value, errorMessage, onChange }: EventTypesFieldProps) {
  const id = useId()
  const toggle = (type: string) =>
    onChange(value.includes(type) ? value.filter((other) => other !== type) : [...value, type])
  return (
    <fieldset className={styles.types} aria-describedby={id}>
      <legend className={styles.legend}>{`Event types (${value.length} chosen)`}</legend>
      {withEventTypes(value)
        // A test goes to an endpoint whatever it asks for.
        .filter((type) => type !== 'test.ping')
        .map((type) => (
          <CheckboxField key={type} label={type} isSelected={value.includes(type)} onChange={() => toggle(type)} />
        ))}
      <p id={id} className={styles.error}>
        {errorMessage}
      </p>
    </fieldset>
  )
}
