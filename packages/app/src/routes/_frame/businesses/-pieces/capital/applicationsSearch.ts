import type { ApplicationListQuery } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { looseListSearch } from '../../../../../router/listSearch'
import { optionalListOf } from '../../../../../router/searchFields'
import { applicationDecisions, applicationStatuses } from '../../../../../views/applicationValues'
import { capitalFields } from './capitalSearch'

const sorts = [
  'created_at',
  '-created_at',
  'business_name',
  '-business_name',
  'requested_amount',
  '-requested_amount',
] as const satisfies NonNullable<ApplicationListQuery['sort']>[]

export const applicationsSearch = looseListSearch(sorts, {
  ...capitalFields,
  status: optionalListOf(applicationStatuses),
  decision: optionalListOf(applicationDecisions),
  ...listToolFields,
})

export type ApplicationsSearch = v.InferOutput<typeof applicationsSearch>
