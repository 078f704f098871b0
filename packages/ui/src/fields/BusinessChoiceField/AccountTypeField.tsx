import { formatAccountType } from '../../format'
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField'

const types = ['checking', 'savings'] as const

export type AccountType = (typeof types)[number]

const options = types.map((value) => ({ value, label: formatAccountType(value) }))

export interface AccountTypeFieldProps extends Omit<SelectFieldProps<AccountType>, 'label' | 'options'> {
  /** Default: "Account type". */
  label?: string
}

/** Type of a bank account. */
export function AccountTypeField(props: AccountTypeFieldProps) {
  return <SelectField label="Account type" {...props} options={options} />
}
