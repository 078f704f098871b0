import { CheckboxGroupField, DateField, MaskedField, RadioGroupField, TextField } from '@partner-dashboard/ui'
import { amountLabel } from '../../../../views/amountLabel'
import { amountProblem } from '../../../../views/amountProblem'
import { discountProblem, type PromotionFields, promotionLabels } from '../../../../views/promotionForm'

export interface PlannerFieldsProps {
  fields: PromotionFields
  change: (patch: Partial<PromotionFields>) => void
  problems: Readonly<Record<string, string>>
  currency: string
}

interface TermsFieldsProps extends PlannerFieldsProps {
  /** Products that can be discounted. */
  products: readonly { value: string; label: string }[]
}

const payers = [
  { value: 'partner', label: 'You' },
  { value: 'lender', label: 'The lender (subject to approval)' },
] as const

export function TermsFields({ fields, change, problems, currency, products }: TermsFieldsProps) {
  return (
    <>
      <TextField
        label={promotionLabels.name}
        value={fields.name}
        onChange={(name) => change({ name })}
        errorMessage={problems.name}
      />
      <MaskedField
        label={promotionLabels.discount_rate}
        description="Percentage off the fee"
        type="percent"
        value={fields.discount_rate}
        validate={discountProblem}
        onChange={(discount_rate) => change({ discount_rate })}
        errorMessage={problems.discount_rate}
      />
      <CheckboxGroupField
        label={promotionLabels.products}
        options={products}
        value={fields.products}
        onChange={(products) => change({ products })}
        errorMessage={problems.products}
      />
      <DateField
        label={promotionLabels.starts_at}
        description="Starts at 00:00 UTC"
        dateRule="presentOrFuture"
        value={fields.starts_at}
        onChange={(starts_at) => change({ starts_at })}
        errorMessage={problems.starts_at}
      />
      <DateField
        label={promotionLabels.ends_at}
        description="Ends at 24:00 UTC"
        dateRule="presentOrFuture"
        opensAt={fields.starts_at}
        value={fields.ends_at}
        onChange={(ends_at) => change({ ends_at })}
        errorMessage={problems.ends_at}
      />
      <MaskedField
        label={amountLabel(promotionLabels.budget_amount, currency)}
        description="The promotion ends when its cost reaches this amount."
        type="currency"
        isRequired={false}
        value={fields.budget_amount}
        validate={amountProblem}
        onChange={(budget_amount) => change({ budget_amount })}
        errorMessage={problems.budget_amount}
      />
      <RadioGroupField
        label={promotionLabels.funded_by}
        options={payers}
        value={fields.funded_by}
        onChange={(funded_by) => change({ funded_by: funded_by === 'lender' ? 'lender' : 'partner' })}
      />
    </>
  )
}
