import sql from 'sql-template-tag'
import { one, type Queryable } from '../../database/sql'

export interface JobKinds {
  deliver_webhook: {
    partnerId: string
    mode: string
    eventId: string
    endpointId: string
    trigger: 'scheduled' | 'manual'
  }
  push_crm: { partnerId: string; mode: string; eventId: string; trigger: 'scheduled' | 'manual' }
  sync_crm: { partnerId: string; mode: string; syncId: string }
  send_mail: { to: string; subject: string; text: string }
  post_chat: { ownerId: string; channelId: string; text: string }
  make_export: { partnerId: string; mode: string; exportId: string }
  read_upload: { partnerId: string; mode: string; uploadId: string }
  fetch_s3: { partnerId: string; mode: string; datasetType: string }
  review_promotion: { partnerId: string; mode: string; feeDiscountId: string }
  minute: Record<string, never>
  day: Record<string, never>
}

export type JobKind = keyof JobKinds

export interface Job<Kind extends JobKind = JobKind> {
  id: number
  kind: Kind
  payload: JobKinds[Kind]
  tries: number
}

interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: JobKinds[Kind]
  runAt: Date
  /** A second job of the same key is not made while one waits. */
  uniqueKey?: string
}

export const jobStore = (db: Queryable) => ({
  add: <Kind extends JobKind>({ kind, payload, runAt, uniqueKey }: NewJob<Kind>) =>
    db.query(
      sql`INSERT INTO jobs (kind, payload, run_at, unique_key)
          VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt.toISOString()}, ${uniqueKey ?? null})
          ON CONFLICT (unique_key) DO NOTHING`,
    ),

  /** Takes the job that is due longest and held by nobody; several servers never take the same. */
  take: (now: Date, lockedUntil: Date) =>
    one<Job>(
      db,
      sql`UPDATE jobs SET locked_until = ${lockedUntil.toISOString()}, tries = tries + 1
          WHERE id = (
            SELECT id FROM jobs
            WHERE failed_at IS NULL AND run_at <= ${now.toISOString()} AND (locked_until IS NULL OR locked_until <= ${now.toISOString()})
            ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
          ) RETURNING id, kind, payload, tries`,
    ),

  /** Milliseconds since 1970 of the next job that will be due. */
  nextDue: async () => {
    const row = await one<{ at: string | null }>(
      db,
      sql`SELECT min(greatest(run_at, coalesce(locked_until, run_at))) AS at FROM jobs WHERE failed_at IS NULL`,
    )
    return row?.at ? Date.parse(row.at) : undefined
  },

  done: (id: number) => db.query(sql`DELETE FROM jobs WHERE id = ${id}`),

  again: (id: number, runAt: Date, error: string | null) =>
    db.query(
      sql`UPDATE jobs SET run_at = ${runAt.toISOString()}, locked_until = NULL, error = ${error},
            tries = CASE WHEN ${error}::text IS NULL THEN 0 ELSE tries END WHERE id = ${id}`,
    ),

  /** Holds it longer, for work that takes its time. */
  hold: (id: number, lockedUntil: Date) =>
    db.query(sql`UPDATE jobs SET locked_until = ${lockedUntil.toISOString()} WHERE id = ${id}`),

  fail: (id: number, now: Date, error: string) =>
    db.query(
      sql`UPDATE jobs SET failed_at = ${now.toISOString()}, locked_until = NULL, error = ${error}, unique_key = NULL WHERE id = ${id}`,
    ),
})
