import { type OfferFilter, type OfferListQuery, offerCount, offerList } from '@partner-dashboard/client'
import { daysOf, pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import type { OffersSearch } from './offersSearch'

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
