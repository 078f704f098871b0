import { TabNav } from '@partner-dashboard/ui'
import { AppTabLink } from '../../../../../shell/links'

interface BusinessTabsProps {
  businessId: string
  /** Flag `pd-show-bnpl-orders`. */
  hasOrders: boolean
  /** Where the partner offers spend cards. */
  hasSpendCard: boolean
}

/** The tabs of a business, each an address of its own. */
export function BusinessTabs({ businessId, hasOrders, hasSpendCard }: BusinessTabsProps) {
  const params = { businessId }
  return (
    <TabNav label="Business sections">
      <AppTabLink to="/businesses/$businessId/capital/applications" params={params}>
        Applications
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/offers" params={params}>
        Offers
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/funded-products" params={params}>
        Funded products
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/payment-progress" params={params}>
        Payment progress
      </AppTabLink>
      {hasOrders && (
        <AppTabLink to="/businesses/$businessId/capital/orders" params={params}>
          Orders
        </AppTabLink>
      )}
      {hasSpendCard && (
        <AppTabLink to="/businesses/$businessId/spend/cards" params={params}>
          Spend cards
        </AppTabLink>
      )}
      <AppTabLink to="/businesses/$businessId/sales" params={params}>
        Sales
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/business-info" params={params}>
        Business info
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/owner-info" params={params}>
        Owner info
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/bank-info" params={params}>
        Bank info
      </AppTabLink>
      <AppTabLink to="/businesses/$businessId/capital/timeline" params={params}>
        Timeline
      </AppTabLink>
    </TabNav>
  )
}
