import type { BusinessDetails } from '@partner-dashboard/client'
import { CopyableText, PageHead, StatusPill } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { known } from '../../../../../views/businessDetail'
import { amountOrBlank, businessName } from '../../../../../views/businesses'
import { look } from '../../../../../views/look'
import { productName } from '../../../../../views/products'
import { businessStatus } from '../../../../../views/vocabulary'

export function BusinessHead({ business }: { business: BusinessDetails }) {
  const name = businessName(business) || '(Not available)'
  const { currency, external_id, id, legal_name, product_type, status } = business
  const facts = [name === legal_name ? undefined : legal_name, productName(product_type ?? null)].filter(Boolean)
  return (
    <PageHead
      title={name}
      status={<StatusPill {...look(businessStatus, status)} />}
      description={facts.join(' · ')}
      meta={
        <>
          {external_id && <CopyableText label="External ID" text={external_id} />}
          {id && <CopyableText label="Business ID" text={id} />}
        </>
      }
      figures={known([
        { label: 'Monthly sales', value: formatCurrency(business.monthly_sales_amount, currency) },
        { label: 'Offer up to', value: amountOrBlank(business.max_offer_amount, currency) },
        { label: 'Outstanding', value: formatCurrency(business.outstanding_amount, currency) },
      ])}
    />
  )
}
