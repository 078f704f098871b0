import type { components } from '@partner-dashboard/contract'
import type { Deps } from '../../kernel/deps'
import { lockName } from '../../platform/database/lockStore'
import type { Queryable } from '../../platform/database/sql'
import { refuse } from '../../platform/refusal'
import type { PartnerScope } from '../../platform/scope'
import { apiKeyStore, newKey } from './apiKeyStore'

type ApiKey = components['schemas']['ApiKey']

/** Includes rotated keys that still work. */
const maxActiveKeys = 20

interface KeyContext extends Pick<Deps, 'clock' | 'ids'> {
  database: Queryable
}

const hasExpired = ({ expires_at }: Pick<ApiKey, 'expires_at'>, now: Date) =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime()

async function insertKey(
  { database, clock, ids }: KeyContext,
  scope: PartnerScope,
  values: { name: string; apiVersion?: string; firstId?: string },
) {
  const id = ids()
  const secret = newKey(scope.mode)
  await apiKeyStore(database).add(scope, { ...values, id, key: secret, now: clock() })
  return { id, secret }
}

/** Refuses another active key beyond the limit. */
async function requireRoom(context: KeyContext, scope: PartnerScope): Promise<void> {
  const now = context.clock()
  // Of two requests at the same time, the second counts the key of the first.
  await lockName(context.database, `${scope.partnerId} ${scope.mode} api_keys`)
  const active = (await apiKeyStore(context.database).list(scope)).filter(
    (key) => key.revoked_at === null && !hasExpired(key, now),
  )
  if (active.length >= maxActiveKeys) {
    throw refuse.conflict(
      'too_many_api_keys',
      `There can be at most ${maxActiveKeys} active API keys. Revoke one that isn't used.`,
    )
  }
}

export async function createKey(context: KeyContext, scope: PartnerScope, name: string) {
  await requireRoom(context, scope)
  return insertKey(context, scope, { name })
}

/**
 * The new key keeps the version of the API and the idempotency keys. The previous key works for the hours of overlap, so that
 * servers can switch without downtime.
 */
export async function rotateKey(context: KeyContext, scope: PartnerScope, id: string, overlapHours: number) {
  const now = context.clock()
  const store = apiKeyStore(context.database)
  const key = await store.take(scope, id)
  if (!key) throw refuse.notFound()
  if (key.revoked_at !== null) throw refuse.conflict('api_key_inactive', 'The key was revoked.')
  if (key.expires_at !== null) {
    throw refuse.conflict('api_key_inactive', 'The key was already rotated. Rotate the key that replaced it.')
  }
  // Without an overlap, the new key takes the place of the previous one.
  if (overlapHours > 0) await requireRoom(context, scope)
  await store.expire(scope, id, new Date(now.getTime() + overlapHours * 3_600_000))
  return insertKey(context, scope, { name: key.name, apiVersion: key.api_version, firstId: key.first_id })
}

export async function revokeKey({ database, clock }: KeyContext, scope: PartnerScope, id: string): Promise<void> {
  const now = clock()
  const store = apiKeyStore(database)
  const key = await store.take(scope, id)
  if (!key) throw refuse.notFound()
  if (key.revoked_at !== null) throw refuse.conflict('api_key_inactive', 'The key was already revoked.')
  if (hasExpired(key, now)) throw refuse.conflict('api_key_inactive', 'The key has expired.')
  await store.revoke(scope, id, now)
}
