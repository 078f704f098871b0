import type { Payment } from '@partner-dashboard/client'
import { Inline, Note, Stack, StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { look } from '../../../../views/look'
import { paymentStatus } from '../../../../views/payments'

/** Enough to see what the last step did; the rest stands with the business. */
const most = 3

/** The latest payments. */
export function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null
  return (
    <div>
      <Note>Latest payments</Note>
      <Stack as="ul" gap={1}>
        {payments.slice(0, most).map(({ id, amount, currency, status, initiated_at, failure_message }) => (
          <Inline key={id} as="li">
            {`${formatDate(initiated_at)}  ${formatCurrency(amount, currency)}`}
            <StatusPill {...look(paymentStatus, status)} />
            {failure_message}
          </Inline>
        ))}
      </Stack>
    </div>
  )
}
