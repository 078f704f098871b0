import { Button, CheckboxField, FieldGroup, FieldLine, TextField } from '@partner-dashboard/ui'
import { type EndpointProblems, type Header, maxHeaders } from './endpointForm'

interface HeadersFieldProps {
  value: readonly Header[]
  /** Names of the stored headers; their values are never returned. */
  namesOnFile: readonly string[]
  removesThem: boolean
  /** `custom_headers` is the whole group. */
  problems: EndpointProblems
  onChange: (headers: Header[]) => void
  onRemovesChange: (removesThem: boolean) => void
}

/** Headers added to every delivery, such as a token for a gateway. */
export function HeadersField(props: HeadersFieldProps) {
  const { value, namesOnFile, removesThem, problems, onChange, onRemovesChange } = props
  const set = (at: number, change: Partial<Header>) =>
    onChange(value.map((header, index) => (index === at ? { ...header, ...change } : header)))
  return (
    <FieldGroup
      legend="Headers"
      description={
        namesOnFile.length > 0 && value.length > 0
          ? `Replaces the stored headers (${namesOnFile.join(', ')}).`
          : 'Added to every delivery. Values are stored encrypted and never shown again.'
      }
      errorMessage={problems.custom_headers}
      action={
        <Button
          size="small"
          isDisabled={value.length >= maxHeaders}
          onPress={() => onChange([...value, { name: '', value: '' }])}
        >
          Add header
        </Button>
      }
    >
      {namesOnFile.length > 0 && value.length === 0 && (
        <CheckboxField
          label={`Remove the stored headers (${namesOnFile.join(', ')})`}
          isSelected={removesThem}
          onChange={onRemovesChange}
        />
      )}
      {value.map((header, index) => (
        <FieldLine
          // biome-ignore lint/suspicious/noArrayIndexKey: headers are identified by their position, and two can be equal while editing.
          key={index}
          layout="pair"
          remove={
            <Button variant="quiet" onPress={() => onChange(value.filter((_, at) => at !== index))}>
              Remove
            </Button>
          }
        >
          <TextField
            label="Name"
            maxLength={100}
            value={header.name}
            errorMessage={problems[`custom_headers/${index}/name`]}
            onChange={(name) => set(index, { name })}
          />
          <TextField
            label="Value"
            autoComplete="off"
            maxLength={1000}
            value={header.value}
            errorMessage={problems[`custom_headers/${index}/value`]}
            onChange={(text) => set(index, { value: text })}
          />
        </FieldLine>
      ))}
    </FieldGroup>
  )
}
