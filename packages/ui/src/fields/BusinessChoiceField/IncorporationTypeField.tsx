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
  /** 'Entity type' unless told. */
  label?: string
}

/** What a business is before the law. */
export function IncorporationTypeField(props: IncorporationTypeFieldProps) {
  return <SelectField label="Entity type" {...props} options={options} />
}
