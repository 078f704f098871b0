import type { FundedProduct, Offer, TimelineEvent } from '@partner-dashboard/client'
import { Card, DescriptionList, Inline, ProgressBar, Section, Stack, StatusPill, Timeline } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import type { ReactNode } from 'react'
import { AppButtonLink, AppLink } from '../../../../../shell/links'
import { known } from '../../../../../views/businessDetail'
import { fundedProductName } from '../../../../../views/businessFundedProducts'
import { type BusinessAlert, currentOffer, gracePeriod, nextPayment } from '../../../../../views/businessOverview'
import { look } from '../../../../../views/look'
import { offerFacts } from '../../../../../views/offerTerms'
import { waivedText } from '../../../../../views/paymentProgress'
import { delinquencyBucket, planStatus } from '../../../../../views/vocabulary'
import { BusinessAlerts } from './BusinessAlerts'
import { shownEvent } from './shownEvent'

interface OverviewSectionsProps {
  businessId: string
  alerts: readonly BusinessAlert[]
  balance: ReactNode
  offer: ReactNode
  activity: ReactNode
}

/** Layout of the overview. */
export const OverviewSections = ({ businessId, alerts, balance, offer, activity }: OverviewSectionsProps) => (
  <>
    <BusinessAlerts alerts={alerts} businessId={businessId} />
    <Section title="Balance">{balance}</Section>
    <Section title="Current offer">{offer}</Section>
    <Section
      title="Recent activity"
      actions={
        <AppButtonLink to="/businesses/$businessId/capital/timeline" params={{ businessId }}>
          View all
        </AppButtonLink>
      }
    >
      {activity}
    </Section>
  </>
)

interface RecentActivityProps {
  /** Latest first. */
  events: readonly TimelineEvent[]
  businessId: string
  hasOrders: boolean
}

export const RecentActivity = ({ events, businessId, hasOrders }: RecentActivityProps) => (
  <Timeline
    label="Recent activity"
    events={events.slice(0, shownEvents).map((event) => shownEvent(event, businessId, hasOrders))}
  />
)

const shownEvents = 10

export function Balances({ products, businessId }: { products: readonly FundedProduct[]; businessId: string }) {
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

export function CurrentOffer({ offers, businessId }: { offers: readonly Offer[]; businessId: string }) {
  const offer = currentOffer(offers)
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
