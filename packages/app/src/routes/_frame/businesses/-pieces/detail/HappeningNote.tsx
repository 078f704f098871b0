import type { TimelineEvent } from '@partner-dashboard/client'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { AppLink } from '../../../../../shell/links'
import { amountWords } from '../../../../../views/businessTimeline'
import { productName } from '../../../../../views/products'

interface HappeningNoteProps {
  event: TimelineEvent
  businessId: string
}

/** Of how much it was, and of which product; one that is funded leads to its details. */
export function HappeningNote({ event, businessId }: HappeningNoteProps) {
  const { type, capital_product_id, product_type } = event
  const amount = formatCurrency(event.amount, event.currency ?? '')
  const words = amount === '' ? '' : amountWords(type, amount)
  // An order says itself what it is.
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
