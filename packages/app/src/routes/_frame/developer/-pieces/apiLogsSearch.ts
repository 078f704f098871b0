import type { Api } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { looseListSearch } from '../../../../router/listSearch'
import { optionalList, optionalListOf, optionalOneOf } from '../../../../router/searchFields'
import { methods, statusClasses } from './logSearch'

export const apiLogsSearch = looseListSearch([], {
  method: optionalListOf(methods),
  status_class: optionalListOf(statusClasses),
  error_code: optionalList,
  tab: optionalOneOf(['errors']),
})

export type ApiLogsSearch = v.InferOutput<typeof apiLogsSearch>

/** What the page and its parts take. */
export interface ApiLogsPageProps {
  api: Api
  search: ApiLogsSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<ApiLogsSearch>, options?: { replace?: boolean }) => void
}
