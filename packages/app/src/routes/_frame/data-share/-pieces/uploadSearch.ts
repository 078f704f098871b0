import type { RejectedRowQuery, UploadResultQuery } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import { optionalListOf, optionalOneOf, optionalText } from '../../../../router/searchFields'

/** What of an upload is looked at: its rows or everything that was found, of which kind, and the place of the page. */
export const uploadSearch = looseListSearch([], {
  view: optionalOneOf(['findings']),
  code: optionalText,
  column: optionalText,
  severity: optionalListOf(['error', 'warning']),
})

export type UploadSearch = v.InferOutput<typeof uploadSearch>

export const rowsQueryOf = ({ code, column, cursor }: UploadSearch): RejectedRowQuery => ({ code, column, cursor })

export const resultsQueryOf = (eventId: string, search: UploadSearch): UploadResultQuery => ({
  event_id: eventId,
  code: search.code,
  column: search.column,
  // Both are all of them.
  severity: search.severity?.length === 1 ? search.severity[0] : undefined,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})
