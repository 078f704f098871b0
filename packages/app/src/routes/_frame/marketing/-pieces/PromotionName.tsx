import type { FeeDiscount } from '@partner-dashboard/client'
import { AppLink } from '../../../../shell/links'

export const PromotionName = ({ promotion }: { promotion: Pick<FeeDiscount, 'id' | 'name'> }) => (
  <AppLink
    to="/marketing/promotions/fee-discounts/$feeDiscountId"
    params={{ feeDiscountId: promotion.id }}
    tone="plain"
  >
    {promotion.name}
  </AppLink>
)
