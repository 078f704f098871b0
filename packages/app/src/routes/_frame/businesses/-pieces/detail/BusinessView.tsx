import type { BusinessDetails, BusinessMetadataStatus } from '@partner-dashboard/client'
import { Page, WithAside } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'
import type { BusinessAlert } from '../../../../../views/businessOverview'
import { BusinessAlerts } from './BusinessAlerts'
import { BusinessFacts } from './BusinessFacts'
import { BusinessHead } from './BusinessHead'
import { BusinessTabs } from './BusinessTabs'

interface BusinessViewProps {
  id: string
  business: BusinessDetails
  /** Empty until loaded. */
  partnerName: string
  /** Above the tabs, for pages without alerts of their own. */
  alerts?: readonly BusinessAlert[]
  /** Undefined until loaded. */
  metadata: BusinessMetadataStatus | undefined
  hasOrders: boolean
  hasSpendCard: boolean
  children: ReactNode
}

/** Head, tabs and facts around a page of a business. */
export const BusinessView = ({
  id,
  business,
  partnerName,
  alerts = [],
  metadata,
  hasOrders,
  hasSpendCard,
  children,
}: BusinessViewProps) => (
  <Page>
    <BusinessHead business={business} />
    <BusinessAlerts alerts={alerts} businessId={id} />
    <BusinessTabs businessId={id} hasOrders={hasOrders} hasSpendCard={hasSpendCard} />
    <WithAside
      label="Facts"
      aside={<BusinessFacts business={business} partnerName={partnerName} metadata={metadata} />}
    >
      {children}
    </WithAside>
  </Page>
)
