import {
  type Api,
  businessDetail,
  businessFundedProductList,
  businessMetadataStatus,
  type Partner,
  partnerList,
} from '@partner-dashboard/client'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMatchRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productsToChoose } from '../../../../../lists/businesses'
import { repaymentAlerts } from '../../../../../views/businessOverview'
import { BusinessView } from './BusinessView'

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
  const products = useQuery(businessFundedProductList(api, id, productsToChoose)).data?.results
  const metadata = useQuery(businessMetadataStatus(api, [id])).data?.[0]
  const matchRoute = useMatchRoute()
  const isOnSpend = matchRoute({ to: '/businesses/$businessId/spend', fuzzy: true }) !== false
  const hasOwnAlerts = routesWithAlerts.some((to) => matchRoute({ to }) !== false)
  const hasSpendCard =
    isOnSpend || business.product_type === 'spend_card' || partner?.config?.products?.includes('spend_card') === true
  return (
    <BusinessView
      id={id}
      business={business}
      partnerName={partners ? partnerName(partner) : ''}
      alerts={hasOwnAlerts ? undefined : repaymentAlerts(products ?? []).slice(0, 1)}
      metadata={metadata}
      hasOrders={hasOrders}
      hasSpendCard={hasSpendCard}
    >
      {children}
    </BusinessView>
  )
}

/** Pages that show these alerts themselves. */
const routesWithAlerts = [
  '/businesses/$businessId/capital/overview',
  '/businesses/$businessId/capital/payment-progress',
  '/businesses/$businessId/capital/funded-products/$capitalProductId',
] as const

const partnerName = (partner: Partner | undefined) =>
  partner ? `${partner.name}${partner.config?.country_code === 'CA' ? ' (Canada)' : ''}` : '(Not available)'
