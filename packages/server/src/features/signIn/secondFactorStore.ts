import sql, { join } from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'

interface StoredFactor {
  secret_sealed: string
  confirmed_at: string | null
  last_step: number
  failures: number
  failures_since: string | null
}

export const secondFactorStore = (db: Queryable, userId: string) => ({
  /** Locked, so concurrent codes count as two attempts. */
  lock: () =>
    one<StoredFactor>(
      db,
      sql`SELECT secret_sealed, confirmed_at, last_step, failures, failures_since FROM second_factors
          WHERE user_id = ${userId} FOR UPDATE`,
    ),

  async state(): Promise<{ enabledAt: string | null; codesLeft: number }> {
    const row = await one<{ confirmed_at: string | null; codes: number }>(
      db,
      sql`SELECT confirmed_at, (SELECT count(*) FROM recovery_codes WHERE user_id = ${userId}) AS codes
          FROM second_factors WHERE user_id = ${userId}`,
    )
    return { enabledAt: row?.confirmed_at ?? null, codesLeft: row?.codes ?? 0 }
  },

  /** Replaces an unconfirmed setup and keeps its count of failures. */
  begin: (secretSealed: string) =>
    db.query(
      sql`INSERT INTO second_factors AS f (user_id, secret_sealed) VALUES (${userId}, ${secretSealed})
          ON CONFLICT (user_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, last_step = 0 WHERE f.confirmed_at IS NULL`,
    ),

  confirm: (now: Date) =>
    db.query(sql`UPDATE second_factors SET confirmed_at = ${now.toISOString()} WHERE user_id = ${userId}`),

  accept: (step: number) => db.query(sql`UPDATE second_factors SET last_step = ${step} WHERE user_id = ${userId}`),

  countFailure: (count: number, since: string) =>
    db.query(sql`UPDATE second_factors SET failures = ${count}, failures_since = ${since} WHERE user_id = ${userId}`),

  async replaceRecoveryCodes(hashes: readonly string[]): Promise<void> {
    await db.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
    await db.query(
      sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES ${join(hashes.map((hash) => sql`(${userId}, ${hash})`))}`,
    )
  },

  useRecoveryCode: async (hashes: readonly string[]) =>
    (
      await db.query(
        sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND code_hash = ANY(${hashes}) RETURNING code_hash`,
      )
    ).length > 0,

  async remove(): Promise<void> {
    await db.query(sql`DELETE FROM passkeys WHERE user_id = ${userId}`)
    await db.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
    await db.query(sql`DELETE FROM second_factors WHERE user_id = ${userId}`)
  },
})

export const challengeStore = (db: Queryable) => ({
  add: (challenge: { tokenHash: string; userId: string; expiresAt: Date }) =>
    db.query(
      sql`INSERT INTO login_challenges (token_hash, user_id, expires_at)
          VALUES (${challenge.tokenHash}, ${challenge.userId}, ${challenge.expiresAt.toISOString()})`,
    ),
  lock: (tokenHash: string) =>
    one<{ user_id: string; tries: number; expires_at: string }>(
      db,
      sql`SELECT user_id, tries, expires_at FROM login_challenges WHERE token_hash = ${tokenHash} FOR UPDATE`,
    ),
  countTry: (tokenHash: string) =>
    db.query(sql`UPDATE login_challenges SET tries = tries + 1 WHERE token_hash = ${tokenHash}`),
  remove: (tokenHash: string) => db.query(sql`DELETE FROM login_challenges WHERE token_hash = ${tokenHash}`),
})

/** Second factor requirement of a partner or organization. */
export const signInPolicyStore = (db: Queryable, ownerId: string) => ({
  requiresSecondFactor: async () =>
    (
      await one<{ requires_second_factor: boolean }>(
        db,
        sql`SELECT requires_second_factor FROM sign_in_policies WHERE owner_id = ${ownerId}`,
      )
    )?.requires_second_factor ?? false,
  change: (isRequired: boolean, now: Date) =>
    db.query(
      sql`INSERT INTO sign_in_policies (owner_id, requires_second_factor, updated_at)
          VALUES (${ownerId}, ${isRequired}, ${now.toISOString()})
          ON CONFLICT (owner_id) DO UPDATE SET requires_second_factor = excluded.requires_second_factor, updated_at = excluded.updated_at`,
    ),
})
