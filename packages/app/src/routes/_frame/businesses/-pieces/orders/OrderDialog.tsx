import { type Api, cancelOrder, finalizeOrder, type Order } from '@partner-dashboard/client'
import { ConfirmDialog, showToast, TextAreaField } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { orderName, orderTerms } from '../../../../../views/orders'
import { refusals, shownInPlace } from '../../../../../views/refusals'

export interface OrderAction {
  kind: 'finalize' | 'cancel'
  order: Order
}

interface OrderDialogProps {
  api: Api
  /** Action to confirm. */
  pendingAction: OrderAction | undefined
  onClose: () => void
}

export function OrderDialog({ pendingAction, ...rest }: OrderDialogProps) {
  if (!pendingAction) return null
  return pendingAction.kind === 'finalize' ? (
    <Finalize key={pendingAction.order.id} order={pendingAction.order} {...rest} />
  ) : (
    <Cancel key={pendingAction.order.id} order={pendingAction.order} {...rest} />
  )
}

interface ActionProps {
  api: Api
  order: Order
  onClose: () => void
}

function Finalize({ api, order, onClose }: ActionProps) {
  const finalize = useMutation({
    ...finalizeOrder(api),
    meta: shownInPlace,
    onSuccess: () => {
      showToast({ text: `Order ${orderName(order)} finalized`, tone: 'positive' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Finalize order ${orderName(order)}?`}
      effect={`${order.business_name ?? 'The business'} owes ${formatCurrency(order.total_amount, order.currency)} (${orderTerms(order.terms)}). You can't undo this.`}
      confirmLabel="Finalize order"
      isPending={finalize.isPending}
      errorMessage={refusals(finalize.error, [])['']}
      onConfirm={() => finalize.mutate({ order_id: order.id })}
    />
  )
}

function Cancel({ api, order, onClose }: ActionProps) {
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    ...cancelOrder(api),
    meta: shownInPlace,
    onSuccess: () => {
      showToast({ text: `Order ${orderName(order)} cancelled`, tone: 'positive' })
      onClose()
    },
  })
  const wrong = refusals(cancel.error, ['reason'])
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Cancel order ${orderName(order)}?`}
      effect={`${order.business_name ?? 'The business'} won't receive this order, and its credit limit is restored. You can't undo this.`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      tone="danger"
      isPending={cancel.isPending}
      errorMessage={wrong['']}
      onConfirm={() => cancel.mutate({ order_id: order.id, reason: reason.trim() || undefined })}
    >
      <TextAreaField
        label="Reason"
        description="Saved with the order."
        value={reason}
        onChange={setReason}
        isRequired={false}
        errorMessage={wrong.reason}
      />
    </ConfirmDialog>
  )
}
