import { type FundedProduct, type Payment, paymentDetail, productPaymentList } from '@partner-dashboard/client'
import { CopyableText, DescriptionList, NameCell, Section, Stack, StatusPill } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../../lists/AddressedList'
import { productPayments } from '../../../../../lists/businesses'
import { panelState, useClosePanel } from '../../../../../lists/panels'
import type { ListPageProps } from '../../../../../lists/useListPage'
import { AppLink } from '../../../../../shell/links'
import { look } from '../../../../../views/look'
import { paymentColumns, paymentFacts, paymentNote, paymentStatus, paymentType } from '../../../../../views/payments'
import { RowPanel } from '../capital/RowPanel'

interface PaymentTableProps extends ListPageProps<typeof productPayments> {
  businessId: string
  productId: string
  /** Undefined while it's loading. */
  product: FundedProduct | undefined
  /** Total number of payments, once loaded. */
  count: number | undefined
  /** Nothing is outstanding, so no payment will follow. */
  isEnded: boolean
}

const paymentId = (payment: Payment) => payment.id
const columns = paymentColumns((payment) => (
  <NameCell note={paymentNote(payment)}>
    <AppLink to="." search={(old) => ({ ...old, payment: payment.id })} state={panelState} tone="plain">
      {paymentType(payment.type) || 'Payment'}
    </AppLink>
  </NameCell>
))

/** Payments of a product, most recent first, with details in a side panel. */
export function PaymentTable(props: PaymentTableProps) {
  const { api, businessId, productId, product, count, isEnded, search, onSearchChange } = props
  const rows = useQuery({
    ...productPaymentList(api, businessId, productId, productPayments.query(search)),
    placeholderData: keepPreviousData,
  })
  // A link may name the payment without its product.
  const onClose = useClosePanel('payment', { capital_product_id: productId })
  const listed = rows.data?.results?.find(({ id }) => id === search.payment)
  const details = useQuery({ ...paymentDetail(api, businessId, search.payment ?? ''), placeholderData: listed })
  return (
    <Section title="Payments">
      <AddressedList
        label="Payments"
        columns={columns}
        getRowId={paymentId}
        list={productPayments}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={(change, options) => onSearchChange({ ...change, payment: undefined }, options)}
        empty={
          isEnded
            ? { title: 'No payments', description: 'This product ended before its first payment.' }
            : { title: 'No payments yet', description: "The first payment appears here when it's initiated." }
        }
        nothingFound="No payments match these filters"
      />
      <RowPanel
        isOpen={search.payment !== undefined}
        onClose={onClose}
        title={(details.data && paymentType(details.data.type)) || 'Payment'}
        queries={[details]}
      >
        {details.data && <PaymentDetails payment={details.data} product={product} />}
      </RowPanel>
    </Section>
  )
}

function PaymentDetails({ payment, product }: { payment: Payment; product: FundedProduct | undefined }) {
  const needsBankAccount = product?.needs_bank_account && product.failed_payment?.id === payment.id
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { label: 'Status', value: <StatusPill {...look(paymentStatus, payment.status)} /> },
          ...paymentFacts(payment, product?.product_type, needsBankAccount),
        ]}
      />
      <CopyableText label="Payment ID" text={payment.id} />
    </Stack>
  )
}
