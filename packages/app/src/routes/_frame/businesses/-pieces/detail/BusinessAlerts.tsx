import { Notice, Stack } from '@partner-dashboard/ui'
import { AppButtonLink } from '../../../../../shell/links'
import type { AlertTarget, BusinessAlert } from '../../../../../views/businessOverview'

interface BusinessAlertsProps {
  alerts: readonly BusinessAlert[]
  businessId: string
}

export function BusinessAlerts({ alerts, businessId }: BusinessAlertsProps) {
  if (alerts.length === 0) return null
  return (
    <Stack gap={3}>
      {alerts.map(({ id, tone, text, target }) => (
        <Notice key={id} tone={tone} actions={<TargetLink target={target} businessId={businessId} />}>
          {text}
        </Notice>
      ))}
    </Stack>
  )
}

function TargetLink({ target, businessId }: { target: AlertTarget; businessId: string }) {
  const params = { businessId }
  switch (target.kind) {
    case 'payment':
      return (
        <AppButtonLink
          to="/businesses/$businessId/capital/payment-progress"
          params={params}
          search={{ capital_product_id: target.productId, payment: target.paymentId }}
        >
          View payment
        </AppButtonLink>
      )
    case 'payments':
      return (
        <AppButtonLink
          to="/businesses/$businessId/capital/payment-progress"
          params={params}
          search={{ capital_product_id: target.productId }}
        >
          View payments
        </AppButtonLink>
      )
    case 'offer':
      return (
        <AppButtonLink to="/businesses/$businessId/capital/offers" params={params} search={{ offer: target.offerId }}>
          View offer
        </AppButtonLink>
      )
    case 'missing':
      return <AppButtonLink to="/data-share/missing">Share data</AppButtonLink>
  }
}
