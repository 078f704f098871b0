import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import { Refusal, refuse } from '../platform/refusal'

export interface StoredAnswer {
  status: number
  body: unknown
  etag: string | null
}

interface Attempt {
  /** User or API key with partner and mode. */
  subject: string
  key: string
  requestHash: string
  now: Date
}

/** Returns the header's key; throws if it's malformed. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header.join(',') : header
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key
  const detail = 'must be 1 to 255 printable characters without spaces'
  throw refuse.invalid({ in: 'header', pointer: '/Idempotency-Key', code: 'pattern', detail })
}

/** Independent of key order, because clients may serialize a retry differently. */
export const hashRequest = (parts: readonly unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify(ordered(parts)))
    .digest('base64url')

function ordered(value: unknown): unknown {
  // Hash of the file, because its JSON would be ten times as large.
  if (Buffer.isBuffer(value)) return createHash('sha256').update(value).digest('base64url')
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, ordered(inner)])
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Returns the stored response of a key. A new key is claimed with a row that becomes visible with the effect, so a
 * concurrent request with the same key waits here.
 */
export async function takeKey(
  tx: Queryable,
  { subject, key, requestHash, now }: Attempt,
): Promise<StoredAnswer | undefined> {
  const claimed = await tx.query(
    sql`INSERT INTO idempotency_keys (subject, key, request_hash, status, created_at)
        VALUES (${subject}, ${key}, ${requestHash}, 0, ${now.toISOString()}) ON CONFLICT DO NOTHING RETURNING key`,
  )
  if (claimed.length > 0) return undefined
  const stored = await one<StoredAnswer & { request_hash: string }>(
    tx,
    sql`SELECT request_hash, status, body, etag FROM idempotency_keys WHERE subject = ${subject} AND key = ${key}`,
  )
  if (stored?.request_hash === requestHash) return stored
  throw new Refusal({
    status: 422,
    code: 'idempotency_key_reused',
    detail: 'This Idempotency-Key was already used for a different request. Use a new key.',
    errors: [
      {
        in: 'header',
        pointer: '/Idempotency-Key',
        code: 'idempotency_key_reused',
        detail: 'was used for a different request',
      },
    ],
  })
}

export const keepAnswer = (tx: Queryable, { subject, key }: Attempt, { status, body, etag }: StoredAnswer) =>
  tx.query(
    sql`UPDATE idempotency_keys SET status = ${status}, body = ${JSON.stringify(body ?? null)}::json, etag = ${etag}
        WHERE subject = ${subject} AND key = ${key}`,
  )

/** Lets another request use a key. */
export const freeKey = (tx: Queryable, { subject, key }: Attempt) =>
  tx.query(sql`DELETE FROM idempotency_keys WHERE subject = ${subject} AND key = ${key}`)
