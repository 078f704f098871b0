import type { ApplicationListQuery } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { looseListSearch } from '../../../../../router/listSearch'
import { optionalListOf } from '../../../../../router/searchFields'
import { applicationDecisionOptions, applicationStatusOptions } from '../../../../../views/applications'
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
  status: optionalListOf(applicationStatusOptions.map(({ value }) => value)),
  decision: optionalListOf(applicationDecisionOptions.map(({ value }) => value)),
  ...listToolFields,
})

export type ApplicationsSearch = v.InferOutput<typeof applicationsSearch>
