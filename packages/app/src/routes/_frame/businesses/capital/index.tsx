import { type FundedProduct, fundedProductTotals } from '@partner-dashboard/client'
import { Figures, NameCell } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { fundedProducts } from '../../../../lists/capital'
import { ListPanel } from '../../../../lists/ListPanel'
import { prefetchList } from '../../../../lists/prefetchList'
import { useFillAction } from '../../../../lists/useFillAction'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { AppLink } from '../../../../shell/links'
import { fundedProductColumns, totalFigures } from '../../../../views/fundedProducts'
import { industryOptions } from '../../../../views/industries'
import { productName } from '../../../../views/products'
import { failedPaymentCell } from '../-pieces/FailedPaymentPill'

export const Route = createFileRoute('/_frame/businesses/capital/')({
  validateSearch: fundedProducts.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => {
    const { api, queryClient, hasScope } = context
    prefetchList(context, fundedProducts, deps)
    if (hasScope) void queryClient.prefetchQuery(fundedProductTotals(api, fundedProducts.filter(deps)))
  },
  component: function FundedProducts() {
    return <FundedProductsList {...useListPage(Route)} />
  },
})

const columns = fundedProductColumns({
  name: (row) => (
    <NameCell note={productName(row.product_type)}>
      <AppLink
        to="/businesses/$businessId/capital/funded-products/$capitalProductId"
        params={{ businessId: row.business_id, capitalProductId: row.id }}
        tone="plain"
      >
        {row.business_name || '(Not available)'}
      </AppLink>
    </NameCell>
  ),
  failure: failedPaymentCell,
})
const rowId = (row: FundedProduct) => row.id

function FundedProductsList({ api, search, onSearchChange }: ListPageProps<typeof fundedProducts>) {
  const { outstanding_on } = search
  const action = useFillAction(api, { label: 'View applications', to: '/businesses/capital/applications' })
  const rows = useQuery(fundedProducts.rows(api, search))
  const count = useQuery(fundedProducts.count(api, search))
  const totals = useQuery({
    ...fundedProductTotals(api, fundedProducts.filter(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {!totals.isError && <Figures items={totalFigures(totals.data, outstanding_on)} />}
      <ListPanel
        label="Funded products"
        columns={columns}
        getRowId={rowId}
        api={api}
        list={fundedProducts}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        onRetry={() => {
          if (totals.isError) void totals.refetch()
        }}
        csv={fundedProducts.csv(search)}
        options={{
          ...industryOptions,
          outstanding_on: outstanding_on ? [{ value: outstanding_on, label: formatDate(outstanding_on) }] : [],
        }}
        empty={{
          title: 'No funded products yet',
          description: 'A product appears here when an approved application is funded.',
          action,
        }}
        nothingFound="No funded products match these filters"
      />
    </>
  )
}
