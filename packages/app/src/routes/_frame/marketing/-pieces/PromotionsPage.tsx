import { type FeeDiscount, feeDiscountList } from '@partner-dashboard/client'
import { Page } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { promotions } from '../../../../lists/marketing'
import type { ListPageProps } from '../../../../lists/useListPage'
import { promotionColumns } from '../../../../views/promotions'
import { MarketingHead } from './MarketingHead'
import { PlanButton } from './PlanButton'
import { PromotionName } from './PromotionName'

const columns = promotionColumns((row) => <PromotionName promotion={row} />)
const rowId = ({ id }: FeeDiscount) => id

export function PromotionsPage({ api, search, onSearchChange }: ListPageProps<typeof promotions>) {
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
        // The day of the review goes with any other choice: nothing on the page shows it.
        onSearchChange={(change, options) => onSearchChange({ ...change, reviewed_from: undefined }, options)}
        empty={{
          title: 'No promotions yet',
          description: 'A fee discount lowers the fee of chosen offers for a while.',
        }}
        nothingFound="No promotion matches"
      />
    </Page>
  )
}
