import type { TimelineEvent } from '@partner-dashboard/client'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { AppLink } from '../../../../../shell/links'
import { amountText } from '../../../../../views/businessTimeline'
import { productName } from '../../../../../views/products'

interface TimelineEventNoteProps {
  event: TimelineEvent
  businessId: string
}

/** Amount and product of an event; a funded product links to its details. */
export function TimelineEventNote({ event, businessId }: TimelineEventNoteProps) {
  const { type, capital_product_id, product_type } = event
  const amount = formatCurrency(event.amount, event.currency ?? '')
  const words = amount === '' ? '' : amountText(type, amount)
  // The title of an order event already names it.
  const product = type?.startsWith('order.') ? '' : productName(product_type ?? null)
  return (
    <>
      {words}
      {words !== '' && product !== '' && ' · '}
      {capital_product_id ? (
        <AppLink
          to="/businesses/$businessId/capital/funded-products/$capitalProductId"
          params={{ businessId, capitalProductId: capital_product_id }}
          tone="plain"
        >
          {product || 'Funded product'}
        </AppLink>
      ) : (
        product
      )}
    </>
  )
}
