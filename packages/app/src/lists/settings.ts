import type { AuditEventQuery } from '@partner-dashboard/client'
import { optionalText } from '../router/searchFields'
import { auditKinds } from '../views/vocabulary'
import { defineList } from './list'

const isUser = (id: string) => /^user_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

export const auditEvents = defineList<AuditEventQuery>()({
  range: { label: 'Date' },
  /** ID of the open event. */
  fields: { event: optionalText },
  filters: {
    action: { label: 'Action', kind: 'open' },
    kind: { label: 'Type', kind: 'one', values: auditKinds },
    actor_id: { label: 'User', kind: 'open', accepts: isUser },
  },
})
