import sql from 'sql-template-tag'
import type { Queryable } from '../platform/database/sql'

const day = 86_400_000

/** Removes what is kept for a time only, and lets offers expire whose time is over. */
export async function sweep(db: Queryable, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.query(
    sql`UPDATE offers SET status = 'expired', updated_at = ${now.toISOString()} WHERE status = 'open' AND expires_at <= ${now.toISOString()}`,
  )
  await db.query(sql`DELETE FROM idempotency_keys WHERE created_at <= ${before(1)}`)
  await db.query(sql`DELETE FROM api_requests WHERE created_at <= ${before(30)}`)
  await db.query(sql`DELETE FROM webhook_events WHERE created_at <= ${before(90)} AND status <> 'pending'`)
  await db.query(sql`DELETE FROM jobs WHERE failed_at <= ${before(30)}`)
  await db.query(sql`DELETE FROM chat_states WHERE expires_at <= ${now.toISOString()}`)
  await db.query(
    sql`DELETE FROM files f WHERE created_at <= ${before(7)} AND EXISTS (
          SELECT 1 FROM exports e WHERE e.partner_id = f.partner_id AND e.mode = f.mode AND e.file_id = f.id AND e.purpose = 'list')`,
  )
  await db.query(
    sql`DELETE FROM files f WHERE created_at <= ${before(30)} AND EXISTS (
          SELECT 1 FROM exports e WHERE e.partner_id = f.partner_id AND e.mode = f.mode AND e.file_id = f.id AND e.purpose = 'report')`,
  )
}
