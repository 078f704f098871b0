import { type Api, businessDetail, createOrder, type Order } from '@partner-dashboard/client'
import { Button, Columns, Dialog, Form, SelectField, showToast, TextField } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNote } from '../../../../../drafts/DraftNote'
import { LeaveGuard } from '../../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../../drafts/useDraft'
import { optionsOf } from '../../../../../views/look'
import {
  emptyOrder,
  hasProblem,
  type OrderDraft,
  type OrderProblems,
  orderProblems,
  orderSchemas,
  refusedOrder,
  toOrderRequest,
} from '../../../../../views/orderForm'
import { shownInPlace } from '../../../../../views/refusals'
import { orderTermTypes } from '../../../../../views/vocabulary'
import { BusinessField } from './BusinessField'
import { OrderLines } from './OrderLines'
import { OrderTotal } from './OrderTotal'

interface CreateOrderProps {
  api: Api
  /** Preselected business. */
  businessId: string | undefined
  isOpen: boolean
  onClose: () => void
  onCreated: (order: Order) => void
}

const termOptions = optionsOf(orderTermTypes)

const names: Record<keyof OrderDraft, string> = {
  business_id: 'business',
  external_id: 'order ID',
  lines: 'lines',
  term_type: 'payment terms',
  days: 'days',
}

/** Dialog for a new order; keeps the typed values when closed. */
export function CreateOrder({ isOpen, ...props }: CreateOrderProps) {
  return isOpen ? <Open {...props} /> : null
}

function Open({ api, businessId, onClose, onCreated }: Omit<CreateOrderProps, 'isOpen'>) {
  const draft = useDraft({
    name: `order ${businessId ?? ''}`.trim(),
    initial: emptyOrder(businessId),
    fields: orderSchemas,
  })
  const [isTried, setTried] = useState(false)
  const { value } = draft
  const business = useQuery(businessDetail(api, value.business_id)).data
  const send = useMutation({ ...createOrder(api), meta: shownInPlace })
  const create = useMutation({
    mutationFn: async (order: OrderDraft, { client }) => {
      // The business may still be loading.
      const { currency } = await client.ensureQueryData(businessDetail(api, order.business_id))
      return send.mutateAsync(toOrderRequest(order, currency))
    },
    meta: shownInPlace,
    onSuccess: (order) => {
      draft.discard()
      showToast({ text: createdText(order), tone: 'positive' })
      onCreated(order)
    },
  })
  const problems = orderProblems(value)
  const refused = refusedOrder(create.error, value)
  const wrong = { ...(isTried ? problems : {}), ...refused }

  const change = (patch: Partial<OrderDraft>) => {
    draft.change(patch)
    if (create.isError) create.reset()
  }
  const submit = () => {
    setTried(true)
    if (!hasProblem(problems) && !create.isPending) create.mutate(value)
  }
  const leave = () => {
    draft.discard()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Create order"
      description="A purchase the business pays for later. It's accepted immediately if it fits the business's credit limit."
      size="medium"
      isBusy={create.isPending}
      isKeptOnPressOutside
    >
      <Form
        onSubmit={submit}
        refusal={wrong[''] ?? wrong.currency ?? wrong.line_items}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={create.isPending}>
              Create order
            </Button>
            <Button variant="quiet" isDisabled={create.isPending} onPress={leave}>
              Cancel
            </Button>
            <DraftNote isDirty={draft.isDirty} />
          </>
        }
      >
        {businessId === undefined && (
          <BusinessField
            api={api}
            value={value.business_id}
            valueLabel={business && (business.dba_name ?? business.legal_name)}
            onChange={(business_id) => change({ business_id })}
            errorMessage={wrong.business_id}
          />
        )}
        <TextField
          label="Order ID"
          autoFocus={businessId !== undefined}
          description="Your own unique identifier"
          value={value.external_id}
          onChange={(external_id) => change({ external_id })}
          maxLength={100}
          errorMessage={wrong.external_id}
        />
        <OrderLines
          lines={value.lines}
          currency={business?.currency}
          onChange={(lines) => change({ lines })}
          problems={wrong}
        />
        <OrderTotal api={api} businessId={value.business_id} lines={value.lines} />
        <PaymentTerms value={value} problems={wrong} change={change} />
      </Form>
      <LeaveGuard fields={draft.changed.map((name) => names[name])} isDirty={draft.isDirty} onLeave={draft.discard} />
    </Dialog>
  )
}

interface PaymentTermsProps {
  value: OrderDraft
  problems: OrderProblems
  change: (patch: Partial<OrderDraft>) => void
}

function PaymentTerms({ value, problems, change }: PaymentTermsProps) {
  return (
    <Columns layout="narrowLast">
      <SelectField
        label="Payment terms"
        value={value.term_type}
        onChange={(term_type) => change({ term_type })}
        options={termOptions}
        errorMessage={problems['terms/type']}
      />
      <TextField
        label="Days"
        description="Days after the order is finalized"
        inputMode="numeric"
        value={value.days}
        onChange={(days) => change({ days })}
        errorMessage={problems['terms/days']}
      />
    </Columns>
  )
}

const createdText = ({ external_id, status }: Order) =>
  status === 'accepted'
    ? `Order ${external_id} created and accepted`
    : `Order ${external_id} created but not accepted: it exceeds the credit limit`
