import { type Api, businessDetail } from '@partner-dashboard/client'
import { CopyableText, Page, PageHead, StatusPill, TabNav } from '@partner-dashboard/ui'
import { formatAddress, formatCurrency, formatIncorporationType, formatNaics } from '@partner-dashboard/ui/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppTabLink } from '../../../../shell/links'
import { businessName, businessStatus } from '../../../../views/businesses'
import { look } from '../../../../views/look'
import { productName } from '../../../../views/products'

interface BusinessHeadProps {
  api: Api
  id: string
  children: ReactNode
}

/** What stands above every tab of a business: names, status, the facts that matter on each, ids to copy. */
export function BusinessHead({ api, id, children }: BusinessHeadProps) {
  const { data: business } = useSuspenseQuery(businessDetail(api, id))
  const name = businessName(business)
  const facts = [
    name === business.legal_name ? undefined : business.legal_name,
    formatIncorporationType(business.incorporation_type),
    productName(business.product_type),
    business.naics && formatNaics(business.naics),
  ].filter(Boolean)
  return (
    <Page>
      <PageHead
        title={name}
        status={<StatusPill {...look(businessStatus, business.status)} />}
        description={facts.join(' · ')}
        meta={
          <>
            <CopyableText label="External ID" text={business.external_id} />
            <CopyableText label="Business ID" text={business.id} />
          </>
        }
        figures={[
          { label: 'Monthly sales', value: formatCurrency(business.monthly_sales_amount, business.currency) },
          { label: 'Offer up to', value: formatCurrency(business.max_offer_amount, business.currency) },
          { label: 'Outstanding', value: formatCurrency(business.outstanding_amount, business.currency) },
          { label: 'Address', value: formatAddress(business.address) },
        ]}
      />
      <TabNav label={`${name}: sections`}>
        <AppTabLink to="/businesses/$businessId/capital/applications" params={{ businessId: id }}>
          Applications
        </AppTabLink>
      </TabNav>
      {children}
    </Page>
  )
}
