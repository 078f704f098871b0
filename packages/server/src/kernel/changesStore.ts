import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { leftOut } from './auditStore'
import type { Context } from './operation'

type ChangeMade = components['schemas']['ChangeMade']
type Fields = Record<string, unknown>

/** Fields of another resource that a change affected. */
export interface MovedFields {
  product_type: string | null
  fields: string[]
}

interface Step {
  actor_id: string
  actor_name: string
  occurred_at: string
  before: unknown
  after: unknown
  /** Null for the changed resource itself. */
  changed: MovedFields[] | null
}

interface Late {
  action: string
  /** Versions in `If-Match`. */
  tags: readonly string[]
  current: string
  /** Requested change, based on an old version. */
  body: unknown
}

const maxChanges = 20

/** Returns the changes since one of these versions, latest first, by following each change to its successor. */
export async function changesSince(context: Context, { action, tags, current, body }: Late): Promise<ChangeMade[]> {
  const ownerId = context.scope.partnerId ?? context.scope.organizationId
  const steps = await context.database.query<Step>(
    sql`WITH RECURSIVE made AS (
          SELECT actor_id, actor_name, occurred_at, before, after, NULL::jsonb AS changed, version_before, version_after FROM audit_events
          WHERE owner_id = ${ownerId} AND action = ${action} AND version_before IS NOT NULL
          UNION ALL
          SELECT actor_id, actor_name, occurred_at, NULL, NULL, changed, version_before, version_after FROM version_steps
          WHERE owner_id = ${ownerId} AND action = ${action}),
        step AS (
          (SELECT made.*, 1 AS n FROM made WHERE version_before = ANY(${[...tags]}::text[]) ORDER BY occurred_at DESC LIMIT 1)
          UNION ALL
          (SELECT e.*, s.n + 1
           FROM step s, LATERAL (
             SELECT * FROM made WHERE version_before = s.version_after AND occurred_at >= s.occurred_at AND s.version_after <> ${current}
             ORDER BY occurred_at DESC LIMIT 1) e
           WHERE s.n < ${maxChanges}::int))
        SELECT actor_id, actor_name, occurred_at, before, after, changed FROM step ORDER BY n DESC`,
  )
  return steps
    .map(({ before, after, changed, ...made }) => ({ ...made, fields: fieldsOf({ before, after, changed }, body) }))
    .filter(({ fields }) => fields.length > 0)
}

interface MovedStep {
  ownerId: string
  action: string
  from: string
  to: string
  changed: MovedFields[]
}

/** Records the other resources that a change affected. */
export async function keepSteps({ database, user, clock }: Context, steps: readonly MovedStep[]): Promise<void> {
  for (const { ownerId, action, from, to, changed } of steps) {
    await database.query(
      sql`INSERT INTO version_steps (owner_id, action, version_before, version_after, actor_id, actor_name, occurred_at, changed)
          VALUES (${ownerId}, ${action}, ${from}, ${to}, ${`user_${user.id}`}, ${user.name}, ${clock().toISOString()},
            ${JSON.stringify(changed)}::jsonb)`,
    )
  }
}

function fieldsOf({ before, after, changed }: Pick<Step, 'before' | 'after' | 'changed'>, body: unknown): string[] {
  if (changed === null) return concerns(after, body) ? changedFields(before, after) : []
  const product = isFields(body) ? (body.product_type ?? null) : null
  return changed.find(({ product_type }) => product_type === product)?.fields ?? []
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** All widgets share one version but are saved separately. */
const concerns = (after: unknown, body: unknown) =>
  !isFields(after) || !isFields(body) || after.product_type === body.product_type

/** Fields that identify the object or confirm the change, rather than change a value. */
const addressing = /^(user_id|product_type|confirm_self)$/

function changedFields(before: unknown, after: unknown): string[] {
  if (!isFields(after)) return []
  const was: Fields = isFields(before) ? before : {}
  return Object.keys(after).filter(
    (name) =>
      !addressing.test(name) &&
      // Fields omitted from the log look the same before and after.
      (after[name] === leftOut || JSON.stringify(after[name]) !== JSON.stringify(was[name])),
  )
}
