import type { Payment } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { look } from '../../../../views/look'
import { paymentStatus } from '../../../../views/payments'
import * as styles from './Playground.css'

/** Enough to see what the last step did; the rest stands with the business. */
const most = 3

/** The latest payments. */
export function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null
  return (
    <div>
      <p className={styles.note}>Latest payments</p>
      <ul className={styles.list}>
        {payments.slice(0, most).map(({ id, amount, currency, status, initiated_at, failure_message }) => (
          <li key={id} className={styles.event}>
            {`${formatDate(initiated_at)}  ${formatCurrency(amount, currency)}`}
            <StatusPill {...look(paymentStatus, status)} />
            {failure_message}
          </li>
        ))}
      </ul>
    </div>
  )
}
