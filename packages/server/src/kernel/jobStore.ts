import sql, { join } from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { QueueState } from '../platform/metrics'
import type { PartnerScope } from '../platform/scope'
import { traceHeaders } from '../platform/tracing'

export interface JobKinds {
  deliver_webhook: PartnerScope & { eventId: string; endpointId: string; trigger: 'scheduled' | 'manual' }
  push_crm: PartnerScope & { eventId: string; trigger: 'scheduled' | 'manual' }
  sync_crm: PartnerScope & { syncId: string }
  send_mail: { to: string; subject: string; text: string }
  post_chat: { ownerId: string; channelId: string; text: string }
  make_export: PartnerScope & { exportId: string }
  read_upload: PartnerScope & { uploadId: string }
  fetch_s3: PartnerScope & { datasetType: string }
  review_promotion: PartnerScope & { feeDiscountId: string }
  /** Repeats until this time, because another server may still encrypt with an older key. */
  reencrypt: { keyId: string; until: string }
  minute: Record<string, never>
  day: Record<string, never>
}

export type JobKind = keyof JobKinds

export interface Job<Kind extends JobKind = JobKind> {
  id: number
  kind: Kind
  payload: JobKinds[Kind]
  tries: number
  /** Number of crashes of its worker. */
  deaths: number
  /** The trace that added it. */
  traceparent: string | null
}

/** Jobs that exceed the concurrency limits: whole types, or those with a certain value in their payload. */
export interface ReachedLimits {
  kinds: JobKind[]
  perValue: { kind: JobKind; by: string; value: string }[]
}

type Held = Pick<Job, 'id' | 'tries'>

interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: JobKinds[Kind]
  runAt: Date
  /** Prevents a second pending job with the same key. */
  uniqueKey?: string
}

export const jobStore = (db: Queryable) => ({
  add: <Kind extends JobKind>({ kind, payload, runAt, uniqueKey }: NewJob<Kind>) =>
    db.query(
      sql`INSERT INTO jobs (kind, payload, run_at, unique_key, traceparent)
          VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt.toISOString()}, ${uniqueKey ?? null}, ${traceHeaders().traceparent ?? null})
          ON CONFLICT (unique_key) DO NOTHING`,
    ),

  /** Moves a job to a time unless it's due before. */
  dueBy: (uniqueKey: string, at: Date) =>
    db.query(
      sql`UPDATE jobs SET run_at = ${at.toISOString()} WHERE unique_key = ${uniqueKey} AND run_at > ${at.toISOString()}`,
    ),

  /** Jobs of one kind that run in the order of their payloads. */
  addAll: <Kind extends JobKind>({ kind, payloads, runAt }: { kind: Kind; payloads: JobKinds[Kind][]; runAt: Date }) =>
    db.query(
      sql`INSERT INTO jobs (kind, payload, run_at, traceparent)
          SELECT ${kind}::text, p.payload, ${runAt.toISOString()}::timestamptz, ${traceHeaders().traceparent ?? null}::text
          FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) WITH ORDINALITY AS p (payload, place) ORDER BY p.place`,
    ),

  /** Claims the job that has been due longest, within the concurrency limits. Several servers never claim the same job. */
  take: (
    now: Date,
    lockedUntil: Date,
    { kinds, perValue }: ReachedLimits = { kinds: [], perValue: [] },
    only?: readonly JobKind[],
  ) => {
    const conditions = [
      sql`failed_at IS NULL AND run_at <= ${now.toISOString()} AND (locked_until IS NULL OR locked_until <= ${now.toISOString()})`,
      ...(only === undefined ? [] : [sql`kind = ANY(${[...only]}::text[])`]),
      ...(kinds.length === 0 ? [] : [sql`kind <> ALL(${kinds}::text[])`]),
      ...perValue.map(({ kind, by, value }) => sql`NOT (kind = ${kind} AND payload->>${by}::text = ${value})`),
    ]
    return one<Job>(
      db,
      sql`UPDATE jobs SET locked_until = ${lockedUntil.toISOString()}, tries = tries + 1,
            deaths = deaths + (locked_until IS NOT NULL)::int
          WHERE id = (
            SELECT id FROM jobs WHERE ${join(conditions, ' AND ')} ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
          ) RETURNING id, kind, payload, tries, deaths, traceparent`,
    )
  },

  /** Time of the next job in milliseconds since 1970. */
  nextDue: async (now: Date) => {
    const row = await one<{ at: string | null }>(
      db,
      sql`SELECT min(run_at) AS at FROM jobs WHERE failed_at IS NULL AND run_at > ${now.toISOString()}`,
    )
    return row?.at ? Date.parse(row.at) : undefined
  },

  /** Number of due jobs without a worker, and the seconds the oldest has waited. */
  backlog: async (now: Date) => {
    const row = await one<{ count: number; oldest: string | null }>(
      db,
      sql`SELECT count(*) AS count, min(run_at) AS oldest FROM jobs
          WHERE failed_at IS NULL AND run_at <= ${now.toISOString()} AND (locked_until IS NULL OR locked_until <= ${now.toISOString()})`,
    )
    const age = row?.oldest ? Math.round((now.getTime() - Date.parse(row.oldest)) / 1000) : 0
    return { count: row?.count ?? 0, age }
  },

  /** Waiting jobs by type. */
  queue: (now: Date) =>
    db.query<QueueState>(
      sql`SELECT kind, count(*) FILTER (WHERE is_due) AS due, count(*) FILTER (WHERE failed_at IS NOT NULL) AS failed,
            coalesce(greatest(0, extract(epoch FROM ${now.toISOString()}::timestamptz - min(run_at) FILTER (WHERE is_due))), 0)::float AS age
          FROM (SELECT kind, run_at, failed_at, failed_at IS NULL AND run_at <= ${now.toISOString()}
                  AND (locked_until IS NULL OR locked_until <= ${now.toISOString()}) AS is_due FROM jobs) j
          GROUP BY kind`,
    ),

  // `tries` identifies the lease, so a worker whose lease expired changes nothing.

  done: ({ id, tries }: Held) => db.query(sql`DELETE FROM jobs WHERE id = ${id} AND tries = ${tries}`),

  again: ({ id, tries }: Held, runAt: Date, error: string | null) =>
    db.query(
      sql`UPDATE jobs SET run_at = ${runAt.toISOString()}, locked_until = NULL, error = ${error},
            tries = CASE WHEN ${error}::text IS NULL THEN 0 ELSE tries END WHERE id = ${id} AND tries = ${tries}`,
    ),

  /** Extends the lease. */
  hold: ({ id, tries }: Held, lockedUntil: Date) =>
    db.query(
      sql`UPDATE jobs SET locked_until = ${lockedUntil.toISOString()} WHERE id = ${id} AND tries = ${tries} AND locked_until IS NOT NULL`,
    ),

  release: ({ id, tries }: Held) =>
    db.query(sql`UPDATE jobs SET locked_until = NULL, tries = tries - 1 WHERE id = ${id} AND tries = ${tries}`),

  fail: ({ id, tries }: Held, now: Date, error: string) =>
    db.query(
      sql`UPDATE jobs SET failed_at = ${now.toISOString()}, locked_until = NULL, error = ${error}, unique_key = NULL
          WHERE id = ${id} AND tries = ${tries}`,
    ),
})
