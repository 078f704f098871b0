import type { TimelineEvent } from '@partner-dashboard/client'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { AppLink } from '../../../../../shell/links'
import { amountWords } from '../../../../../views/businessTimeline'
import { productName } from '../../../../../views/products'

interface HappeningNoteProps {
  event: TimelineEvent
  businessId: string
}

/** Amount and product of an event; a funded product links to its details. */
export function HappeningNote({ event, businessId }: HappeningNoteProps) {
  const { type, capital_product_id, product_type } = event
  const amount = formatCurrency(event.amount, event.currency ?? '')
  const words = amount === '' ? '' : amountWords(type, amount)
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
