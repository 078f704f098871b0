import sql from 'sql-template-tag'
import type { Queryable } from '../../platform/database/sql'
import type { Mode } from '../../platform/scope'

interface OperatorEvent {
  id: string
  action: string
  /** ID of the changed object. */
  target: string
  after: object
  now: Date
}

/** Adds a change by an operator's command to the audit log of a partner. */
export const auditOperator = (
  db: Queryable,
  { ownerId, mode }: { ownerId: string; mode: Mode },
  { id, action, target, after, now }: OperatorEvent,
) =>
  db.query(
    sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, target, request_id, after, occurred_at)
        VALUES (${ownerId}, ${id}, ${mode}, ${action}, 'operator', 'Operator', 'operator', ${target}, 'operator',
          ${JSON.stringify(after)}::jsonb, ${now.toISOString()})`,
  )
