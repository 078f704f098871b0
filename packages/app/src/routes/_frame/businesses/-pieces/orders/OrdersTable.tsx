import type { Order } from '@partner-dashboard/client'
import { Button, NameCell, Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { businessOrders, orders } from '../../../../../lists/capital'
import { ListPanel } from '../../../../../lists/ListPanel'
import { panelState, rowsOf, useClosePanel } from '../../../../../lists/panels'
import type { ListPageProps } from '../../../../../lists/useListPage'
import { useWhyNot } from '../../../../../session/useWhyNot'
import { AppLink } from '../../../../../shell/links'
import { orderColumns, orderName, whyNotCancel, whyNotFinalize } from '../../../../../views/orders'
import { CreateOrder } from './CreateOrder'
import { type OrderAction, OrderDialog } from './OrderDialog'
import { OrderPanel } from './OrderPanel'

interface OrdersTableProps extends ListPageProps<typeof orders> {
  /** Shows only this business's orders. */
  businessId?: string
}

const rowId = (row: Order) => row.id

export function OrdersTable({ api, search, onSearchChange, businessId }: OrdersTableProps) {
  const isOfOne = businessId !== undefined
  const list = isOfOne ? businessOrders : orders
  const ofPage = { business_id: businessId }
  const rows = useQuery(list.rows(api, search, ofPage))
  const count = useQuery(list.count(api, search, ofPage))
  const onClose = useClosePanel('order_id')
  const whyNot = useWhyNot(api, 'manage_orders')
  const [pendingAction, setPendingAction] = useState<OrderAction>()
  const columns = useMemo(() => orderColumns({ order: OrderName, business: BusinessLink }, isOfOne), [isOfOne])

  const actionsOf = (order: Order) =>
    (
      [
        ['finalize', 'Finalize order', whyNot ?? whyNotFinalize(order)],
        ['cancel', 'Cancel order', whyNot ?? whyNotCancel(order)],
      ] as const
    ).map(([id, label, reason]) => ({
      id,
      label,
      description: reason,
      isDisabled: reason !== undefined,
      onAction: () => setPendingAction({ kind: id, order }),
    }))

  return (
    <Stack>
      {whyNot !== undefined && <p>{whyNot}</p>}
      <ListPanel
        label="Orders"
        columns={columns}
        getRowId={rowId}
        api={api}
        list={list}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        csv={list.csv(search, ofPage)}
        rowMenu={actionsOf}
        action={
          <Button variant="primary" isDisabled={whyNot !== undefined} onPress={() => onSearchChange({ new: 'order' })}>
            Create order
          </Button>
        }
        empty={{
          title: 'No orders yet',
          description: 'An order is a purchase the business pays for later.',
          action: whyNot ? undefined : { label: 'Create order', onPress: () => onSearchChange({ new: 'order' }) },
        }}
        nothingFound="No orders match these filters"
      />
      <OrderPanel api={api} id={search.order_id} rows={rowsOf(rows)} onClose={onClose} actionsOf={actionsOf} />
      <CreateOrder
        api={api}
        businessId={businessId}
        isOpen={search.new === 'order' && whyNot === undefined}
        onClose={() => onSearchChange({ new: undefined }, { replace: true })}
        onCreated={({ id }) => onSearchChange({ new: undefined, order_id: id }, { replace: true })}
      />
      <OrderDialog api={api} pendingAction={pendingAction} onClose={() => setPendingAction(undefined)} />
    </Stack>
  )
}

const OrderName = (order: Order) => (
  <NameCell note={order.id.slice(0, 14)}>
    <AppLink to="." search={(old) => ({ ...old, order_id: order.id })} state={panelState} tone="plain">
      {orderName(order)}
    </AppLink>
  </NameCell>
)

const BusinessLink = (order: Order) => (
  <NameCell>
    <AppLink to="/businesses/$businessId/capital/overview" params={{ businessId: order.business_id }} tone="plain">
      {order.business_name || '(Not available)'}
    </AppLink>
  </NameCell>
)
