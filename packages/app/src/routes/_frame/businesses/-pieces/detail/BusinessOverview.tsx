import {
  type Api,
  businessFundedProductList,
  businessMetadataStatus,
  businessOfferList,
  businessTimeline,
  type FundedProduct,
  type Offer,
} from '@partner-dashboard/client'
import {
  Card,
  DescriptionList,
  Inline,
  ProgressBar,
  Section,
  Skeleton,
  Stack,
  StatusPill,
  Timeline,
} from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { productsToChoose } from '../../../../../lists/businesses'
import { AppButtonLink, AppLink } from '../../../../../shell/links'
import { known } from '../../../../../views/businessDetail'
import { fundedProductName } from '../../../../../views/businessFundedProducts'
import { businessAlerts, currentOffer, gracePeriod, nextPayment } from '../../../../../views/businessOverview'
import { look } from '../../../../../views/look'
import { offerFacts } from '../../../../../views/offerTerms'
import { waivedText } from '../../../../../views/paymentProgress'
import { delinquencyBucket, planStatus } from '../../../../../views/vocabulary'
import { BusinessAlerts } from './BusinessAlerts'
import { QueryContent } from './QueryContent'
import { shownEvent } from './shownEvent'

interface BusinessOverviewProps {
  api: Api
  businessId: string
  hasOrders: boolean
}

const recentEvents = 10

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
    <>
      <BusinessAlerts alerts={alerts} businessId={businessId} />
      <Section title="Balance">
        <QueryContent query={products} shape={<Skeleton lines={6} />}>
          {({ results }) => <Balances products={results ?? []} businessId={businessId} />}
        </QueryContent>
      </Section>
      <Section title="Current offer">
        <QueryContent query={offers} shape={<Skeleton lines={4} />}>
          {({ results }) => <CurrentOffer offer={currentOffer(results ?? [])} businessId={businessId} />}
        </QueryContent>
      </Section>
      <Section
        title="Recent activity"
        actions={
          <AppButtonLink to="/businesses/$businessId/capital/timeline" params={{ businessId }}>
            View all
          </AppButtonLink>
        }
      >
        <QueryContent query={timeline} shape={<Skeleton lines={10} />}>
          {({ pages }) => (
            <Timeline
              label="Recent activity"
              events={(pages[0]?.results ?? [])
                .slice(0, recentEvents)
                .map((event) => shownEvent(event, businessId, hasOrders))}
            />
          )}
        </QueryContent>
      </Section>
    </>
  )
}

function Balances({ products, businessId }: { products: readonly FundedProduct[]; businessId: string }) {
  const owed = products.filter(({ outstanding_amount }) => outstanding_amount > 0)
  if (owed.length === 0) {
    return <p>{products.length === 0 ? 'No funded products yet.' : 'Nothing is outstanding.'}</p>
  }
  return (
    <Stack gap={5}>
      {owed.map((product) => (
        <Balance key={product.id} product={product} businessId={businessId} />
      ))}
    </Stack>
  )
}

function Balance({ product, businessId }: { product: FundedProduct; businessId: string }) {
  const { id, currency, delinquency, status } = product
  const money = (value: number) => formatCurrency(value, currency)
  const isLate = product.days_past_due > 0
  return (
    <Card
      title={fundedProductName(product)}
      status={<StatusPill {...(isLate ? look(delinquencyBucket, delinquency) : look(planStatus, status))} />}
      actions={
        <AppButtonLink
          to="/businesses/$businessId/capital/payment-progress"
          params={{ businessId }}
          search={{ capital_product_id: id }}
        >
          View payments
        </AppButtonLink>
      }
    >
      {product.paid_amount > 0 && (
        <ProgressBar
          label="Paid"
          value={product.paid_amount}
          maxValue={product.total_repayment_amount}
          valueLabel={`${money(product.paid_amount)} of ${money(product.total_repayment_amount)}`}
        />
      )}
      <DescriptionList
        items={known([
          { label: 'Outstanding', value: money(product.outstanding_amount) },
          { label: 'Waived', value: waivedText(product.waived_amount, currency) },
          { label: 'Next payment', value: nextPayment(product) },
          { label: 'Grace period', value: gracePeriod(product) },
        ])}
      />
    </Card>
  )
}

function CurrentOffer({ offer, businessId }: { offer: Offer | undefined; businessId: string }) {
  if (!offer) {
    return <p>No open offer. A new offer appears when the business qualifies.</p>
  }
  return (
    <Stack gap={4}>
      <DescriptionList items={offerFacts(offer).filter(({ label }) => shownTerms.has(label))} />
      <Inline>
        <AppLink to="/businesses/$businessId/capital/offers" params={{ businessId }} search={{ offer: offer.id }}>
          View terms
        </AppLink>
      </Inline>
    </Stack>
  )
}

const shownTerms = new Set(['Product', 'Amount', 'Fee', 'Fee discount', 'Holdback', 'Expires'])
