import {
  type Api,
  businessFundedProductList,
  businessMetadataStatus,
  businessOfferList,
  businessTimeline,
} from '@partner-dashboard/client'
import { Skeleton } from '@partner-dashboard/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { productsToChoose } from '../../../../../lists/businesses'
import { businessAlerts } from '../../../../../views/businessOverview'
import { Balances, CurrentOffer, OverviewSections, RecentActivity } from './OverviewSections'
import { QueryContent } from './QueryContent'

interface BusinessOverviewProps {
  api: Api
  businessId: string
  hasOrders: boolean
}

export function BusinessOverview({ api, businessId, hasOrders }: BusinessOverviewProps) {
  const products = useQuery(businessFundedProductList(api, businessId, productsToChoose))
  const offers = useQuery(businessOfferList(api, businessId, {}))
  const metadata = useQuery(businessMetadataStatus(api, [businessId]))
  const timeline = useInfiniteQuery(businessTimeline(api, businessId))
  // Shows all sections together: a late one would move those below. A section that is tried again stays.
  if ([products, offers, metadata].some(({ isFetched }) => !isFetched)) return <Skeleton lines={12} />
  const alerts = businessAlerts({
    products: products.data?.results,
    offers: offers.data?.results,
    metadata: metadata.data?.[0],
    now: Date.now(),
  })
  return (
    <OverviewSections
      businessId={businessId}
      alerts={alerts}
      balance={
        <QueryContent query={products} shape={<Skeleton lines={6} />}>
          {({ results }) => <Balances products={results ?? []} businessId={businessId} />}
        </QueryContent>
      }
      offer={
        <QueryContent query={offers} shape={<Skeleton lines={4} />}>
          {({ results }) => <CurrentOffer offers={results ?? []} businessId={businessId} />}
        </QueryContent>
      }
      activity={
        <QueryContent query={timeline} shape={<Skeleton lines={10} />}>
          {({ pages }) => (
            <RecentActivity events={pages[0]?.results ?? []} businessId={businessId} hasOrders={hasOrders} />
          )}
        </QueryContent>
      }
    />
  )
}
