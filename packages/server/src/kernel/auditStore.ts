import type { components } from '@partner-dashboard/contract'
import sql, { type Sql } from 'sql-template-tag'
import { since, until } from '../platform/database/days'
import { anyOf, type Conditions, conditionsOf, cursorKey } from '../platform/database/filters'
import { newestFirst, type PageQuery, queryPage } from '../platform/database/page'
import { one, type Queryable } from '../platform/database/sql'
import type { Mode, SessionUser } from '../platform/scope'
import type { Context, FilterOf } from './operation'

interface Audited {
  action: string
  input: { path: unknown; query: unknown; body: unknown }
  body: unknown
  before: unknown
  /** Versions before and after the change. */
  versions?: { from: string; to: string | null } | undefined
}

export const leftOut = '(omitted)'

/** Names of fields that are omitted, because they're secret or too long. */
const secretNames = /secret|token|api_key|access_key|custom_headers|logo|icon|^content$|^code$|^credential$/

interface Actor {
  id: string
  name: string
  role: string
}

interface Where {
  ownerId: string | null
  mode: Mode
}

type AuditDeps = Pick<Context, 'ids' | 'clock' | 'request'> & { database: Queryable }

/** Records the signed-in user's change. */
export const audit = (context: Context, audited: Audited): Promise<void> => {
  const { user, scope } = context
  const owner = { ownerId: scope.partnerId ?? scope.organizationId, mode: scope.mode }
  return addAuditEvent(context, owner, { id: `user_${user.id}`, name: user.name, role: user.role }, audited)
}

/** Records a change that was made with an API key. */
export const auditKey = (
  context: AuditDeps,
  key: { id: string; last4: string; partner_id: string; mode: Mode },
  audited: Audited,
): Promise<void> =>
  addAuditEvent(
    context,
    { ownerId: key.partner_id, mode: key.mode },
    { id: `api_key_${key.id}`, name: `API key …${key.last4}`, role: 'api_key' },
    audited,
  )

/** Records a change of a user or an API key in its transaction. */
export async function addAuditEvent(
  { database, ids, clock, request }: AuditDeps,
  { ownerId, mode }: Where,
  actor: Actor,
  { action, input, body, before, versions }: Audited,
): Promise<void> {
  const after = typeof input.body === 'string' ? null : input.body
  await database.query(
    sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, target, ip_address, user_agent,
          request_id, before, after, occurred_at, version_before, version_after)
        VALUES (${ownerId}, ${ids()}, ${mode}, ${action}, ${actor.id}, ${actor.name}, ${actor.role},
          ${targetOf(input, body)}, ${request.ip}, ${request.userAgent?.slice(0, 400) ?? null}, ${request.id},
          ${textOf(before)}::jsonb, ${textOf(after ?? input.query)}::jsonb, ${clock().toISOString()},
          ${versions?.from ?? null}, ${versions?.to ?? null})`,
  )
}

/** Sign-in events have no operation. */
const signInActions = ['signIn', 'signInFailed', 'signInRefused', 'requestCode', 'signOut'] as const

/** Actions of the security log: sign-ins and changes to permissions. */
const securityActions = [
  ...signInActions,
  'revokeSession',
  'revokeOtherSessions',
  'addPartnerUser',
  'updatePartnerUser',
  'deletePartnerUsers',
  'deleteOrganizationUsers',
  'listApiKeys',
  'createApiKey',
  'rotateApiKey',
  'revokeApiKey',
  'rotateWebhookSecret',
  'setUpSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  'addPasskey',
  'removePasskey',
  'updateSignInPolicy',
]

interface SecurityEvent {
  action: (typeof signInActions)[number]
  details: Record<string, unknown> | null
  /** Seconds in which the same event of the user is logged once. */
  onceIn?: number
}

/** An event of a user's sign-in, in the log of their partner or organization. */
export async function addSecurityEvent(
  db: Queryable,
  { ids, clock, request }: Pick<Context, 'ids' | 'clock' | 'request'>,
  user: Pick<SessionUser, 'id' | 'name' | 'role' | 'partnerId' | 'organizationId'>,
  { action, details, onceIn = 0 }: SecurityEvent,
): Promise<void> {
  const now = clock()
  const owner = user.partnerId ?? user.organizationId
  const actor = `user_${user.id}`
  const since = new Date(now.getTime() - onceIn * 1000).toISOString()
  await db.query(
    sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, target, ip_address, user_agent,
          request_id, before, after, occurred_at)
        SELECT ${owner}, ${ids()}, 'prod', ${action}, ${actor}, ${user.name}, ${user.role}, NULL, ${request.ip},
          ${request.userAgent?.slice(0, 400) ?? null}, ${request.id}, NULL, ${textOf(details)}::jsonb, ${now.toISOString()}
        WHERE ${onceIn} = 0 OR NOT EXISTS (
          SELECT 1 FROM audit_events WHERE owner_id = ${owner} AND occurred_at > ${since} AND action = ${action} AND actor_id = ${actor})`,
  )
}

