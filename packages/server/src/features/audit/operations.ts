import type { components } from '@partner-dashboard/contract'
import { auditEvents, type StoredAuditEvent } from '../../kernel/auditStore'
import type { Context, Operations } from '../../kernel/operation'
import { csvStream, pagesOf, sheetOf } from '../../platform/csv'
import { ownerOf } from '../../platform/scope'
import { objectNames } from './namesStore'

type AuditEvent = components['schemas']['AuditEvent']

const pageSize = 500

const objectId = /\b[a-z_]+_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

const objectsOf = ({ target, before, after }: StoredAuditEvent) => [
  ...new Set(JSON.stringify([target, before, after]).match(objectId)),
]

async function toEvents(context: Context, events: readonly StoredAuditEvent[]): Promise<AuditEvent[]> {
  const namesOf = await objectNames(
    context.database,
    ownerOf(context),
    events.map((event) => ({ mode: event.mode, ids: objectsOf(event) })),
  )
  return events.map((event) => {
    const names = objectsOf(event).flatMap((id) => namesOf(event.mode, id))
    return { ...event, id: `audit_event_${event.id}`, names: Object.fromEntries(names) }
  })
}

const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))

const columns = [
  ['Time', (event: AuditEvent) => event.occurred_at],
  ['Who', (event: AuditEvent) => event.actor_name],
  ['Role', (event: AuditEvent) => event.actor_role],
  ['User ID', (event: AuditEvent) => event.actor_id],
  ['Action', (event: AuditEvent) => event.action],
  ['Object', (event: AuditEvent) => event.names[event.target ?? '']],
  ['Object ID', (event: AuditEvent) => event.target],
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
    return { ...page, results: await toEvents(context, page.results) }
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
            return { ...page, results: await toEvents(context, page.results) }
          }),
        ),
      ),
    }
  },
}
