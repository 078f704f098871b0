import type { components } from '@partner-dashboard/contract'
import { auditEvents } from '../../kernel/auditStore'
import type { Operations } from '../../kernel/operation'
import { csvStream, pagesOf, sheetOf } from '../../platform/csv'
import { ownerOf } from '../../platform/scope'

type AuditEvent = components['schemas']['AuditEvent']

/** Rows per query. */
const pageSize = 500

const toEvent = (event: AuditEvent): AuditEvent => ({ ...event, id: `audit_event_${event.id}` })

const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))

const columns = [
  ['Time', (event: AuditEvent) => event.occurred_at],
  ['Who', (event: AuditEvent) => event.actor_name],
  ['Role', (event: AuditEvent) => event.actor_role],
  ['User ID', (event: AuditEvent) => event.actor_id],
  ['Action', (event: AuditEvent) => event.action],
  ['Object', (event: AuditEvent) => event.target],
  ['Mode', (event: AuditEvent) => event.mode],
  ['IP address', (event: AuditEvent) => event.ip_address],
  ['Browser', (event: AuditEvent) => event.user_agent],
  ['Before', (event: AuditEvent) => json(event.before)],
  ['After', (event: AuditEvent) => json(event.after)],
  ['Request ID', (event: AuditEvent) => event.request_id],
  ['Event ID', (event: AuditEvent) => event.id],
] as const

export const auditOperations: Pick<Operations, 'listAuditEvents' | 'downloadAuditEvents'> = {
  async listAuditEvents({ query }, context) {
    const page = await auditEvents(context.database, ownerOf(context), query)
    return { ...page, results: page.results.map(toEvent) }
  },

  async downloadAuditEvents({ query }, context) {
    const day = context.clock().toISOString().slice(0, 10)
    return {
      fileName: `audit-log-${day}.csv`,
      content: csvStream(
        sheetOf(
          columns,
          pagesOf(async (cursor) => {
            const page = await auditEvents(context.database, ownerOf(context), {
              ...query,
              cursor,
              page_size: pageSize,
            })
            return { ...page, results: page.results.map(toEvent) }
          }),
        ),
      ),
    }
  },
}
