import type { FundedProduct } from '@partner-dashboard/client'
import { StatusPillLink, Tooltip } from '@partner-dashboard/ui'
import { createLink } from '@tanstack/react-router'
import { failedPaymentText } from '../../../../views/businessOverview'

const AppStatusPillLink = createLink(StatusPillLink)

/** Failed payment pill with the reason as a tooltip and a link to the payment. */
export function FailedPaymentPill({ product: { id, business_id, failed_payment } }: { product: FundedProduct }) {
  if (!failed_payment) return null
  return (
    <Tooltip text={failedPaymentText(failed_payment)}>
      <AppStatusPillLink
        to="/businesses/$businessId/capital/payment-progress"
        params={{ businessId: business_id }}
        search={{ capital_product_id: id, payment: failed_payment.id }}
        tone="negative"
        label="Failed"
      />
    </Tooltip>
  )
}
