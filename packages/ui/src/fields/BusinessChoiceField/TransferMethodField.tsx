import { formatTransferMethod } from '../../format'
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField'

const methods = ['electrical', 'wire'] as const

export type TransferMethod = (typeof methods)[number]

const options = methods.map((value) => ({ value, label: formatTransferMethod(value) }))

export interface TransferMethodFieldProps extends Omit<SelectFieldProps<TransferMethod>, 'label' | 'options'> {
  /** Default: "Transfer method". */
  label?: string
}

/** How money is transferred. */
export function TransferMethodField(props: TransferMethodFieldProps) {
  return <SelectField label="Transfer method" {...props} options={options} />
}
