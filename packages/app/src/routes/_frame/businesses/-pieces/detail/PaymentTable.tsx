import { type Payment, productPaymentList } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../../lists/AddressedList'
import { productPayments } from '../../../../../lists/businesses'
import type { ListPageProps } from '../../../../../lists/useListPage'
import { paymentColumns } from '../../../../../views/payments'

interface PaymentTableProps extends ListPageProps<typeof productPayments> {
  businessId: string
  productId: string
  /** All there are, as far as it is known. */
  count: number | undefined
}

const paymentId = (payment: Payment) => payment.id

/** Every payment on a product with its state, the latest first. */
export function PaymentTable({ api, businessId, productId, count, search, onSearchChange }: PaymentTableProps) {
  const rows = useQuery({
    ...productPaymentList(api, businessId, productId, productPayments.query(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title="Payments">
      <AddressedList
        label="Payments"
        columns={paymentColumns}
        getRowId={paymentId}
        list={productPayments}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        empty={{ title: 'No payments yet', description: 'The first one appears here once it is taken.' }}
        nothingFound="No payment matches"
      />
    </Section>
  )
}
