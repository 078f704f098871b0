import { type Api, type FeeDiscount, feeDiscountList } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { AppButtonLink } from '../../../../shell/links'
import { promotionResultColumns } from '../../../../views/promotions'
import { startedPromotions } from './marketingSearch'
import { PromotionName } from './PromotionName'

const columns = promotionResultColumns((row) => <PromotionName promotion={row} />)
const rowId = ({ id }: FeeDiscount) => id

/** Results per started promotion, with the same figures as on its own page. */
export function PromotionResults({ api }: { api: Api }) {
  const list = useQuery(feeDiscountList(api, startedPromotions))
  return (
    <Section
      title="Results"
      description="Discounted offers per promotion, and the applications and funding they led to."
      actions={list.data?.next && <AppButtonLink to="/marketing/promotions">View all promotions</AppButtonLink>}
    >
      <DataTable
        label="Results"
        columns={columns}
        rows={list.data && (list.data.results ?? [])}
        getRowId={rowId}
        pageSize={3}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        empty="No results yet"
      />
    </Section>
  )
}
