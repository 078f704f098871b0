import type { FeeDiscountBusiness, PromotionState } from '@partner-dashboard/client'
import type { Look } from './look'

// Apart from how lists look: an address is read before any of that is there.
export const promotionState = {
  under_review: { tone: 'caution', label: 'Under review' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  running: { tone: 'positive', label: 'Running' },
  ended: { tone: 'neutral', label: 'Ended' },
  denied: { tone: 'negative', label: 'Denied' },
} satisfies Record<PromotionState, Look>

export const promotionStates = Object.keys(promotionState) as PromotionState[]

export const activityState = {
  none: { tone: 'neutral', label: 'Nothing yet' },
  offered: { tone: 'info', label: 'Saw the offer' },
  applied: { tone: 'caution', label: 'Applied' },
  funded: { tone: 'positive', label: 'Funded' },
} satisfies Record<FeeDiscountBusiness['activity'], Look>

export const activities = Object.keys(activityState) as FeeDiscountBusiness['activity'][]
