import type { FeeDiscountBusinessQuery, FeeDiscountListQuery } from '@partner-dashboard/client'
import { promotionActivity, promotionState } from '../views/vocabulary'
import { isDay } from './filter'
import { defineList } from './list'

export const promotions = defineList<FeeDiscountListQuery>()({
  search: { placeholder: 'Name' },
  filters: {
    state: { label: 'Status', values: promotionState },
    // Home links here for recently denied promotions.
    reviewed_from: { kind: 'text', accepts: isDay },
  },
})

export const promotionBusinesses = defineList<FeeDiscountBusinessQuery>()({
  pageSize: 10,
  filters: { activity: { label: 'Activity', values: promotionActivity } },
})
