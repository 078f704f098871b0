import { regionsOf } from '../../data/regions'
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField'

const options = regionsOf('US').map(({ code, name }) => ({ value: code, label: name }))

export interface StateFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** Default: "State". */
  label?: string
}

/** US state, the District of Columbia or a territory, stored as its postal code. */
export function StateField(props: StateFieldProps) {
  return <SelectField label="State" {...props} options={options} />
}
