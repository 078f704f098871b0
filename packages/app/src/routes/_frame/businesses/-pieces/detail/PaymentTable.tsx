import type { Payment } from '@partner-dashboard/client'
import { EmptyState, Section } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { DataTable } from '@partner-dashboard/ui/table'
import { paymentColumns } from '../../../../../views/payments'
import { NumberedPager } from './NumberedPager'
import { numberedPage } from './numberedPage'

interface PaymentTableProps {
  /** The latest first. */
  payments: readonly Payment[]
  /** All there are, which may be more. */
  count: number | undefined
  page: string | undefined
  onPageChange: (page: string) => void
}

const paymentId = (payment: Payment) => payment.id

/** Every payment on a product with its state. */
export function PaymentTable({ payments, count, page, onPageChange }: PaymentTableProps) {
  const shown = numberedPage(payments, page)
  const isCut = count !== undefined && count > payments.length
  return (
    <Section
      title="Payments"
      description={
        isCut ? `The latest ${formatNumber(payments.length)} of ${formatNumber(count)} payments.` : undefined
      }
    >
      <DataTable
        label="Payments"
        columns={paymentColumns}
        rows={shown.rows}
        getRowId={paymentId}
        empty={<EmptyState title="No payments yet" description="The first one appears here once it is taken." />}
      />
      <NumberedPager page={shown} count={payments.length} onPageChange={onPageChange} />
    </Section>
  )
}
