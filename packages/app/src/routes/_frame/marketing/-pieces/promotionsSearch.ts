import type * as v from 'valibot'
import { looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import { optionalListOf, optionalText } from '../../../../router/searchFields'
import { promotionActivities, promotionStates } from '../../../../views/promotionValues'

/** `reviewed_from`, a day, comes from Home, which counts what was denied lately. */
export const promotionsSearch = looseListSearch([], {
  state: optionalListOf(promotionStates),
  reviewed_from: optionalText,
})

export type PromotionsSearch = v.InferOutput<typeof promotionsSearch>

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

export const promotionsQuery = ({ search, state, cursor, page_size, reviewed_from }: PromotionsSearch) => ({
  search,
  state,
  reviewed_from: isDay(reviewed_from) ? reviewed_from : undefined,
  cursor,
  page_size: pageSizeOf({ page_size }),
})

export const promotionBusinessesSearch = looseListSearch([], { activity: optionalListOf(promotionActivities) })

export type PromotionBusinessesSearch = v.InferOutput<typeof promotionBusinessesSearch>

export const promotionBusinessesQuery = ({ activity, cursor, page_size }: PromotionBusinessesSearch) => ({
  activity,
  cursor,
  page_size: pageSizeOf({ page_size }),
})
