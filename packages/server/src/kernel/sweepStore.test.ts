import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { Retention } from '../platform/config'
import { addPartitions, partitionsOf } from '../platform/database/partitions'
import type { Database } from '../platform/database/sql'
import { openTestDatabase, testNow } from '../testing/testDatabase'
import { sweep } from './sweepStore'

const forever: Retention = { apiLog: 0, webhookLog: 0, auditLog: 0, uploads: 0 }
const cutoff = '2026-10-22T12:00:00Z'

it('deletes each type of record after its retention, in batches', async () => {
  const database = await openTestDatabase()
  try {
    // Rows of the seed's earliest weeks are in the default partition.
    await addPartitions(database, new Date('2026-10-05T12:00:00Z'))
    const expiring = ['api_requests_2026_10_05', 'webhook_attempts_2026_10_05', 'api_requests_2026_10_12']
    const partitions = async () => (await partitionsOf(database)).map(({ name }) => name)
    expect(await partitions()).toEqual(expect.arrayContaining(expiring))
    await database.query(
      sql`INSERT INTO api_requests (partner_id, mode, id, request_id, method, path, query, status_code, status_class, duration_us, created_at)
          SELECT id, 'prod', gen_random_uuid(), 'req', 'GET', '/', '', 200, '2xx', 1, '2026-10-07T12:00:00Z' FROM partners`,
    )
    await database.query(
      sql`INSERT INTO api_requests (partner_id, mode, id, request_id, method, path, query, status_code, status_class, duration_us, created_at)
          SELECT id, mode, gen_random_uuid(), 'req', 'GET', '/', '', 200, '2xx', 1, ${cutoff}::timestamptz - n * interval '1 second'
          FROM partners CROSS JOIN (VALUES ('prod'), ('sandbox')) m (mode) CROSS JOIN generate_series(1, 500) n`,
    )
    await database.query(
      sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, request_id, occurred_at)
          SELECT id, gen_random_uuid(), 'prod', 'signIn', 'a', 'A', 'admin', 'r', time
          FROM organizations CROSS JOIN (VALUES (${cutoff}::timestamptz), ('2026-09-30T23:59:59Z')) t (time)`,
    )
    await database.query(
      sql`UPDATE dataset_uploads SET created_at = ${cutoff} WHERE id IN (
            SELECT u.id FROM dataset_uploads u JOIN files f ON f.id = u.file_id WHERE u.status <> 'processing' AND EXISTS (
              SELECT 1 FROM validation_results v WHERE v.upload_id = u.id) LIMIT 3)`,
    )
    const [pending] = await database.query<{ id: string }>(
      sql`UPDATE webhook_events SET status = 'pending', created_at = '2020-01-01T00:00:00Z'
          WHERE id = (SELECT id FROM webhook_events LIMIT 1) RETURNING id`,
    )
    /** Rows before and after the cutoff. */
    const counts = async () => {
      const [row] = await database.query<Record<string, [old: number, recent: number]>>(
        sql`SELECT
              (SELECT json_build_array(count(*) FILTER (WHERE created_at <= ${cutoff}), count(*) FILTER (WHERE created_at > ${cutoff})) FROM api_requests) AS requests,
              (SELECT json_build_array(count(*) FILTER (WHERE created_at <= ${cutoff}), count(*) FILTER (WHERE created_at > ${cutoff})) FROM webhook_events) AS events,
              (SELECT json_build_array(count(*) FILTER (WHERE attempted_at <= ${cutoff}), 0) FROM webhook_attempts a
                WHERE NOT EXISTS (SELECT 1 FROM webhook_events e WHERE e.id = a.event_id)) AS orphans,
              (SELECT json_build_array(count(*) FILTER (WHERE occurred_at <= ${cutoff}), count(*) FILTER (WHERE occurred_at > ${cutoff})) FROM audit_events) AS audits,
              (SELECT json_build_array(count(*) FILTER (WHERE u.created_at <= ${cutoff}), count(*) FILTER (WHERE u.created_at > ${cutoff}))
                FROM dataset_uploads u JOIN files f ON f.partner_id = u.partner_id AND f.mode = u.mode AND f.id = u.file_id) AS files,
              (SELECT json_build_array(count(*) FILTER (WHERE u.created_at <= ${cutoff}), count(*) FILTER (WHERE u.created_at > ${cutoff}))
                FROM dataset_uploads u JOIN validation_results v ON v.upload_id = u.id) AS findings,
              (SELECT json_build_array(count(*), 0) FROM dataset_uploads) AS uploads`,
      )
      return row ?? {}
    }
    const before = await counts()
    for (const name of ['requests', 'audits', 'files', 'findings', 'events'])
      expect(before[name]?.[0], name).toBeGreaterThan(0)
    expect(before.requests?.[0]).toBeGreaterThan(4000)

    await sweep(database, testNow, forever)
    expect(await counts()).toEqual(before)
    expect(await partitions()).toEqual(expect.arrayContaining(expiring))

    await sweep(database, testNow, { apiLog: 30, webhookLog: 30, auditLog: 30, uploads: 30 })
    expect(await counts()).toEqual({
      ...before,
      requests: [0, before.requests?.[1]],
      events: [1, before.events?.[1]],
      // October isn't over for 30 days.
      audits: [1, before.audits?.[1]],
      files: [0, before.files?.[1]],
      findings: [0, before.findings?.[1]],
    })
    await sweep(database, new Date('2026-12-01T00:00:00Z'), { ...forever, auditLog: 30 })
    expect((await counts()).audits).toEqual([0, before.audits?.[1]])
    expiring.push('audit_events_2026_10_01')
    const names = await partitions()
    for (const name of expiring) expect(names).not.toContain(name)
    expect(names).toContain('audit_events_2026_11_01')
    const remaining = await database.query(sql`SELECT id FROM webhook_events WHERE created_at <= ${cutoff}`)
    expect(remaining).toEqual([pending])
  } finally {
    await database.close()
  }
})

it('deletes idempotency keys and exported files in batches', async () => {
  const database = await openTestDatabase()
  try {
    await database.script('DELETE FROM idempotency_keys')
    await database.query(
      sql`INSERT INTO idempotency_keys (subject, key, request_hash, status, created_at)
          SELECT 's', n, 'h', 200, ${cutoff} FROM generate_series(1, 2500) n`,
    )
    await database.query(
      sql`WITH old AS (SELECT p.id AS partner_id, gen_random_uuid() AS id FROM (SELECT id FROM partners LIMIT 1) p, generate_series(1, 50)),
            old_exports AS (
              INSERT INTO exports (partner_id, mode, id, purpose, kind, filter, file_name, status, file_id, created_at)
              SELECT partner_id, 'prod', id, CASE WHEN row_number() OVER () <= 25 THEN 'list' ELSE 'report' END, 'offers', '{}', 'a.csv', 'completed', id, ${cutoff}
              FROM old)
          INSERT INTO files (partner_id, mode, id, media_type, content, created_at)
          SELECT partner_id, 'prod', id, 'text/csv', 'a', ${cutoff} FROM old`,
    )
    const expired: number[] = []
    const watched: Database = {
      ...database,
      async query<Row>(statement: Parameters<Database['query']>[0]) {
        const rows = await database.query<Row>(statement)
        const table = /^\s*DELETE FROM (idempotency_keys|files)/.exec(statement.text)?.[1]
        if (table !== undefined) {
          const text = `SELECT 1 FROM ${table} WHERE created_at = $1`
          expired.push((await database.query({ text, values: [cutoff] })).length)
        }
        return rows
      },
    }
    await sweep(watched, testNow, forever)
    expect(expired).toEqual([500, 0, 30, 25, 5, 0])
  } finally {
    await database.close()
  }
})
