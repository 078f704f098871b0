import { type Api, type FeeDiscount, feeDiscountList } from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
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

export function PromotionsPage({ api, search, onSearchChange }: PromotionsPageProps) {
  const list = useQuery({ ...feeDiscountList(api, promotionsQuery(search)), placeholderData: keepPreviousData })
  return (
    <Page>
      <MarketingHead open="promotions" actions={<PlanButton api={api} />} />
      <AddressedList
        label="Promotions"
        columns={columns}
        getRowId={rowId}
        list={list}
        search={search}
        // The day of the review goes with any other choice: nothing on the page shows it.
        onSearchChange={(change, options) => onSearchChange({ ...change, reviewed_from: undefined }, options)}
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
