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
  if (!credit) return <DescriptionList items={[{ label: 'Total', value: amount(total) }]} />
  const { available_amount } = credit
  const available = available_amount === null ? undefined : Math.round(available_amount * 100)
  const left = (available ?? 0) - total
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          { label: 'Total', value: amount(total) },
          { label: 'Available credit', value: available === undefined ? 'No credit limit' : amount(available) },
          ...(left >= 0 && available !== undefined ? [{ label: 'Left after this order', value: amount(left) }] : []),
        ]}
      />
      {total > 0 && left < 0 && (
        <Notice tone="caution" role="status">
          {available === undefined
            ? "The business has no credit limit, so the order won't be accepted yet."
            : `The order exceeds the available credit by ${amount(-left)}, so it won't be accepted yet.`}
        </Notice>
      )}
    </Stack>
  )
}
