import {
  type OfferFilter,
  type OfferListQuery,
  type OfferStatus,
  offerCount,
  offerList,
} from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { daysOf, looseListSearch, pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import { optionalListOf } from '../../../../../router/searchFields'
import { offerStatus } from '../../../../../views/offerStatus'
import { productTypes } from '../../../../../views/products'

const sorts = [
  'starts_at',
  '-starts_at',
  'business_name',
  '-business_name',
  'max_amount',
  '-max_amount',
  'expires_at',
  '-expires_at',
] as const satisfies NonNullable<OfferListQuery['sort']>[]

export const offersSearch = looseListSearch(sorts, {
  product_type: optionalListOf(productTypes),
  status: optionalListOf(Object.keys(offerStatus) as OfferStatus[]),
  ...listToolFields,
})

export type OffersSearch = v.InferOutput<typeof offersSearch>

export const offerFilterOf = (search: OffersSearch): OfferFilter => ({
  search: search.search,
  product_type: search.product_type,
  status: search.status,
  ...daysOf(search),
})

export const offerQueryOf = (search: OffersSearch): OfferListQuery => ({
  ...offerFilterOf(search),
  sort: search.sort,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

export function prefetchOffers({ api, queryClient, hasScope }: ScopedContext, search: OffersSearch): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(offerList(api, offerQueryOf(search)))
  void queryClient.prefetchQuery(offerCount(api, offerFilterOf(search)))
}
