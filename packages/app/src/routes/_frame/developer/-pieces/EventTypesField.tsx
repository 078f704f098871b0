import type { WebhookEventType } from '@partner-dashboard/client'
import { CheckboxField, Disclosure, FieldGroup } from '@partner-dashboard/ui'
import { typeGroups } from './eventTypes'

interface EventTypesFieldProps {
  value: readonly WebhookEventType[]
  errorMessage: string | undefined
  onChange: (types: WebhookEventType[]) => void
}

/** Event types in collapsed groups, so the keyboard passes a few groups instead of every type. */
export function EventTypesField({ value, errorMessage, onChange }: EventTypesFieldProps) {
  return (
    <FieldGroup legend={`Event types (${value.length} selected)`} errorMessage={errorMessage}>
      <div>
        {typeGroups.map((group) => (
          <TypeGroup key={group.label} {...group} value={value} onChange={onChange} />
        ))}
      </div>
    </FieldGroup>
  )
}

interface TypeGroupProps extends Pick<EventTypesFieldProps, 'value' | 'onChange'> {
  label: string
  types: readonly WebhookEventType[]
}

function TypeGroup({ label, types, value, onChange }: TypeGroupProps) {
  const count = types.filter((type) => value.includes(type)).length
  const isAll = count === types.length
  const change = (changed: readonly WebhookEventType[], isSelected: boolean) => {
    const others = value.filter((type) => !changed.includes(type))
    onChange(isSelected ? [...others, ...changed] : others)
  }
  return (
    <Disclosure title={label} note={count === 0 ? `${types.length} events` : `${count} of ${types.length} selected`}>
      <CheckboxField
        label={`All ${types.length} events`}
        isSelected={isAll}
        isIndeterminate={count > 0 && !isAll}
        onChange={(isSelected) => change(types, isSelected)}
      />
      {types.map((type) => (
        <CheckboxField
          key={type}
          label={type}
          isSelected={value.includes(type)}
          onChange={(isSelected) => change([type], isSelected)}
        />
      ))}
    </Disclosure>
  )
}
