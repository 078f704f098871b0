import { type FeeDiscountBusiness, feeDiscountBusinessList, feeDiscountDetail } from '@partner-dashboard/client'
import { NameCell, Page, Section } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AddressedList } from '../../../../../lists/AddressedList'
import { promotionBusinesses } from '../../../../../lists/marketing'
import { type ListPageProps, useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { AppLink } from '../../../../../shell/links'
import { promotionBusinessColumns } from '../../../../../views/promotions'
import { AudienceFile } from '../../-pieces/AudienceFile'
import { PromotionHead } from '../../-pieces/PromotionHead'

export const Route = createFileRoute('/_frame/marketing/promotions/fee-discounts/$feeDiscountId')({
  validateSearch: promotionBusinesses.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params: { feeDiscountId }, deps }) => {
    if (!hasScope) return {}
    const promotion = await queryClient.ensureQueryData(feeDiscountDetail(api, feeDiscountId))
    const one = { id: feeDiscountId, state: promotion.state }
    void queryClient.prefetchQuery(feeDiscountBusinessList(api, one, promotionBusinesses.query(deps)))
    return { crumb: promotion.name }
  },
  component: function FeeDiscount() {
    const { flag } = Route.useRouteContext()
    return (
      <PromotionPage
        {...useListPage(Route)}
        hasCsv={flag('pd_discount_promo_csv_upload')}
        feeDiscountId={Route.useParams().feeDiscountId}
      />
    )
  },
})

interface PromotionPageProps extends ListPageProps<typeof promotionBusinesses> {
  feeDiscountId: string
  /** Whether audiences can be uploaded as a file. */
  hasCsv: boolean
}

const columns = promotionBusinessColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId/capital/overview" params={{ businessId: row.business_id }} tone="plain">
      {row.business_name}
    </AppLink>
  </NameCell>
))
const rowId = ({ business_id }: FeeDiscountBusiness) => business_id

function PromotionPage({ api, feeDiscountId, hasCsv, search, onSearchChange }: PromotionPageProps) {
  const promotion = useSuspenseQuery(feeDiscountDetail(api, feeDiscountId)).data
  const rows = useQuery({
    ...feeDiscountBusinessList(api, { id: feeDiscountId, state: promotion.state }, promotionBusinesses.query(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Page>
      <PromotionHead api={api} promotion={promotion} />
      <AudienceFile api={api} promotion={promotion} hasCsv={hasCsv} />
      <Section title="Businesses" description="Activity of each business during the promotion.">
        <AddressedList
          label="Businesses"
          columns={columns}
          getRowId={rowId}
          list={promotionBusinesses}
          rows={rows}
          search={search}
          onSearchChange={onSearchChange}
          count={search.activity === undefined ? promotion.businesses_count : undefined}
          empty={{
            title: 'No businesses yet',
            description: "No businesses match the audience, or its file hasn't been uploaded.",
          }}
          nothingFound="No businesses match these filters"
        />
      </Section>
    </Page>
  )
}
