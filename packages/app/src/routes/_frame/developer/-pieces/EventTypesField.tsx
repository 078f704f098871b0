import { CheckboxField, FieldGroup } from '@partner-dashboard/ui'
import { withEventTypes } from './eventTypes'

interface EventTypesFieldProps {
  value: readonly string[]
  errorMessage: string | undefined
  onChange: (types: string[]) => void
}

/** Which types of event an endpoint asks for. */
export function EventTypesField({ value, errorMessage, onChange }: EventTypesFieldProps) {
  const toggle = (type: string) =>
    onChange(value.includes(type) ? value.filter((other) => other !== type) : [...value, type])
  return (
    <FieldGroup legend={`Event types (${value.length} chosen)`} errorMessage={errorMessage} isInColumns>
      {withEventTypes(value)
        // A test goes to an endpoint whatever it asks for.
        .filter((type) => type !== 'test.ping')
        .map((type) => (
          <CheckboxField key={type} label={type} isSelected={value.includes(type)} onChange={() => toggle(type)} />
        ))}
    </FieldGroup>
  )
}
