import type { JobHandlers } from '../../kernel/jobHandlers'
import { promotionStore } from './promotionStore'
import { canBecome, review } from './rules'

export const marketingJobs: Pick<JobHandlers, 'review_promotion'> = {
  /** The lender's review. Promotions reviewed in the meantime stay unchanged. */
  async review_promotion({ partnerId, mode, feeDiscountId }, { database, clock }) {
    const now = clock()
    await database.transaction(async (tx) => {
      const store = promotionStore(tx, { partnerId, mode })
      const promotion = await store.lock(feeDiscountId)
      if (!promotion) return
      const { state, reason } = review(promotion, now)
      if (!canBecome(promotion.state, state)) return
      await store.setReviewed(feeDiscountId, state, reason, now.toISOString())
      if (state === 'running') await store.priceOffers(now.toISOString())
    })
    return undefined
  },
}
