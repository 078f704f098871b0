import type { FundedProduct } from '@partner-dashboard/client'
import { StatusPillLink, Tooltip } from '@partner-dashboard/ui'
import { createLink } from '@tanstack/react-router'
import { failedPaymentText } from '../../../../views/businessOverview'

const AppStatusPillLink = createLink(StatusPillLink)

/** Failed payment pill with the reason as a tooltip and a link to the payment; null leaves the cell empty. */
export const failedPaymentCell = (product: FundedProduct) =>
  product.failed_payment ? <FailedPaymentPill product={product} failed_payment={product.failed_payment} /> : null

interface FailedPaymentPillProps {
  product: FundedProduct
  failed_payment: NonNullable<FundedProduct['failed_payment']>
}

function FailedPaymentPill({
  product: { id, business_id, needs_bank_account },
  failed_payment,
}: FailedPaymentPillProps) {
  return (
    <Tooltip text={failedPaymentText(failed_payment, needs_bank_account)}>
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
