import type { FundedProductDetails, Payment } from '@partner-dashboard/client'
import { NameCell, StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import { type Look, look, nameOf } from './look'

export const paymentStatus = {
  pending: { tone: 'caution', label: 'Pending' },
  succeeded: { tone: 'positive', label: 'Succeeded' },
  failed: { tone: 'negative', label: 'Failed' },
} satisfies Record<Payment['status'], Look>

const types = {
  sales_based: 'Share of sales',
  minimum_true_up: 'Top-up to the minimum',
  scheduled: 'Scheduled payment',
  manual: 'Manual payment',
  refund: 'Refund',
} satisfies Record<Payment['type'], string>

const paymentType = (type: string | null | undefined) => (type ? nameOf(types, type) : '')

type ScheduledPayment = FundedProductDetails['schedule'][number]

const scheduledStatus = {
  paid: { tone: 'positive', label: 'Paid' },
  due: { tone: 'info', label: 'Due' },
  upcoming: { tone: 'neutral', label: 'Upcoming' },
  late: { tone: 'negative', label: 'Late' },
} satisfies Record<ScheduledPayment['status'], Look>

/** 'R01 Insufficient funds, attempt 2 of 3, next on 11/30/2026'. */
const failureNote = ({ failure_code, failure_message, attempt, next_attempt_at }: Payment) =>
  [
    [failure_code, failure_message].filter(Boolean).join(' '),
    attempt > 1 ? `attempt ${attempt} of 3` : '',
    next_attempt_at ? `next on ${formatDate(next_attempt_at)}` : '',
  ]
    .filter(Boolean)
    .join(', ')

/** The bank's reason is below the type, so that a failed payment is understood without opening it. */
export const paymentColumns = defineColumns<Payment>([
  {
    id: 'type',
    header: 'Payment',
    isRowHeader: true,
    width: 232,
    minWidth: 200,
    cell: (payment) =>
      payment.failure_message ? (
        <NameCell note={failureNote(payment)}>{paymentType(payment.type)}</NameCell>
      ) : (
        paymentType(payment.type)
      ),
  },
  { id: 'initiated_at', header: 'Started', width: 104, cell: (payment) => formatDate(payment.initiated_at) },
  {
    id: 'status',
    header: 'Status',
    width: 104,
    cell: (payment) => <StatusPill {...look(paymentStatus, payment.status)} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    width: 104,
    cell: (payment) => formatCurrency(payment.amount, payment.currency),
  },
  { id: 'settled_at', header: 'Settled', width: 104, cell: (payment) => formatDate(payment.settled_at) },
])

/** Every due date of a product that is repaid by schedule. */
export const scheduleColumns = (currency: string) =>
  defineColumns<ScheduledPayment>([
    { id: 'due_on', header: 'Due', isRowHeader: true, minWidth: 112, cell: (row) => formatDate(row.due_on) },
    {
      id: 'status',
      header: 'Status',
      width: 112,
      cell: (row) => <StatusPill {...look(scheduledStatus, row.status)} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      width: 120,
      cell: (row) => formatCurrency(row.amount, currency),
    },
    {
      id: 'principal_amount',
      header: 'Principal',
      align: 'end',
      width: 120,
      cell: (row) => formatCurrency(row.principal_amount, currency),
    },
    {
      id: 'fee_amount',
      header: 'Fee',
      align: 'end',
      width: 112,
      cell: (row) => formatCurrency(row.fee_amount, currency),
    },
  ])
