import sql from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { one, type Queryable } from '../../platform/database/sql'

export interface StoredPasskey {
  id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  name: string
  created_at: string
  last_used_at: string | null
}

const columns = columnsOf<StoredPasskey>({
  id: true,
  credential_id: true,
  public_key: true,
  counter: true,
  transports: true,
  name: true,
  created_at: true,
  last_used_at: true,
})

interface NewPasskey {
  id: string
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  now: Date
}

export const passkeyStore = (db: Queryable, userId: string) => ({
  list: () =>
    db.query<StoredPasskey>(sql`SELECT ${columns} FROM passkeys WHERE user_id = ${userId} ORDER BY created_at, id`),

  /** Locked, so that concurrent responses are checked against the latest counter. */
  lock: (credentialId: string) =>
    one<StoredPasskey>(
      db,
      sql`SELECT ${columns} FROM passkeys WHERE user_id = ${userId} AND credential_id = ${credentialId} FOR UPDATE`,
    ),

  add: ({ id, credentialId, publicKey, counter, transports, name, now }: NewPasskey) =>
    one<StoredPasskey>(
      db,
      sql`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
          VALUES (${id}, ${userId}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]}, ${name}, ${now.toISOString()})
          ON CONFLICT (credential_id) DO NOTHING RETURNING ${columns}`,
    ),

  use: (id: string, counter: number, now: Date) =>
    db.query(
      sql`UPDATE passkeys SET counter = ${counter}, last_used_at = ${now.toISOString()} WHERE user_id = ${userId} AND id = ${id}`,
    ),

  /** Returns the removed passkey's name. */
  remove: (id: string) =>
    one<{ name: string }>(db, sql`DELETE FROM passkeys WHERE user_id = ${userId} AND id = ${id} RETURNING name`),

  setChallenge: (challenge: string, expiresAt: Date) =>
    db.query(
      sql`UPDATE second_factors SET passkey_challenge = ${challenge}, passkey_challenge_expires_at = ${expiresAt.toISOString()}
          WHERE user_id = ${userId}`,
    ),

  /** Consumes the challenge; undefined if it has expired. */
  takeChallenge: async (now: Date) => {
    const row = await one<{ passkey_challenge: string | null }>(
      db,
      sql`SELECT passkey_challenge FROM second_factors
          WHERE user_id = ${userId} AND passkey_challenge_expires_at > ${now.toISOString()} FOR UPDATE`,
    )
    await db.query(sql`UPDATE second_factors SET passkey_challenge = NULL WHERE user_id = ${userId}`)
    return row?.passkey_challenge ?? undefined
  },
})
