import { regionsOf } from '../../data/regions'
import { SelectField } from '../SelectField/SelectField'
import type { StateFieldProps } from './StateField'

const options = regionsOf('CA').map(({ code, name }) => ({ value: code, label: name }))

/** Canadian province or territory, stored as its postal code. */
export function ProvinceField(props: StateFieldProps) {
  return <SelectField label="Province" {...props} options={options} />
}
