import { type FeeDiscount, feeDiscountList, promotionAccess } from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddressedList } from '../../../../lists/AddressedList'
import { promotions } from '../../../../lists/marketing'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { promotionColumns } from '../../../../views/promotions'
import { MarketingHead } from '../-pieces/MarketingHead'
import { PlanButton } from '../-pieces/PlanButton'
import { PromotionName } from '../-pieces/PromotionName'

export const Route = createFileRoute('/_frame/marketing/promotions/')({
  validateSearch: promotions.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(feeDiscountList(api, promotions.query(deps)))
    void queryClient.prefetchQuery(promotionAccess(api))
  },
  component: function Promotions() {
    return <PromotionsPage {...useListPage(Route)} />
  },
})

const columns = promotionColumns((row) => <PromotionName promotion={row} />)
const rowId = ({ id }: FeeDiscount) => id

function PromotionsPage({ api, search, onSearchChange }: ListPageProps<typeof promotions>) {
  const navigate = useNavigate()
  const access = useQuery(promotionAccess(api))
  const rows = useQuery({ ...feeDiscountList(api, promotions.query(search)), placeholderData: keepPreviousData })
  return (
    <Page>
      <MarketingHead open="promotions" actions={<PlanButton api={api} />} />
      <AddressedList
        label="Promotions"
        columns={columns}
        getRowId={rowId}
        list={promotions}
        rows={rows}
        search={search}
        // Any change drops the review date, which has no visible filter.
        onSearchChange={(change, options) => onSearchChange({ ...change, reviewed_from: undefined }, options)}
        empty={{
          title: 'No promotions yet',
          description: 'Discount your fees for selected businesses to bring more of them to an offer.',
          action:
            access.data?.status === 'granted'
              ? {
                  label: 'Create promotion',
                  onPress: () => void navigate({ to: '/marketing/promotions/create-fee-discount' }),
                }
              : undefined,
        }}
        nothingFound="No promotions match these filters"
      />
    </Page>
  )
}
