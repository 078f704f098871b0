import type { WebhookEventType } from '@partner-dashboard/client'
import { CheckboxField, FieldGroup } from '@partner-dashboard/ui'
import { subscribableTypes } from './eventTypes'

interface EventTypesFieldProps {
  value: readonly WebhookEventType[]
  errorMessage: string | undefined
  onChange: (types: WebhookEventType[]) => void
}

export function EventTypesField({ value, errorMessage, onChange }: EventTypesFieldProps) {
  const toggle = (type: WebhookEventType) =>
    onChange(value.includes(type) ? value.filter((other) => other !== type) : [...value, type])
  return (
    <FieldGroup legend={`Event types (${value.length} selected)`} errorMessage={errorMessage} isInColumns>
      {subscribableTypes.map((type) => (
        <CheckboxField key={type} label={type} isSelected={value.includes(type)} onChange={() => toggle(type)} />
      ))}
    </FieldGroup>
  )
}
