import type { FundedProductDetails } from '@partner-dashboard/client'
import { formatCurrency, formatDate, formatShare } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import { known } from './businessDetail'

type Card = NonNullable<FundedProductDetails['card']>
export type CardTransaction = Card['transactions'][number]

export const creditFacts = (card: Card, currency: string) =>
  known([
    { label: 'Credit limit', value: formatCurrency(card.limit_amount, currency) || 'None set' },
    { label: 'Available', value: formatCurrency(card.available_amount, currency) },
    { label: 'Used', value: formatCurrency(card.used_amount, currency) },
  ])

/** "$4,200.00 of $10,000.00 (42%)"; '' without a limit. */
export const utilizationText = (card: Card, currency: string) =>
  card.limit_amount === null
    ? ''
    : `${formatCurrency(card.used_amount, currency)} of ${formatCurrency(card.limit_amount, currency)} (${formatShare(card.utilization_rate)})`

export const statementFacts = (card: Card, currency: string) =>
  known([
    { label: 'Statement period', value: `${formatDate(card.starts_on)} – ${formatDate(card.closes_on)}` },
    { label: 'Statement balance', value: formatCurrency(card.balance, currency) },
    { label: 'Minimum due', value: formatCurrency(card.minimum_due_amount, currency) },
    { label: 'Payment due', value: formatDate(card.due_on) },
  ])

export const transactionColumns = (currency: string) =>
  defineColumns<CardTransaction>([
    {
      id: 'merchant',
      header: 'Merchant',
      isRowHeader: true,
      minWidth: 160,
      cell: (row) => row.merchant ?? 'Balance drawn at funding',
    },
    { id: 'posted_at', header: 'Posted', width: 112, cell: (row) => formatDate(row.posted_at) },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      width: 120,
      cell: (row) => formatCurrency(row.amount, currency),
    },
  ])
