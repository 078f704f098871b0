import { Button, FieldGroup, FieldLine, MaskedField } from '@partner-dashboard/ui'
import { originProblem } from '../../../../views/settings'

/** The server's limit. */
const maxOrigins = 20

interface OriginsFieldProps {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  errorMessage: string | undefined
  isDisabled: boolean
}

export function OriginsField({ label, value, onChange, errorMessage, isDisabled }: OriginsFieldProps) {
  return (
    <FieldGroup
      legend={label}
      description={value.length === 0 ? 'Add at least one origin to embed the widget.' : undefined}
      errorMessage={errorMessage}
      action={
        <Button
          size="small"
          isDisabled={isDisabled || value.length >= maxOrigins}
          onPress={() => onChange([...value, ''])}
        >
          Add origin
        </Button>
      }
    >
      {value.map((origin, index) => (
        <FieldLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position, and two can be equal while editing.
          key={index}
          layout="single"
          remove={
            <Button
              variant="quiet"
              isDisabled={isDisabled}
              onPress={() => onChange(value.toSpliced(index, 1))}
            >{`Remove ${index + 1}`}</Button>
          }
        >
          <MaskedField
            label={`Origin ${index + 1}`}
            type="url"
            placeholder="https://app.example.com"
            value={origin}
            onChange={(text) => onChange(value.with(index, text))}
            validate={originProblem}
            isDisabled={isDisabled}
          />
        </FieldLine>
      ))}
    </FieldGroup>
  )
}
