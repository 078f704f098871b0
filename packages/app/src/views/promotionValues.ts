import type { FeeDiscountBusiness, PromotionState } from '@partner-dashboard/client'
import { known } from './known'

// Apart from how they look: an address is read before any of that is there.
export const promotionStates = known<PromotionState>({
  under_review: true,
  scheduled: true,
  running: true,
  ended: true,
  denied: true,
})

export const promotionActivities = known<FeeDiscountBusiness['activity']>({
  none: true,
  offered: true,
  applied: true,
  funded: true,
})
