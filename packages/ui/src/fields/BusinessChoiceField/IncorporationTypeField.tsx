import { formatIncorporationType } from '../../format'
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField'

const types = [
  'llc',
  'corporation',
  'sole_proprietorship',
  'partnership',
  'cooperative',
  'business_trust',
  'joint_venture',
  'other',
] as const

export type IncorporationType = (typeof types)[number]

const options = types.map((value) => ({ value, label: formatIncorporationType(value) }))

export interface IncorporationTypeFieldProps extends Omit<SelectFieldProps<IncorporationType>, 'label' | 'options'> {
  /** Default: "Entity type". */
  label?: string
}

/** Legal form of a business. */
export function IncorporationTypeField(props: IncorporationTypeFieldProps) {
  return <SelectField label="Entity type" {...props} options={options} />
}
