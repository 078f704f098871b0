import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import type { Context } from '../../contract/operation'
import { leftOut } from './auditStore'

type ChangeMade = components['schemas']['ChangeMade']
type Fields = Record<string, unknown>

interface Step {
  actor_id: string
  actor_name: string
  occurred_at: string
  before: unknown
  after: unknown
}

interface Late {
  action: string
  /** The versions that were named. */
  tags: readonly string[]
  /** The present version. */
  current: string
  /** What was asked for, from an old version. */
  body: unknown
}

/** Changes that are told. */
const most = 20

/** Who has saved what since one of these versions, the latest first: from each change to the one that was made from where it led. */
export async function changesSince(context: Context, { action, tags, current, body }: Late): Promise<ChangeMade[]> {
  const ownerId = context.scope.partnerId ?? context.scope.organizationId
  const steps = await context.database.query<Step>(
    sql`WITH RECURSIVE step AS (
          (SELECT actor_id, actor_name, occurred_at, before, after, version_after, 1 AS n FROM audit_events
           WHERE owner_id = ${ownerId} AND action = ${action} AND version_before = ANY(${[...tags]}::text[])
           ORDER BY occurred_at DESC LIMIT 1)
          UNION ALL
          (SELECT e.actor_id, e.actor_name, e.occurred_at, e.before, e.after, e.version_after, s.n + 1
           FROM step s, LATERAL (
             SELECT * FROM audit_events WHERE owner_id = ${ownerId} AND action = ${action} AND version_before = s.version_after
               AND occurred_at >= s.occurred_at AND s.version_after <> ${current}
             ORDER BY occurred_at DESC LIMIT 1) e
           WHERE s.n < ${most}::int))
        SELECT actor_id, actor_name, occurred_at, before, after FROM step ORDER BY n DESC`,
  )
  return steps
    .filter(({ after }) => concerns(after, body))
    .map(({ before, after, ...made }) => ({ ...made, fields: changedFields(before, after) }))
    .filter(({ fields }) => fields.length > 0)
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Widgets are saved one by one under one version. */
const concerns = (after: unknown, body: unknown) =>
  !isFields(after) || !isFields(body) || after.product_type === body.product_type

/** Which of several is meant, and that one is sure. */
const addressing = /^(user_id|product_type|confirm_self)$/

function changedFields(before: unknown, after: unknown): string[] {
  if (!isFields(after)) return []
  const was: Fields = isFields(before) ? before : {}
  return Object.keys(after).filter(
    (name) =>
      !addressing.test(name) &&
      // What the log leaves out looks the same before and after.
      (after[name] === leftOut || JSON.stringify(after[name]) !== JSON.stringify(was[name])),
  )
}
