import type { Api, ProductType } from '@partner-dashboard/client'
import {
  Button,
  CheckboxField,
  Form,
  MaskedField,
  RadioGroupField,
  SearchSelectField,
  SelectField,
  TextField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { DraftNote } from '../../../../drafts/DraftNote'
import { useBusinessOptions } from '../../../../lists/useBusinessOptions'
import { AppButtonLink } from '../../../../shell/links'
import { amountLabel } from '../../../../views/amountLabel'
import { optionsOf } from '../../../../views/look'
import { hasHoldback } from '../../../../views/products'
import { type Refusals, refusals } from '../../../../views/refusals'
import { products as allProducts } from '../../../../views/vocabulary'
import { type OfferFields, problemsOf, whyNotRate } from './offerForm'

interface OfferFormProps {
  api: Api
  form: OfferFields
  currency: 'USD' | 'CAD'
  products: readonly ProductType[]
  error: unknown
  isPending: boolean
  isDirty: boolean
  isDisabled: boolean
  onChange: (patch: Partial<OfferFields>) => void
  onSubmit: () => void
}

export function OfferForm(props: OfferFormProps) {
  const { api, form, currency, products, error, isPending, isDirty, isDisabled, onChange, onSubmit } = props
  const check = useFormCheck(problemsOf(form))
  const refusedFields = refusals(error, [
    'business_name',
    'business_id',
    'product_type',
    'amount',
    'fee_rate',
    'repayment_rate',
    'discount_rate',
  ])
  const refused = { ...refusedFields, ...check.problems }
  return (
    <Form
      onSubmit={() => check.passes() && onSubmit()}
      refusal={refusedFields['']}
      actions={
        <>
          <Button type="submit" variant="primary" isDisabled={isDisabled} isPending={isPending}>
            Create offer
          </Button>
          <AppButtonLink to="/playground" variant="quiet">
            Cancel
          </AppButtonLink>
          <DraftNote isDirty={isDirty} />
        </>
      }
    >
      <OfferBusiness api={api} form={form} problems={refused} onChange={onChange} />
      <SelectField
        label="Product"
        value={form.product_type}
        options={optionsOf(allProducts).filter(({ value }) => products.includes(value))}
        errorMessage={refused.product_type}
        onChange={(product_type) => onChange({ product_type })}
      />
      <MaskedField
        type="currency"
        label={amountLabel('Amount', currency)}
        description="The maximum the business can request"
        value={form.amount}
        errorMessage={refused.amount}
        validate={(amount) => (Number(amount) > 0 ? undefined : 'Must be greater than 0')}
        onChange={(amount) => onChange({ amount })}
      />
      <MaskedField
        type="percent"
        label="Fee"
        description="One-time percentage of the amount"
        value={form.fee_rate}
        errorMessage={refused.fee_rate ?? whyNotRate(form.fee_rate)}
        onChange={(fee_rate) => onChange({ fee_rate })}
      />
      {hasHoldback(form.product_type) && (
        <MaskedField
          type="percent"
          label="Holdback"
          description="Share of daily sales used for repayment"
          isRequired={false}
          value={form.repayment_rate}
          errorMessage={refused.repayment_rate ?? whyNotRate(form.repayment_rate)}
          onChange={(repayment_rate) => onChange({ repayment_rate })}
        />
      )}
      <MaskedField
        type="percent"
        label="Discount"
        description="Percentage off the fee"
        isRequired={false}
        value={form.discount_rate}
        errorMessage={refused.discount_rate ?? whyNotRate(form.discount_rate)}
        onChange={(discount_rate) => onChange({ discount_rate })}
      />
      <CheckboxField
        label="Top-up"
        description="Adds to the business's current funding"
        isSelected={form.is_top_up}
        onChange={(is_top_up) => onChange({ is_top_up })}
      />
    </Form>
  )
}

interface OfferBusinessProps extends Pick<OfferFormProps, 'api' | 'form' | 'onChange'> {
  problems: Refusals
}

function OfferBusiness({ api, form, problems, onChange }: OfferBusinessProps) {
  const businesses = useBusinessOptions(api)
  return (
    <>
      <RadioGroupField
        label="Business"
        value={form.who}
        options={[
          { value: 'new', label: 'New business' },
          { value: 'existing', label: 'Existing sandbox business' },
        ]}
        onChange={(who) => onChange({ who })}
      />
      {form.who === 'new' ? (
        <TextField
          label="Name"
          maxLength={64}
          value={form.business_name}
          errorMessage={problems.business_name}
          onChange={(business_name) => onChange({ business_name })}
        />
      ) : (
        <SearchSelectField
          label="Existing business"
          value={form.business_id}
          valueLabel={form.chosen_name}
          options={businesses}
          searchPlaceholder="Name or ID"
          errorMessage={problems.business_id}
          onChange={(business_id, option) => onChange({ business_id, chosen_name: option?.label ?? '' })}
        />
      )}
    </>
  )
}
