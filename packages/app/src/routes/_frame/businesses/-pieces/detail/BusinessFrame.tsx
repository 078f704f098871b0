import { type Api, businessDetail, type Partner, partnerList } from '@partner-dashboard/client'
import { Page, WithAside } from '@partner-dashboard/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMatchRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BusinessFacts } from './BusinessFacts'
import { BusinessHead } from './BusinessHead'
import { BusinessTabs } from './BusinessTabs'

interface BusinessFrameProps {
  api: Api
  id: string
  hasOrders: boolean
  children: ReactNode
}

export function BusinessFrame({ api, id, hasOrders, children }: BusinessFrameProps) {
  const { data: business } = useSuspenseQuery(businessDetail(api, id))
  const partners = useQuery(partnerList(api)).data
  const partner = partners?.find((one) => one.id === (business.partner_id ?? api.scope.partnerId))
  const isOnSpend = useMatchRoute()({ to: '/businesses/$businessId/spend', fuzzy: true }) !== false
  const hasSpendCard =
    isOnSpend || business.product_type === 'spend_card' || partner?.config?.products?.includes('spend_card') === true
  return (
    <Page>
      <BusinessHead business={business} partnerName={partners ? partnerName(partner) : ''} />
      <BusinessTabs businessId={id} hasOrders={hasOrders} hasSpendCard={hasSpendCard} />
      <WithAside label="Facts" aside={<BusinessFacts api={api} id={id} business={business} />}>
        {children}
      </WithAside>
    </Page>
  )
}

const partnerName = (partner: Partner | undefined) =>
  partner ? `${partner.name}${partner.config?.country_code === 'CA' ? ' (Canada)' : ''}` : '(Not available)'
