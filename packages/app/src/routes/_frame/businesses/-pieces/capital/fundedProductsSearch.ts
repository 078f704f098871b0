import type { FundedProductListQuery, PaymentPlanStatus, ProductActivity } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { looseListSearch } from '../../../../../router/listSearch'
import { optionalList, optionalListOf } from '../../../../../router/searchFields'
import { planStatus } from '../../../../../views/planStatus'
import { capitalFields } from './capitalSearch'

const sorts = [
  'funded_at',
  '-funded_at',
  'business_name',
  '-business_name',
  'advance_amount',
  '-advance_amount',
  'outstanding_amount',
  '-outstanding_amount',
] as const satisfies NonNullable<FundedProductListQuery['sort']>[]

const activities = [
  'funded',
  'payment_succeeded',
  'payment_failed',
  'paid_off',
] as const satisfies readonly ProductActivity[]

export const fundedProductsSearch = looseListSearch(sorts, {
  ...capitalFields,
  status: optionalListOf(Object.keys(planStatus) as PaymentPlanStatus[]),
  activity: optionalListOf(activities),
  outstanding_on: optionalList,
  ...listToolFields,
})

export type FundedProductsSearch = v.InferOutput<typeof fundedProductsSearch>
