import type { FeeDiscountListQuery } from '@partner-dashboard/client'
import * as v from 'valibot'
import { optionalOneOf } from '../../../../router/searchFields'
import { valuesOf } from '../../../../views/look'
import { products } from '../../../../views/vocabulary'

export const marketingTabs = ['toolkits', 'offer_files', 'integrations', 'revenue_share'] as const

/** State of the page: current tab and selection. */
export const marketingSearch = v.looseObject({
  tab: optionalOneOf(marketingTabs),
  toolkit: optionalOneOf(['email', 'banner', 'social', 'call_script']),
  product: optionalOneOf(valuesOf(products)),
})

export type MarketingSearch = v.InferOutput<typeof marketingSearch>

/** Active and upcoming promotions. */
export const currentPromotions: FeeDiscountListQuery = { state: ['running', 'scheduled', 'under_review'] }

export const startedPromotions: FeeDiscountListQuery = { state: ['running', 'ended'] }
