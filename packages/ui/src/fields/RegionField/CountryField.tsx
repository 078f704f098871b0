import type { Region } from '../../data/regions'
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField'
import type { SelectOption } from '../SelectField/selectOption'

export type Country = Region['country']

const options: readonly SelectOption<Country>[] = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
]

export interface CountryFieldProps extends Omit<SelectFieldProps<Country>, 'label' | 'options'> {
  /** Default: "Country". */
  label?: string
}

/** United States or Canada. */
export function CountryField(props: CountryFieldProps) {
  return <SelectField label="Country" {...props} options={options} />
}
