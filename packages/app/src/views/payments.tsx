import type { FundedProductDetails, Payment, ProductType } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { known } from './businessDetail'
import { bankAccountNote, failureReason } from './businessOverview'
import { type Look, look, nameOf } from './look'
import { planStatus } from './vocabulary'

export const paymentStatus = {
  pending: { tone: 'caution', label: 'Pending' },
  succeeded: { tone: 'positive', label: 'Succeeded' },
  failed: { tone: 'negative', label: 'Failed' },
} satisfies Record<Payment['status'], Look>

const types = {
  sales_based: 'Holdback payment',
  minimum_true_up: 'Minimum top-up',
  scheduled: 'Scheduled payment',
  manual: 'Manual payment',
  refund: 'Refund',
} satisfies Record<Payment['type'], string>

export const paymentType = (type: string | null | undefined) => (type ? nameOf(types, type) : '')

type ScheduledPayment = FundedProductDetails['schedule'][number]

const scheduledStatus = {
  paid: { tone: 'positive', label: 'Paid' },
  due: { tone: 'info', label: 'Due' },
  upcoming: { tone: 'neutral', label: 'Upcoming' },
  late: { tone: 'negative', label: 'Past due' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  waived: { tone: 'neutral', label: 'Waived' },
  charged_off: { tone: 'neutral', label: planStatus.abandoned.label },
} satisfies Record<ScheduledPayment['status'], Look>

/** Columns of a product's payments. `nameCell` renders the link. */
export const paymentColumns = (nameCell: (payment: Payment) => ReactNode) =>
  defineColumns<Payment>([
    { id: 'type', header: 'Payment', isRowHeader: true, width: 232, minWidth: 200, cell: nameCell },
    { id: 'initiated_at', header: 'Started', width: 104, cell: (payment) => formatDate(payment.initiated_at) },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
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

/** Failure reason shown below the type: "R01 Insufficient funds". */
export const paymentNote = (payment: Payment): string => (payment.status === 'failed' ? failureReason(payment) : '')

/** Facts of a payment; the panel shows its status and ID. An advance isn't a loan, so it has no principal. */
export const paymentFacts = (payment: Payment, productType?: ProductType, needsBankAccount = false) =>
  known([
    { label: 'Amount', value: formatCurrency(payment.amount, payment.currency) },
    {
      label: productType === 'merchant_cash_advance' ? 'Advance amount' : 'Principal',
      value: formatCurrency(payment.principal_amount, payment.currency),
    },
    { label: 'Fee', value: formatCurrency(payment.fee_amount, payment.currency) },
    { label: 'Started', value: formatDate(payment.initiated_at, { withTime: true }) },
    { label: 'Settled', value: formatDate(payment.settled_at, { withTime: true }) },
    { label: 'Reason', value: paymentNote(payment) },
    { label: 'Attempt', value: payment.type === 'refund' ? '' : `${payment.attempt} of 3` },
    {
      label: 'Next attempt',
      value: formatDate(payment.next_attempt_at) || (payment.status === 'failed' ? 'None' : ''),
    },
    { label: 'Next step', value: needsBankAccount ? bankAccountNote : '' },
  ])

export const scheduleColumns = (currency: string) =>
  defineColumns<ScheduledPayment>([
    { id: 'due_on', header: 'Due', isRowHeader: true, minWidth: 112, cell: (row) => formatDate(row.due_on) },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
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
