import { type Api, type FeeDiscount, feeDiscountList } from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { ListView } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listSearchOf, listStateOf } from '../../../../router/listSearch'
import { promotionColumns, stateOptions } from '../../../../views/promotions'
import { MarketingHead } from './MarketingHead'
import { PlanButton } from './PlanButton'
import { PromotionName } from './PromotionName'
import { type PromotionsSearch, promotionsQuery } from './promotionsSearch'

interface PromotionsPageProps {
  api: Api
  search: PromotionsSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<PromotionsSearch>, options: { replace: boolean }) => void
}

const columns = promotionColumns((row) => <PromotionName promotion={row} />)
const rowId = ({ id }: FeeDiscount) => id
const filters = [{ id: 'state', label: 'State', options: stateOptions }]
const filterNames = ['state']

export function PromotionsPage({ api, search, onSearchChange }: PromotionsPageProps) {
  const list = useQuery({ ...feeDiscountList(api, promotionsQuery(search)), placeholderData: keepPreviousData })
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
        onStateChange={(state, options) =>
          // The day of the review goes with any other choice: nothing on the page shows it.
          onSearchChange({ ...listSearchOf<PromotionsSearch>(state, filterNames), reviewed_from: undefined }, options)
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
