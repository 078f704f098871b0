import type { FeeDiscountListQuery } from '@partner-dashboard/client'
import * as v from 'valibot'
import { optionalOneOf } from '../../../../router/searchFields'
import { valuesOf } from '../../../../views/look'
import { products } from '../../../../views/vocabulary'

export const marketingTabs = ['toolkits', 'offer_files', 'integrations', 'revenue_share'] as const

/** Which part of the page is open, and what in it. */
export const marketingSearch = v.looseObject({
  tab: optionalOneOf(marketingTabs),
  toolkit: optionalOneOf(['email', 'banner', 'social', 'call_script']),
  product: optionalOneOf(valuesOf(products)),
})

export type MarketingSearch = v.InferOutput<typeof marketingSearch>

/** What is on, or about to be. */
export const currentPromotions: FeeDiscountListQuery = { state: ['running', 'scheduled', 'under_review'] }

/** What has begun. */
export const begunPromotions: FeeDiscountListQuery = { state: ['running', 'ended'] }
