import type { Naics } from '../../data/naics'
import { formatNaics, parseNaics } from '../../format'
import { SearchSelectField, type SearchSelectFieldProps } from '../SearchSelectField/SearchSelectField'

const load = async () => {
  const { naics } = await import('../../data/naics')
  return naics.map((entry) => ({ value: entry.code, label: formatNaics(entry) }))
}

export interface NaicsFieldProps
  extends Omit<SearchSelectFieldProps, 'label' | 'value' | 'valueLabel' | 'onChange' | 'options' | 'validate'> {
  /** Default: "Industry". */
  label?: string
  /** Codes outside of the list are kept and shown. */
  value: Naics | null
  /** Called with the selected code and industry, or null. */
  onChange: (value: Naics | null) => void
}

/** Industry by code or name. The list loads when the field opens. */
export function NaicsField({ value, onChange, ...props }: NaicsFieldProps) {
  return (
    <SearchSelectField
      label="Industry"
      searchPlaceholder="Code or name, such as bakery"
      {...props}
      value={value?.code ?? ''}
      valueLabel={formatNaics(value)}
      options={load}
      onChange={(_code, option) => onChange(parseNaics(option?.label) ?? null)}
    />
  )
}
