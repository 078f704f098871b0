import type { Operations } from '../../contract/operation'
import { ownerOf } from '../settings/operations'
import { auditEvents } from './auditStore'

export const auditOperations: Pick<Operations, 'listAuditEvents'> = {
  async listAuditEvents({ query }, context) {
    const page = await auditEvents(context.database, ownerOf(context), query)
    return { ...page, results: page.results.map((event) => ({ ...event, id: `audit_event_${event.id}` })) }
  },
}
