import { type Api, orderCredit } from '@partner-dashboard/client'
import { DescriptionList, Notice, Stack } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { type LineDraft, orderCents } from '../../../../../views/orderForm'

interface OrderTotalProps {
  api: Api
  businessId: string
  lines: readonly LineDraft[]
}

/** Total so far, against the credit of the business. */
export function OrderTotal({ api, businessId, lines }: OrderTotalProps) {
  const { data: credit } = useQuery(orderCredit(api, businessId))
  const total = orderCents(lines)
  const amount = (cents: number) => formatCurrency(cents / 100, credit?.currency)
  const available = credit && credit.available_amount !== null ? Math.round(credit.available_amount * 100) : undefined
  const left = (available ?? 0) - total
  const unknown = credit ? 'No credit limit' : '–'
  return (
    <Stack gap={3}>
      {/* Always three lines, so nothing moves under the pointer when the credit arrives. */}
      <DescriptionList
        items={[
          { label: 'Total', value: amount(total) },
          { label: 'Available credit', value: available === undefined ? unknown : amount(available) },
          { label: 'Left after this order', value: available === undefined || left < 0 ? '–' : amount(left) },
        ]}
      />
      {credit && total > 0 && left < 0 && (
        <Notice tone="caution" role="status">
          {available === undefined
            ? "The business has no credit limit, so the order won't be accepted yet."
            : `The order exceeds the available credit by ${amount(-left)}, so it won't be accepted yet.`}
        </Notice>
      )}
    </Stack>
  )
}
