import sql from 'sql-template-tag'
import type { RequestFacts } from '../../kernel/operation'
import { one, type Queryable } from '../../platform/database/sql'
import type { Account } from '../../platform/scope'
import { dailyCodes, type UnusedCode } from './codeLimits'

interface StoredCode {
  email: string
  code_hash: string
  tries: number
  expires_at: string
}

const signInUser = sql`id, name, email, role, roles, organization_id AS "organizationId", partner_id AS "partnerId"`

export type LockedUser = Pick<Account, 'id' | 'name' | 'role' | 'partnerId' | 'organizationId'> & {
  subject: string | null
}

const lockedUser = sql`id, name, role, partner_id AS "partnerId", organization_id AS "organizationId", provider_subject AS subject`

export interface StoredSession {
  id: string
  expires_at: string
  ended_at: string | null
}

const codeStatements = (db: Queryable) => ({
  /** Locked, so concurrent attempts are counted separately. */
  lockCode: (tokenHash: string) =>
    one<StoredCode>(
      db,
      sql`SELECT email, code_hash, tries, expires_at FROM login_codes WHERE token_hash = ${tokenHash} FOR UPDATE`,
    ),

  addCode: (code: {
    tokenHash: string
    email: string
    client: string | null
    codeHash: string
    now: Date
    expiresAt: Date
  }) =>
    db.query(
      sql`INSERT INTO login_codes (token_hash, email, client, code_hash, created_at, expires_at)
          VALUES (${code.tokenHash}, ${code.email}, ${code.client}, ${code.codeHash}, ${code.now.toISOString()}, ${code.expiresAt.toISOString()})`,
    ),

  /** Unused codes of an address, newest first. */
  unusedOfAddress: (email: string, since: Date) =>
    db.query<UnusedCode>(
      sql`SELECT client, created_at FROM login_codes WHERE email = ${email} AND created_at > ${since.toISOString()}
          ORDER BY created_at DESC LIMIT ${dailyCodes}`,
    ),

  async unusedOfClient(client: string | null, since: Date): Promise<{ count: number; last: string | null }> {
    if (client === null) return { count: 0, last: null }
    const row = await one<{ count: number; last: string | null }>(
      db,
      sql`SELECT count(*) AS count, max(created_at) AS last FROM login_codes
          WHERE client = ${client} AND created_at > ${since.toISOString()}`,
    )
    return row ?? { count: 0, last: null }
  },

  countTry: (tokenHash: string) =>
    db.query(sql`UPDATE login_codes SET tries = tries + 1 WHERE token_hash = ${tokenHash}`),

  removeCode: (tokenHash: string) => db.query(sql`DELETE FROM login_codes WHERE token_hash = ${tokenHash}`),
})

const userStatements = (db: Queryable) => ({
  /** First user of the address, so a user added later by another partner can't take over its sign-in. */
  userByEmail: (email: string) =>
    one<Account>(
      db,
      sql`SELECT ${signInUser} FROM users WHERE email = ${email} AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1`,
    ),

  userById: (id: string) =>
    one<Account>(db, sql`SELECT ${signInUser} FROM users WHERE id = ${id} AND deleted_at IS NULL`),

  /** Locked, so concurrent exchanges start one session. */
  lockBySubject: (subject: string) =>
    one<LockedUser>(
      db,
      sql`SELECT ${lockedUser} FROM users WHERE provider_subject = ${subject} AND deleted_at IS NULL FOR UPDATE`,
    ),

  lockByEmail: (email: string) =>
    one<LockedUser>(
      db,
      sql`SELECT ${lockedUser} FROM users WHERE email = ${email} AND deleted_at IS NULL
          ORDER BY created_at, id LIMIT 1 FOR UPDATE`,
    ),

  /** A user who was deleted and added again keeps the subject. */
  async linkSubject(userId: string, subject: string): Promise<void> {
    await db.query(
      sql`UPDATE users SET provider_subject = NULL WHERE provider_subject = ${subject} AND deleted_at IS NOT NULL`,
    )
    await db.query(sql`UPDATE users SET provider_subject = ${subject} WHERE id = ${userId}`)
  },
})

const sessionStatements = (db: Queryable) => ({
  async beginSession(session: {
    id: string
    userId: string
    now: Date
    expiresAt: Date
    providerSession?: string
    request: Pick<RequestFacts, 'ip' | 'userAgent'>
  }) {
    const now = session.now.toISOString()
    const { ip, userAgent } = session.request
    await db.query(
      sql`INSERT INTO sessions (id, user_id, created_at, last_used_at, expires_at, provider_session, ip_address, user_agent)
          VALUES (${session.id}, ${session.userId}, ${now}, ${now}, ${session.expiresAt.toISOString()}, ${session.providerSession ?? null},
            ${ip}, ${userAgent?.slice(0, 400) ?? null})`,
    )
    await db.query(sql`UPDATE users SET last_login_at = ${now} WHERE id = ${session.userId}`)
  },

  /** Latest session of a provider session. Idle sessions ended when they became idle. */
  lastOfProvider: (userId: string, providerSession: string, idleTimeout: number, now: Date) =>
    one<StoredSession>(
      db,
      sql`SELECT id, expires_at, coalesce(ended_at, CASE WHEN ${idleTimeout}::float8 > 0 AND last_used_at + make_interval(secs => ${idleTimeout}) <= ${now.toISOString()}
              THEN last_used_at + make_interval(secs => ${idleTimeout}) END) AS ended_at FROM sessions
          WHERE user_id = ${userId} AND provider_session = ${providerSession} ORDER BY created_at DESC, id LIMIT 1`,
    ),

  endSession: (id: string, now: Date) =>
    db.query(sql`UPDATE sessions SET ended_at = ${now.toISOString()} WHERE id = ${id} AND ended_at IS NULL`),
})

export const signInStore = (db: Queryable) => ({
  ...codeStatements(db),
  ...userStatements(db),
  ...sessionStatements(db),
})
