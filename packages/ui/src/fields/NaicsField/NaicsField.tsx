import type { Naics } from '../../data/naics'
import { formatNaics, parseNaics } from '../../format'
import { SearchSelectField, type SearchSelectFieldProps } from '../SearchSelectField/SearchSelectField'

const load = async () => {
  const { naics } = await import('../../data/naics')
  return naics.map((entry) => ({ value: entry.code, label: formatNaics(entry) }))
}

export interface NaicsFieldProps
  extends Omit<SearchSelectFieldProps, 'label' | 'value' | 'valueLabel' | 'onChange' | 'options' | 'validate'> {
  /** 'Industry' unless told. */
  label?: string
  /** A code that the list does not have is kept and shown. */
  value: Naics | null
  /** Called with the code and the industry that were chosen, or with null. */
  onChange: (value: Naics | null) => void
}

/** An industry by its code or its words. The list is fetched when the field is opened. */
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
