import { type Api, type FeeDiscount, feeDiscountList } from '@partner-dashboard/client'
import { EmptyState, Section } from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { AppButtonLink } from '../../../../shell/links'
import { promotionColumns } from '../../../../views/promotions'
import { currentPromotions } from './marketingSearch'
import { PromotionName } from './PromotionName'

const columns = promotionColumns((row) => <PromotionName promotion={row} />)
const rowId = ({ id }: FeeDiscount) => id

export function CurrentPromotions({ api }: { api: Api }) {
  const list = useQuery(feeDiscountList(api, currentPromotions))
  return (
    <Section
      title="Active and scheduled"
      actions={<AppButtonLink to="/marketing/promotions/create-fee-discount">Create promotion</AppButtonLink>}
    >
      <DataTable
        label="Active and scheduled promotions"
        columns={columns}
        rows={list.data?.results}
        getRowId={rowId}
        pageSize={3}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState
            title="No active promotions"
            description="Discount your fees for selected businesses to bring more of them to an offer."
          />
        }
      />
    </Section>
  )
}
