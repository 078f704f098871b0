import type { Api } from '@partner-dashboard/client'
import {
  CheckboxGroupField,
  FileDrop,
  MaskedField,
  Notice,
  RadioGroupField,
  SearchSelectField,
} from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { regions } from '@partner-dashboard/ui/regions'
import { useBusinessOptions } from '../../../../lists/useBusinessOptions'
import { amountLabel } from '../../../../views/amountLabel'
import { counted } from '../../../../views/dataShare'
import { type PromotionFields, promotionLabels } from '../../../../views/promotionForm'
import { Chosen } from './Chosen'
import type { PlannerFieldsProps } from './TermsFields'

interface AudienceFieldsProps extends PlannerFieldsProps {
  api: Api
  file: File | null
  onFileChange: (file: File | null) => void
  isFileDisabled: boolean
  /** Number of businesses of the denied promotion's file. */
  earlierCount: number | undefined
  hasCsv: boolean
  /** Products a business can have. */
  products: readonly { value: string; label: string }[]
}

const regionOptions = regions.map(({ code, name }) => ({ value: code, label: name }))

export function AudienceFields(props: AudienceFieldsProps) {
  const { fields, change, problems, currency, file, onFileChange, isFileDisabled, earlierCount, hasCsv, products } =
    props
  return (
    <>
      <RadioGroupField
        label={promotionLabels.audience}
        options={[
          { value: 'filter', label: 'Filtered businesses' },
          { value: 'list', label: 'Selected businesses' },
          ...(hasCsv ? [{ value: 'csv', label: 'Businesses from a file' }] : []),
        ]}
        value={fields.audience}
        onChange={(audience) => change({ audience: audience as PromotionFields['audience'] })}
      />
      {fields.audience === 'filter' && (
        <>
          <CheckboxGroupField
            label={promotionLabels.product_types}
            description="Leave empty to include all."
            isRequired={false}
            options={products}
            value={fields.product_types}
            onChange={(product_types) => change({ product_types })}
            errorMessage={problems.product_types}
          />
          <Chosen
            items={fields.regions.map((code) => ({
              id: code,
              name: regionOptions.find(({ value }) => value === code)?.label ?? code,
            }))}
            onRemove={(code) => change({ regions: fields.regions.filter((one) => one !== code) })}
          />
          <SearchSelectField
            label={promotionLabels.regions}
            description="Leave empty to include all regions."
            isRequired={false}
            placeholder="Add a region"
            options={regionOptions.filter(({ value }) => !fields.regions.includes(value))}
            value=""
            onChange={(code) => code !== '' && change({ regions: [...fields.regions, code] })}
            errorMessage={problems.regions}
          />
          <MaskedField
            label={amountLabel(promotionLabels.min_monthly_sales_amount, currency)}
            // The error takes its place, so it doesn't move the button under the pointer.
            description="Leave empty to include all."
            type="currency"
            isRequired={false}
            value={fields.min_monthly_sales_amount}
            onChange={(min_monthly_sales_amount) => change({ min_monthly_sales_amount })}
            errorMessage={problems.min_monthly_sales_amount}
          />
        </>
      )}
      {fields.audience === 'list' && <ChooseBusinesses {...props} />}
      {fields.audience === 'csv' && earlierCount !== undefined && !file && (
        <Notice>{`Uses the ${counted(earlierCount, 'business', 'businesses')} of the earlier file. A new file replaces them.`}</Notice>
      )}
      {fields.audience === 'csv' && (
        <FileDrop
          label="File"
          description="CSV with a business_id or external_id column, up to 10 MB"
          isRequired={earlierCount === undefined}
          accept={['.csv']}
          minBytes={1}
          value={file}
          onChange={onFileChange}
          isDisabled={isFileDisabled}
          errorMessage={problems.file}
        />
      )}
    </>
  )
}

/** Searches all businesses by name or ID; selected ones stay. */
function ChooseBusinesses({ api, fields, change, problems }: AudienceFieldsProps) {
  const options = useBusinessOptions(api)
  const { businesses } = fields
  return (
    <>
      <Chosen items={businesses} onRemove={(id) => change({ businesses: businesses.filter((one) => one.id !== id) })} />
      <SearchSelectField
        label={promotionLabels.businesses}
        description={chosenCount(businesses.length)}
        isRequired={businesses.length === 0}
        placeholder="Add a business"
        searchPlaceholder="Name or ID"
        options={options}
        value=""
        onChange={(id, option) =>
          id !== '' &&
          !businesses.some((one) => one.id === id) &&
          change({ businesses: [...businesses, { id, name: option?.label ?? id }] })
        }
        errorMessage={problems.businesses}
      />
    </>
  )
}

const chosenCount = (count: number) => (count === 0 ? 'Add one or more businesses.' : `${formatNumber(count)} selected`)
