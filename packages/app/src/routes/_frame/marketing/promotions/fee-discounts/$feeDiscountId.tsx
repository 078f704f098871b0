import { type FeeDiscountBusiness, feeDiscountBusinessList, feeDiscountDetail } from '@partner-dashboard/client'
import { NameCell, Page, Section } from '@partner-dashboard/ui'
import { ListView } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type * as v from 'valibot'
import { listSearchOf, listStateOf, looseListSearch, pageSizeOf } from '../../../../../router/listSearch'
import { scopedDeps } from '../../../../../router/scoped'
import { optionalListOf } from '../../../../../router/searchFields'
import { AppLink } from '../../../../../shell/links'
import { activities, activityOptions, promotionBusinessColumns } from '../../../../../views/promotions'
import { PromotionHead } from '../../-pieces/PromotionHead'

const businessesSearch = looseListSearch([], { activity: optionalListOf(activities) })

const queryOf = ({ activity, cursor, page_size }: v.InferOutput<typeof businessesSearch>) => ({
  activity,
  cursor,
  page_size: pageSizeOf({ page_size }),
})

export const Route = createFileRoute('/_frame/marketing/promotions/fee-discounts/$feeDiscountId')({
  validateSearch: businessesSearch,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params: { feeDiscountId }, deps }) => {
    if (!hasScope) return {}
    void queryClient.prefetchQuery(feeDiscountBusinessList(api, feeDiscountId, queryOf(deps)))
    return { crumb: (await queryClient.ensureQueryData(feeDiscountDetail(api, feeDiscountId))).name }
  },
  component: FeeDiscountPage,
})

const columns = promotionBusinessColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId" params={{ businessId: row.business_id }} tone="plain">
      {row.business_name}
    </AppLink>
  </NameCell>
))
const rowId = ({ business_id }: FeeDiscountBusiness) => business_id
const filters = [{ id: 'activity', label: 'What it did', options: activityOptions }]
const filterNames = ['activity']

function FeeDiscountPage() {
  const { api } = Route.useRouteContext()
  const { feeDiscountId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const promotion = useSuspenseQuery(feeDiscountDetail(api, feeDiscountId)).data
  const list = useQuery({
    ...feeDiscountBusinessList(api, feeDiscountId, queryOf(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Page>
      <PromotionHead api={api} promotion={promotion} />
      <Section title="Businesses" description="What each did while it ran.">
        <ListView
          label="Businesses"
          columns={columns}
          getRowId={rowId}
          page={list.data}
          isRefetching={list.isPlaceholderData}
          error={list.isError ? list.error : undefined}
          onRetry={() => void list.refetch()}
          state={listStateOf(search, filterNames)}
          onStateChange={(state, { replace }) =>
            void navigate({
              search: (old) => ({ ...old, ...listSearchOf<typeof search>(state, filterNames) }),
              replace,
            })
          }
          filters={filters}
          empty={{ title: 'No businesses', description: 'Its audience has none, or its file has not come yet.' }}
          nothingFound="No business matches"
        />
      </Section>
    </Page>
  )
}
