import type { FeeDiscountBusiness, PromotionState } from '@partner-dashboard/client'
import type { Look } from './look'

export const promotionState = {
  under_review: { tone: 'caution', label: 'Under review' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  running: { tone: 'positive', label: 'Running' },
  ended: { tone: 'neutral', label: 'Ended' },
  denied: { tone: 'negative', label: 'Denied' },
} satisfies Record<PromotionState, Look>

export const activityState = {
  none: { tone: 'neutral', label: 'Nothing yet' },
  offered: { tone: 'info', label: 'Saw the offer' },
  applied: { tone: 'caution', label: 'Applied' },
  funded: { tone: 'positive', label: 'Funded' },
} satisfies Record<FeeDiscountBusiness['activity'], Look>
