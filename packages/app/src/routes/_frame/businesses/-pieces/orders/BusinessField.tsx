import type { Api } from '@partner-dashboard/client'
import { SearchSelectField } from '@partner-dashboard/ui'
import { useBusinessOptions } from '../../../../../lists/useBusinessOptions'

interface BusinessFieldProps {
  api: Api
  value: string
  valueLabel: string | undefined
  onChange: (id: string) => void
  errorMessage: string | undefined
}

export function BusinessField({ api, value, valueLabel, onChange, errorMessage }: BusinessFieldProps) {
  return (
    <SearchSelectField
      label="Business"
      autoFocus
      searchPlaceholder="Name or ID"
      value={value}
      valueLabel={valueLabel ?? value}
      onChange={onChange}
      options={useBusinessOptions(api)}
      errorMessage={errorMessage}
    />
  )
}
