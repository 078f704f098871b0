import type { ApiRequestQuery } from '@partner-dashboard/client'
import { apiRequests } from '../../../../lists/developer'
import type { SearchIn } from '../../../../lists/list'
import { prefixOf } from '../../../../views/developer'

/** The search text is an object ID if it has a known prefix, otherwise part of a path. */
export function apiRequestQuery(search: SearchIn<typeof apiRequests>, prefixes: readonly string[]): ApiRequestQuery {
  const text = search.search?.trim() || undefined
  const isId = prefixes.includes(prefixOf(text ?? '') ?? '')
  return apiRequests.query(search, isId ? { object_id: text } : { path: text?.slice(0, 200) })
}
