import { createHash, randomBytes } from 'node:crypto'
import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { latestApiVersion } from '../../platform/apiVersions'
import { one, type Queryable } from '../../platform/database/sql'
import type { Mode, PartnerScope } from '../../platform/scope'

type Schemas = components['schemas']

export interface KeyOwner {
  id: string
  last4: string
  partner_id: string
  mode: Mode
  /** Version of the API that the key is pinned to. */
  api_version: string
  /** First key of the line of rotated keys that it belongs to; its own ID if it replaced none. */
  first_id: string
  last_used_at: string | null
}

interface NewKey {
  id: string
  name: string
  key: string
  /** The latest version by default. */
  apiVersion?: string
  /** First key of the line, if it replaces one. */
  firstId?: string
  now: Date
}

/** Unkeyed, because the key has 32 random bytes. */
const hash = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The prefixes `pd_live_…` and `pd_test_…` show the mode. */
export const newKey = (mode: Mode) => `pd_${mode === 'prod' ? 'live' : 'test'}_${randomBytes(32).toString('base64url')}`

/** Milliseconds between updates of the last use. */
const useEvery = 60_000

export const apiKeyStore = (db: Queryable) => ({
  add: ({ partnerId, mode }: PartnerScope, record: NewKey) =>
    db.query(
      sql`INSERT INTO api_keys (partner_id, mode, id, name, key_hash, last4, api_version, first_id, created_at)
          VALUES (${partnerId}, ${mode}, ${record.id}, ${record.name}, ${hash(record.key)}, ${record.key.slice(-4)}, ${record.apiVersion ?? latestApiVersion},
            ${record.firstId ?? null}, ${record.now.toISOString()})`,
    ),

  /** Owner of a key; undefined if it's unknown or revoked. */
  find: (key: string, now: Date) =>
    one<KeyOwner>(
      db,
      sql`SELECT id, last4, partner_id, mode, api_version, coalesce(first_id, id) AS first_id, last_used_at FROM api_keys
          WHERE key_hash = ${hash(key)} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now.toISOString()})`,
    ),

  async used({ partner_id, mode, id, last_used_at }: KeyOwner, now: Date): Promise<void> {
    if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < useEvery) return
    await db.query(
      sql`UPDATE api_keys SET last_used_at = ${now.toISOString()} WHERE partner_id = ${partner_id} AND mode = ${mode} AND id = ${id}`,
    )
  },

  list: ({ partnerId, mode }: PartnerScope) =>
    db.query<Schemas['ApiKey']>(
      sql`SELECT id, name, last4, mode, created_at, last_used_at, expires_at, revoked_at FROM api_keys
          WHERE partner_id = ${partnerId} AND mode = ${mode} ORDER BY created_at DESC, id`,
    ),

  /** Locks the key, so that of two changes at the same time the second sees the first. */
  take: ({ partnerId, mode }: PartnerScope, id: string) =>
    one<Pick<Schemas['ApiKey'], 'name' | 'expires_at' | 'revoked_at'> & Pick<KeyOwner, 'api_version' | 'first_id'>>(
      db,
      sql`SELECT name, expires_at, revoked_at, api_version, coalesce(first_id, id) AS first_id FROM api_keys
          WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ${id} FOR UPDATE`,
    ),

  expire: ({ partnerId, mode }: PartnerScope, id: string, expiresAt: Date) =>
    db.query(
      sql`UPDATE api_keys SET expires_at = ${expiresAt.toISOString()} WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ${id}`,
    ),

  revoke: ({ partnerId, mode }: PartnerScope, id: string, now: Date) =>
    db.query(
      sql`UPDATE api_keys SET revoked_at = ${now.toISOString()} WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ${id}`,
    ),
})
