import type { AuditEventFilter, AuditEventQuery } from '@partner-dashboard/client'
import * as v from 'valibot'
import { daysOf, looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import { optionalList, optionalText } from '../../../../router/searchFields'

const isUser = (id: string) => /^user_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** What the log is narrowed to, and the event that is open. */
export const auditSearch = looseListSearch([], {
  action: optionalList,
  actor_id: v.pipe(
    optionalList,
    v.transform((ids) => {
      const users = ids?.filter(isUser)
      return users?.length ? users : undefined
    }),
  ),
  event: optionalText,
})

export type AuditSearch = v.InferOutput<typeof auditSearch>

export const filterOf = (search: AuditSearch): AuditEventFilter => ({
  action: search.action,
  actor_id: search.actor_id,
  ...daysOf(search),
})

export const queryOf = (search: AuditSearch): AuditEventQuery => ({
  ...filterOf(search),
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})
