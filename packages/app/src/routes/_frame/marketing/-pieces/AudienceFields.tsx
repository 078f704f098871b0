import { type Api, businessList } from '@partner-dashboard/client'
import {
  Button,
  CheckboxGroupField,
  FileDrop,
  MaskedField,
  RadioGroupField,
  SearchSelectField,
} from '@partner-dashboard/ui'
import { regions } from '@partner-dashboard/ui/regions'
import { useQuery } from '@tanstack/react-query'
import { businessName } from '../../../../views/businesses'
import { productOptions } from '../../../../views/products'
import { type PromotionFields, promotionLabels } from '../../../../views/promotions'
import * as styles from './Marketing.css'
import type { PlannerFieldsProps } from './TermsFields'

interface AudienceFieldsProps extends PlannerFieldsProps {
  api: Api
  file: File | null
  onFileChange: (file: File | null) => void
  hasCsv: boolean
}

const regionOptions = regions.map(({ code, name }) => ({ value: code, label: name }))

/** For whom it is: those of a filter, those chosen one by one, or those of a file. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { api, fields, change, problems, file, onFileChange, hasCsv } = props
  return (
    <>
      <RadioGroupField
        label={promotionLabels.audience}
        options={[
          { value: 'filter', label: 'Businesses of a filter' },
          { value: 'list', label: 'Chosen businesses' },
          ...(hasCsv ? [{ value: 'csv', label: 'The businesses of a file' }] : []),
        ]}
        value={fields.audience}
        onChange={(audience) => change({ audience: audience as PromotionFields['audience'] })}
      />
      {fields.audience === 'filter' && (
        <>
          <CheckboxGroupField
            label={promotionLabels.product_types}
            description="Any where none is chosen."
            isRequired={false}
            options={productOptions}
            value={fields.product_types}
            onChange={(product_types) => change({ product_types })}
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
            description="Add as many as you like; anywhere where none is chosen."
            isRequired={false}
            placeholder="Add a region"
            options={regionOptions.filter(({ value }) => !fields.regions.includes(value))}
            value=""
            onChange={(code) => code !== '' && change({ regions: [...fields.regions, code] })}
          />
          <MaskedField
            label={promotionLabels.min_monthly_sales_amount}
            type="currency"
            isRequired={false}
            value={fields.min_monthly_sales_amount}
            onChange={(min_monthly_sales_amount) => change({ min_monthly_sales_amount })}
          />
        </>
      )}
      {fields.audience === 'list' && <ChooseBusinesses api={api} fields={fields} change={change} problems={problems} />}
      {fields.audience === 'csv' && (
        <FileDrop
          label="File"
          description="A CSV with a column business_id or external_id, up to 10 MB."
          accept={['.csv']}
          value={file}
          onChange={onFileChange}
          errorMessage={problems.file}
        />
      )}
    </>
  )
}

function ChooseBusinesses({ api, fields, change, problems }: PlannerFieldsProps & { api: Api }) {
  const found = useQuery(businessList(api, { page_size: 100 }))
  const chosen = new Set(fields.businesses.map(({ id }) => id))
  const options = (found.data?.results ?? [])
    .filter(({ id }) => !chosen.has(id))
    .map((business) => ({ value: business.id, label: `${businessName(business)}, ${business.external_id}` }))
  return (
    <>
      <Chosen
        items={fields.businesses}
        onRemove={(id) => change({ businesses: fields.businesses.filter((one) => one.id !== id) })}
      />
      <SearchSelectField
        label={promotionLabels.businesses}
        description="The first hundred by name; for more, use a file or a filter."
        isRequired={false}
        placeholder="Add a business"
        options={options}
        value=""
        onChange={(id, option) =>
          id !== '' && change({ businesses: [...fields.businesses, { id, name: option?.label ?? id }] })
        }
        errorMessage={problems.businesses}
      />
    </>
  )
}

interface ChosenProps {
  items: readonly { id: string; name: string }[]
  onRemove: (id: string) => void
}

const Chosen = ({ items, onRemove }: ChosenProps) =>
  items.length === 0 ? null : (
    <ul className={styles.list}>
      {items.map(({ id, name }) => (
        <li key={id} className={styles.line}>
          {name}
          <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onPress={() => onRemove(id)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
