import {
  type Api,
  type FundedProduct,
  fundedProductCount,
  fundedProductList,
  fundedProductTotals,
} from '@partner-dashboard/client'
import { Figures, NameCell } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPanel } from '../../../../../lists/ListPanel'
import { AppLink } from '../../../../../shell/links'
import { withCapitalFilters } from '../../../../../views/capitalFilters'
import { fundedProductColumns, fundedProductFilters, totalFigures } from '../../../../../views/fundedProducts'
import { fundedProductFilterOf, fundedProductQueryOf } from './fundedProductsQueries'
import type { FundedProductsSearch } from './fundedProductsSearch'

interface FundedProductsListProps {
  api: Api
  search: FundedProductsSearch
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
}

const columns = fundedProductColumns((row) => (
  <NameCell note={row.id.slice(0, 24)}>
    <AppLink
      to="/businesses/$businessId/capital/funded-products/$capitalProductId"
      params={{ businessId: row.business_id, capitalProductId: row.id }}
      tone="plain"
    >
      {row.business_name || '(Not available)'}
    </AppLink>
  </NameCell>
))
const rowId = (row: FundedProduct) => row.id

export function FundedProductsList({ api, search, onSearchChange }: FundedProductsListProps) {
  const filter = fundedProductFilterOf(search)
  const kept = { placeholderData: keepPreviousData }
  const list = useQuery({ ...fundedProductList(api, fundedProductQueryOf(search)), ...kept })
  const count = useQuery({ ...fundedProductCount(api, filter), ...kept })
  const totals = useQuery({ ...fundedProductTotals(api, filter), ...kept })
  return (
    <>
      {!totals.isError && <Figures items={totalFigures(totals.data, search.outstanding_on?.[0])} />}
      <ListPanel
        label="Funded products"
        columns={columns}
        getRowId={rowId}
        api={api}
        list={list}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        onRetry={() => {
          if (totals.isError) void totals.refetch()
        }}
        viewsOf="funded_products"
        csv={{ kind: 'funded_products', ...filter }}
        defaultSort="-funded_at"
        searchPlaceholder="Business or ID"
        filters={withCapitalFilters(fundedProductFilters(search), search)}
        rangeLabel={search.activity ? 'When' : 'Funded'}
        empty={{
          title: 'No funded products yet',
          description: 'One appears here as soon as a business accepts an offer and is paid out.',
        }}
        nothingFound="No funded product matches"
      />
    </>
  )
}
