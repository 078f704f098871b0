import { type Api, type Order, orderList } from '@partner-dashboard/client'
import {
  Button,
  CopyableText,
  DescriptionList,
  ErrorState,
  Inline,
  Note,
  Section,
  SidePanel,
  Skeleton,
  Stack,
  StatusPill,
} from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AppButtonLink, AppLink } from '../../../../../shell/links'
import { look } from '../../../../../views/look'
import { lineColumns, orderFacts, orderName } from '../../../../../views/orders'
import { orderStatus } from '../../../../../views/vocabulary'

interface Action {
  id: string
  label: string
  description?: string
  isDisabled: boolean
  onAction: () => void
}

interface OrderPanelProps {
  api: Api
  id: string | undefined
  /** Rows of the current page, which usually contain it. */
  rows: readonly Order[] | undefined
  onClose: () => void
  actionsOf: (order: Order) => readonly Action[]
}

export function OrderPanel({ api, id, rows, onClose, actionsOf }: OrderPanelProps) {
  const row = rows?.find((order) => order.id === id)
  const isElsewhere = id !== undefined && rows !== undefined && row === undefined
  const lookup = useQuery({ ...orderList(api, { search: id }), enabled: isElsewhere })
  const order = row ?? (isElsewhere ? lookup.data?.results.find((one) => one.id === id) : undefined)
  return (
    <SidePanel isOpen={id !== undefined} onOpenChange={onClose} title={order ? `Order ${orderName(order)}` : 'Order'}>
      {order ? (
        <OrderDetails order={order} actions={actionsOf(order)} />
      ) : lookup.isError ? (
        <ErrorState onRetry={() => void lookup.refetch()} />
      ) : lookup.isSuccess && isElsewhere ? (
        <p>Nothing was found for the given ID</p>
      ) : (
        <Skeleton lines={6} />
      )}
    </SidePanel>
  )
}

function OrderDetails({ order, actions: all }: { order: Order; actions: readonly Action[] }) {
  // An order that ended has no actions anymore.
  const actions = order.status === 'finalized' || order.status === 'cancelled' ? [] : all
  const columns = useMemo(() => lineColumns(order.currency), [order.currency])
  // Two lines can be equal.
  const lines = useMemo(
    () => (order.line_items ?? []).map((line, index) => ({ ...line, id: String(index) })),
    [order.line_items],
  )
  const reasons = actions.filter(({ description }) => description !== undefined)
  return (
    <Stack gap={5}>
      <Inline gap={3}>
        <StatusPill {...look(orderStatus, order.status)} />
        <AppLink to="/businesses/$businessId/capital/overview" params={{ businessId: order.business_id }}>
          {order.business_name}
        </AppLink>
      </Inline>
      <CopyableText label="Order ID" text={order.id} />
      <DescriptionList items={orderFacts(order)} />
      <Section title="Line items">
        <DataTable label="Line items" columns={columns} rows={lines} getRowId={({ id }) => id} />
      </Section>
      <Inline>
        {order.capital_product_id && (
          <AppButtonLink
            to="/businesses/$businessId/capital/funded-products/$capitalProductId"
            params={{ businessId: order.business_id, capitalProductId: order.capital_product_id }}
          >
            View funded product
          </AppButtonLink>
        )}
        {actions.map(({ id, label, isDisabled, onAction }) => (
          <Button
            key={id}
            variant={id === 'cancel' ? 'quiet' : 'primary'}
            isDisabled={isDisabled}
            aria-describedby={isDisabled ? `why-not-${id}` : undefined}
            onPress={onAction}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {reasons.map(({ id, label, description }) => (
        <Note key={id} id={`why-not-${id}`}>
          {label}: {description}
        </Note>
      ))}
    </Stack>
  )
}
