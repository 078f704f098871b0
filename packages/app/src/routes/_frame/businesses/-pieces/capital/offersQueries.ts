import { type OfferFilter, type OfferListQuery, offerCount, offerList } from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import { capitalFilterOf } from './capitalSearch'
import type { OffersSearch } from './offersSearch'

export const offerFilterOf = (search: OffersSearch): OfferFilter => ({
  ...capitalFilterOf(search),
  status: search.status,
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
