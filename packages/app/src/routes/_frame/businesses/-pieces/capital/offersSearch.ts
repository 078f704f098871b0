import type { OfferListQuery, OfferStatus } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { looseListSearch } from '../../../../../router/listSearch'
import { optionalListOf } from '../../../../../router/searchFields'
import { offerStatus } from '../../../../../views/offerStatus'
import { capitalFields } from './capitalSearch'

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
  ...capitalFields,
  status: optionalListOf(Object.keys(offerStatus) as OfferStatus[]),
  ...listToolFields,
})

export type OffersSearch = v.InferOutput<typeof offersSearch>
