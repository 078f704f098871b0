import type { Order } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { known } from './businessDetail'
import { look, nameOf } from './look'
import { orderStatus, orderTermTypes } from './vocabulary'

/** Why an order can't be finalized; undefined if it can. */
export function whyNotFinalize({ status }: Pick<Order, 'status'>): string | undefined {
  if (status === 'accepted') return undefined
  if (status === 'opened') return "This order exceeds the business's credit limit."
  if (status === 'finalized') return 'This order is already finalized.'
  if (status === 'cancelled') return 'This order was cancelled.'
  return 'You can finalize accepted orders only.'
}

/** Why an order can't be cancelled; undefined if it can. */
export function whyNotCancel({ status }: Pick<Order, 'status'>): string | undefined {
  if (status === 'finalized') return "You can't cancel a finalized order."
  if (status === 'cancelled') return 'This order is already cancelled.'
  return undefined
}

/** "Net terms, 60 days". */
export const orderTerms = (terms: Partial<Order['terms']> | null | undefined) =>
  terms?.type ? [nameOf(orderTermTypes, terms.type), terms.days && `${terms.days} days`].filter(Boolean).join(', ') : ''

interface Cells {
  order: (order: Order) => ReactNode
  business: (order: Order) => ReactNode
}

/** The partner's external ID, or our ID if there is none. */
export const orderName = ({ external_id, id }: Pick<Order, 'external_id' | 'id'>) => external_id || id

/** Columns of a list of orders, without the business in its own list. */
export const orderColumns = (cells: Cells, isOfOneBusiness = false) =>
  defineColumns<Order>([
    { id: 'external_id', header: 'Order', isRowHeader: true, width: 132, cell: cells.order },
    ...(isOfOneBusiness
      ? []
      : [
          {
            id: 'business_name',
            header: 'Business',
            width: 196,
            cell: cells.business,
          },
        ]),
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 104,
      cell: (row) => <StatusPill {...look(orderStatus, row.status)} />,
    },
    {
      id: 'total_amount',
      header: 'Total',
      align: 'end',
      width: 112,
      cell: (row) => formatCurrency(row.total_amount, row.currency),
    },
    {
      id: 'terms',
      header: 'Payment terms',
      width: 160,
      // Next to the facts of a business, only five columns fit.
      isHiddenByDefault: isOfOneBusiness,
      cell: (row) => orderTerms(row.terms),
    },
    {
      id: 'opened_at',
      header: 'Opened',
      width: 104,
      cell: (row) => formatDate(row.opened_at),
    },
    {
      id: 'due_at',
      header: 'Due',
      width: 104,
      description: 'Final due date, set when the order is finalized',
      cell: (row) => formatDate(row.due_at),
    },
    {
      id: 'accepted_at',
      header: 'Accepted',
      width: 112,
      isHiddenByDefault: true,
      cell: (row) => formatDate(row.accepted_at),
    },
    {
      id: 'finalized_at',
      header: 'Finalized',
      width: 112,
      isHiddenByDefault: true,
      cell: (row) => formatDate(row.finalized_at),
    },
    {
      id: 'cancelled_at',
      header: 'Cancelled',
      width: 112,
      isHiddenByDefault: true,
      cell: (row) => formatDate(row.cancelled_at),
    },
  ])

export const orderFacts = (order: Order) =>
  known([
    { label: 'Total', value: formatCurrency(order.total_amount, order.currency) },
    { label: 'Payment terms', value: orderTerms(order.terms) },
    { label: 'Opened', value: formatDate(order.opened_at) },
    { label: 'Accepted', value: formatDate(order.accepted_at) },
    { label: 'Finalized', value: formatDate(order.finalized_at) },
    { label: 'Due', value: formatDate(order.due_at) },
    { label: 'Cancelled', value: formatDate(order.cancelled_at) },
    { label: 'Cancellation reason', value: order.cancel_reason },
  ])

type Line = Order['line_items'][number]

export const lineColumns = (currency: string) =>
  defineColumns<Line>([
    { id: 'description', header: 'Item', isRowHeader: true, minWidth: 160, cell: (line) => line.description },
    { id: 'quantity', header: 'Quantity', align: 'end', width: 88, cell: (line) => formatNumber(line.quantity) },
    {
      id: 'unit_amount',
      header: 'Unit price',
      align: 'end',
      width: 112,
      cell: (line) => formatCurrency(line.unit_amount, currency),
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      width: 112,
      cell: (line) => formatCurrency(line.amount, currency),
    },
  ])