function targetOf({ path, body: requestBody }: Audited['input'], responseBody: unknown): string | null {
  const own = Object.values((path as Record<string, string>) ?? {})[0]
  if (own) return own
  // A response with other values nests the object, such as `endpoint` next to its secret.
  const nested = typeof responseBody === 'object' && responseBody !== null ? Object.values(responseBody) : []
  // The request to create an object has IDs of other objects only, such as `business_id`.
  const firstId = (values: unknown[], names?: RegExp) =>
    values.map((value) => idIn(value, names)).find((id) => id !== null) ?? null
  return firstId([responseBody, ...nested], /^id$/) ?? firstId([requestBody, responseBody])
}

function idIn(value: unknown, names = /^(id|\w+_id)$/): string | null {
  // A string would become one entry per character.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const isId = ([name, id]: [string, unknown]) => names.test(name) && !secretNames.test(name) && typeof id === 'string'
  const [, id] = Object.entries(value).find(isId) ?? []
  return typeof id === 'string' ? id : null
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = JSON.stringify(value, (name, item) => (secretNames.test(name) && item ? leftOut : item))
  return text.length > 20_000 ? JSON.stringify('(too long)') : text
}

/** Time of the latest change by anyone but a user, since a time; sign-ins don't count. `owners` is a list in SQL. */
export async function latestChange(
  db: Queryable,
  { owners, mode, userId, since: from }: { owners: Sql; mode: Mode; userId: string; since: string },
): Promise<string | null> {
  const row = await one<{ at: string | null }>(
    db,
    sql`SELECT max(occurred_at) AS at FROM audit_events
        WHERE owner_id IN (${owners}) AND occurred_at > ${from} AND mode = ${mode} AND actor_id <> ${`user_${userId}`}
          AND action <> ALL(${[...signInActions]})`,
  )
  return row?.at ?? null
}

/** An event as stored; the names of its objects are resolved separately. */
export type StoredAuditEvent = Omit<components['schemas']['AuditEvent'], 'names'>

type AuditFilter = FilterOf<'listAuditEvents'>

const auditConditions: Conditions<AuditFilter> = {
  action: anyOf(sql`action`),
  kind: (kind) =>
    kind === 'security' ? sql`action = ANY(${securityActions})` : sql`action <> ALL(${[...signInActions]})`,
  actor_id: anyOf(sql`actor_id`),
  from: (day) => since(sql`occurred_at`, day),
  to: (day) => until(sql`occurred_at`, day),
}

export function auditEvents(
  db: Queryable,
  ownerId: string,
  { cursor, page_size = 25, ...filter }: AuditFilter & PageQuery,
) {
  return queryPage<StoredAuditEvent>(db, {
    select: sql`SELECT id, action, actor_id, actor_name, actor_role, target, occurred_at, ip_address, user_agent, request_id, mode, before, after
                FROM audit_events`,
    conditions: [sql`owner_id = ${ownerId}`, ...conditionsOf(auditConditions, filter)],
    ...newestFirst('occurred_at'),
    cursor,
    size: page_size,
    listKey: ['audit', ownerId, cursorKey(filter)],
  })
}
