import { type FeeDiscount, feeDiscountList, promotionAccess } from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { ListView } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type * as v from 'valibot'
import { listSearchOf, listStateOf, looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import { scopedDeps } from '../../../../router/scoped'
import { optionalListOf } from '../../../../router/searchFields'
import { promotionColumns, promotionStates, stateOptions } from '../../../../views/promotions'
import { MarketingHead } from '../-pieces/MarketingHead'
import { PlanButton } from '../-pieces/PlanButton'
import { PromotionName } from '../-pieces/PromotionName'

const promotionsSearch = looseListSearch([], { state: optionalListOf(promotionStates) })

const queryOf = ({ search, state, cursor, page_size }: v.InferOutput<typeof promotionsSearch>) => ({
  search,
  state,
  cursor,
  page_size: pageSizeOf({ page_size }),
})

export const Route = createFileRoute('/_frame/marketing/promotions/')({
  validateSearch: promotionsSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(feeDiscountList(api, queryOf(deps)))
    void queryClient.prefetchQuery(promotionAccess(api))
  },
  component: PromotionsPage,
})

const columns = promotionColumns((row) => <PromotionName promotion={row} />)
const rowId = ({ id }: FeeDiscount) => id
const filters = [{ id: 'state', label: 'State', options: stateOptions }]
const filterNames = ['state']

function PromotionsPage() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useQuery({ ...feeDiscountList(api, queryOf(search)), placeholderData: keepPreviousData })
  return (
    <Page>
      <MarketingHead open="promotions" actions={<PlanButton api={api} />} />
      <ListView
        label="Promotions"
        columns={columns}
        getRowId={rowId}
        page={list.data}
        isRefetching={list.isPlaceholderData}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        state={listStateOf(search, filterNames)}
        onStateChange={(state, { replace }) =>
          void navigate({ search: (old) => ({ ...old, ...listSearchOf<typeof search>(state, filterNames) }), replace })
        }
        searchPlaceholder="Name"
        filters={filters}
        empty={{
          title: 'No promotions yet',
          description: 'A fee discount lowers the fee of chosen offers for a while.',
        }}
        nothingFound="No promotion matches"
      />
    </Page>
  )
}
