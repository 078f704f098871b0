import { type Api, type Payment, productPaymentList } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../../lists/AddressedList'
import type { ListSearch } from '../../../../../router/listSearch'
import { paymentColumns } from '../../../../../views/payments'
import { listPage } from './listPage'

interface PaymentTableProps {
  api: Api
  businessId: string
  productId: string
  /** All there are, as far as it is known. */
  count: number | undefined
  search: ListSearch
  onSearchChange: (change: Partial<ListSearch>, options?: { replace?: boolean }) => void
}

const paymentId = (payment: Payment) => payment.id

/** Every payment on a product with its state, the latest first. */
export function PaymentTable({ api, businessId, productId, count, search, onSearchChange }: PaymentTableProps) {
  const list = useQuery({
    ...productPaymentList(api, businessId, productId, listPage(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title="Payments">
      <AddressedList
        label="Payments"
        columns={paymentColumns}
        getRowId={paymentId}
        list={list}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        empty={{ title: 'No payments yet', description: 'The first one appears here once it is taken.' }}
        nothingFound="No payment matches"
      />
    </Section>
  )
}
