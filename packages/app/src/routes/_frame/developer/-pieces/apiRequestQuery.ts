import type { ApiRequestQuery } from '@partner-dashboard/client'
import { apiRequests } from '../../../../lists/developer'
import type { SearchIn } from '../../../../lists/list'
import { prefixOf } from '../../../../views/developer'

/** The searched text is an object's id if its prefix is one of the known ones, else part of a path. */
export function apiRequestQuery(search: SearchIn<typeof apiRequests>, prefixes: readonly string[]): ApiRequestQuery {
  const text = search.search?.trim() || undefined
  const isId = prefixes.includes(prefixOf(text ?? '') ?? '')
  return apiRequests.query(search, isId ? { object_id: text } : { path: text?.slice(0, 200) })
}
