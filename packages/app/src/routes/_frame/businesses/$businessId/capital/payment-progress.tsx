import {
  businessFundedProductList,
  type FundedProduct,
  paymentDetail,
  paymentProgress,
  productPaymentList,
} from '@partner-dashboard/client'
import { EmptyState, SelectField, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { productPayments, productsToChoose } from '../../../../../lists/businesses'
import { type ListPageProps, useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { AppLink } from '../../../../../shell/links'
import { fundedProductName } from '../../../../../views/businessFundedProducts'
import { ProgressView } from '../../-pieces/detail/ProgressView'
import { QueryContent } from '../../-pieces/detail/QueryContent'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/payment-progress')({
  staticData: { crumb: 'Payment progress' },
  validateSearch: productPayments.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId }, deps }) => {
    if (!hasScope) return
    const { capital_product_id } = deps
    const show = (id: string | undefined) => {
      if (id === undefined) return
      void queryClient.prefetchQuery(paymentProgress(api, businessId, id))
      void queryClient.prefetchQuery(productPaymentList(api, businessId, id, productPayments.query(deps)))
    }
    show(capital_product_id)
    // Default: the latest product.
    void queryClient
      .ensureQueryData(businessFundedProductList(api, businessId, productsToChoose))
      .then(({ results }) => capital_product_id === undefined && show(results?.[0]?.id))
      .catch(() => undefined)
  },
  component: function Progress() {
    return <ProgressPage {...useListPage(Route)} businessId={Route.useParams().businessId} />
  },
})

interface ProgressPageProps extends ListPageProps<typeof productPayments> {
  businessId: string
}

function ProgressPage({ api, businessId, search, onSearchChange }: ProgressPageProps) {
  const products = useQuery(businessFundedProductList(api, businessId, productsToChoose))
  const list = products.data?.results ?? []
  const payment = useQuery(paymentDetail(api, businessId, search.payment ?? ''))
  const ofPayment = payment.isLoading ? undefined : (payment.data?.capital_product_id ?? list[0]?.id)
  const chosen = search.capital_product_id ?? ofPayment
  // Not called without a product (specification, section 7).
  const progress = useQuery(paymentProgress(api, businessId, chosen ?? ''))
  if (payment.isLoading && chosen === undefined) return <Skeleton lines={12} />
  if (chosen === undefined) {
    return (
      <QueryContent query={products} shape={<Skeleton lines={12} />}>
        {() => <NothingFunded businessId={businessId} />}
      </QueryContent>
    )
  }
  return (
    <>
      {list.length > 1 && (
        <ProductChoice
          products={list}
          description={
            products.data?.next ? `Shows the latest ${list.length}. Open older ones from Funded products.` : undefined
          }
          value={chosen}
          onChange={(id) => onSearchChange({ capital_product_id: id, cursor: undefined })}
        />
      )}
      <QueryContent query={progress} shape={<Skeleton lines={12} />}>
        {(data) => (
          <ProgressView
            api={api}
            progress={data}
            product={list.find(({ id }) => id === chosen)}
            productId={chosen}
            businessId={businessId}
            search={search}
            onSearchChange={onSearchChange}
          />
        )}
      </QueryContent>
    </>
  )
}

interface ProductChoiceProps {
  products: readonly FundedProduct[]
  value: string
  onChange: (id: string) => void
  description: string | undefined
}

function ProductChoice({ products, value, onChange, description }: ProductChoiceProps) {
  const options = products.map((product) => ({ value: product.id, label: fundedProductName(product) }))
  const isListed = products.some(({ id }) => id === value)
  return (
    <SelectField
      label="Funded product"
      description={description}
      value={isListed ? value : ''}
      placeholder="Earlier product"
      options={options}
      onChange={(id) => id !== '' && onChange(id)}
    />
  )
}

function NothingFunded({ businessId }: { businessId: string }) {
  return (
    <EmptyState
      title="No payments yet"
      description={
        <>
          Payments appear here after an application is funded. View{' '}
          <AppLink to="/businesses/$businessId/capital/applications" params={{ businessId }}>
            applications
          </AppLink>
          .
        </>
      }
    />
  )
}
