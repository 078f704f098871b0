import type { TimelineEvent } from '@partner-dashboard/client'
import type { ReactNode } from 'react'
import { AppLink } from '../../../../../shell/links'
import { kindOf } from '../../../../../views/businessTimeline'

interface TimelineEventLinkProps {
  event: Pick<TimelineEvent, 'object_id' | 'capital_product_id'>
  businessId: string
  hasOrders: boolean
  children: ReactNode
}

/** Links an event to its object; plain text if it has no page. */
export function TimelineEventLink({ event, businessId, hasOrders, children }: TimelineEventLinkProps) {
  const { object_id: objectId, capital_product_id } = event
  const params = { businessId }
  switch (objectId ? kindOf(objectId) : '') {
    case 'application':
      return (
        <AppLink to="/businesses/$businessId/capital/applications" params={params} tone="plain">
          {children}
        </AppLink>
      )
    case 'offer':
      return (
        <AppLink
          to="/businesses/$businessId/capital/offers"
          params={params}
          search={{ offer: objectId ?? undefined }}
          tone="plain"
        >
          {children}
        </AppLink>
      )
    case 'capital_product':
    case 'grace_period':
    case 'waiver':
      return (
        <AppLink
          to="/businesses/$businessId/capital/funded-products/$capitalProductId"
          params={{ businessId, capitalProductId: capital_product_id ?? '' }}
          tone="plain"
        >
          {children}
        </AppLink>
      )
    case 'bank_account':
      return (
        <AppLink to="/businesses/$businessId/capital/bank-info" params={params} tone="plain">
          {children}
        </AppLink>
      )
    case 'payment':
    case 'refund':
      return (
        <AppLink
          to="/businesses/$businessId/capital/payment-progress"
          params={params}
          search={{ capital_product_id: capital_product_id ?? undefined, payment: objectId ?? undefined }}
          tone="plain"
        >
          {children}
        </AppLink>
      )
    case 'order':
      return hasOrders ? (
        <AppLink
          to="/businesses/$businessId/capital/orders"
          params={params}
          search={{ order_id: objectId ?? undefined }}
          tone="plain"
        >
          {children}
        </AppLink>
      ) : (
        children
      )
    default:
      return children
  }
}
