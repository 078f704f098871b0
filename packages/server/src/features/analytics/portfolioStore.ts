import sql, { type Sql } from 'sql-template-tag'
import { keptFunding } from '../../domain/capital/fundedStore'

const ofProduct = (table: Sql) =>
  sql`${table}.partner_id = c.partner_id AND ${table}.mode = c.mode AND ${table}.capital_product_id = c.id`
const [p, r, w, d] = [sql`p`, sql`r`, sql`w`, sql`d`] as const
const wereOwed = keptFunding(sql`c`)
/** Also holds for a recovered product, which is paid. */
const wasChargedOff = sql`c.ended_at IS NOT NULL AND c.status IN ('abandoned', 'paid')`

/** Everything that changes what is owed or covered, and the days on which a due date enters the next bucket. */
const events = (now: string) => sql`
  SELECT c.partner_id, c.mode, c.id, y.at, y.owed, y.covered FROM capital_products c
  CROSS JOIN LATERAL (
    SELECT c.funded_at AS at, c.total_minor AS owed, 0::bigint AS covered
    UNION ALL SELECT c.ended_at, 0, 0 WHERE c.ended_at IS NOT NULL
    UNION ALL SELECT p.initiated_at, 0, p.amount_minor FROM payments p
      WHERE ${ofProduct(p)} AND p.status IN ('succeeded', 'pending') AND p.type <> 'refund'
    UNION ALL SELECT p.settled_at, -p.amount_minor, 0 FROM payments p
      WHERE ${ofProduct(p)} AND p.status = 'succeeded' AND p.type <> 'refund'
    UNION ALL SELECT r.created_at, r.amount_minor, -r.amount_minor FROM refunds r WHERE ${ofProduct(r)}
    UNION ALL SELECT w.created_at, -w.amount_minor, w.amount_minor FROM waivers w WHERE ${ofProduct(w)}
    UNION ALL SELECT (d.due_on + n)::timestamp AT TIME ZONE 'UTC', 0, 0
      FROM product_dues d CROSS JOIN unnest(ARRAY[1, 30, 60, 90]) n
      WHERE ${ofProduct(d)} AND (d.due_on + n)::timestamp AT TIME ZONE 'UTC' <= ${now}
  ) y WHERE ${wereOwed}`

const bucketAfter = sql`CASE
  WHEN ${wasChargedOff} AND e.at >= c.ended_at THEN 'charged_off'
  WHEN x.days IS NULL THEN 'current' WHEN x.days < 30 THEN '1_29' WHEN x.days < 60 THEN '30_59' WHEN x.days < 90 THEN '60_89'
  ELSE '90_plus' END`

/** Changes of the outstanding amount by bucket: a product that enters a bucket leaves the previous one. */
export const delinquencyChanges = (now: string) => sql`(
  SELECT s.partner_id, s.mode, s.business_id, s.product_type, s.currency, s.at, v.bucket, v.minor
  FROM (
    SELECT b.*, lag(b.bucket) OVER inorder AS old_bucket, lag(b.owed) OVER inorder AS old_owed
    FROM (
      SELECT e.*, c.business_id, c.product_type, c.currency, ${bucketAfter} AS bucket
      FROM (
        SELECT partner_id, mode, id, at, sum(owed) OVER upto AS owed, sum(covered) OVER upto AS covered FROM (${events(now)}) all_events
        WINDOW upto AS (PARTITION BY partner_id, mode, id ORDER BY at)
      ) e
      JOIN capital_products c ON c.partner_id = e.partner_id AND c.mode = e.mode AND c.id = e.id
      CROSS JOIN LATERAL (
        SELECT (e.at AT TIME ZONE 'UTC')::date - min(d.due_on) AS days FROM product_dues d
        WHERE ${ofProduct(d)} AND d.due_on < (e.at AT TIME ZONE 'UTC')::date AND d.due_minor > e.covered
      ) x
    ) b WINDOW inorder AS (PARTITION BY partner_id, mode, id ORDER BY at)
  ) s CROSS JOIN LATERAL (VALUES (s.old_bucket, -s.old_owed), (s.bucket, s.owed)) v(bucket, minor)
  WHERE v.bucket IS NOT NULL)`

/** Repayments and net losses: charged-off and waived amounts, less what was recovered after the charge-off. */
export const vintageEntries = sql`(
  SELECT c.partner_id, c.mode, c.business_id, c.product_type, c.currency, c.funded_at, y.at, y.paid, y.loss,
    floor(extract(epoch FROM y.at - c.funded_at) / 86400 / 30)::int AS age
  FROM capital_products c
  CROSS JOIN LATERAL (
    SELECT p.settled_at AS at, p.amount_minor AS paid,
      CASE WHEN ${wasChargedOff} AND p.settled_at >= c.ended_at THEN -p.amount_minor ELSE 0 END AS loss
    FROM payments p WHERE ${ofProduct(p)} AND p.status = 'succeeded' AND p.type <> 'refund'
    UNION ALL SELECT r.created_at, -r.amount_minor,
      CASE WHEN ${wasChargedOff} AND r.created_at >= c.ended_at THEN r.amount_minor ELSE 0 END FROM refunds r WHERE ${ofProduct(r)}
    UNION ALL SELECT w.created_at, 0, w.amount_minor FROM waivers w WHERE ${ofProduct(w)}
    UNION ALL SELECT c.ended_at, 0, c.outstanding_minor
      + coalesce((SELECT sum(p.amount_minor) FROM payments p
          WHERE ${ofProduct(p)} AND p.status = 'succeeded' AND p.type <> 'refund' AND p.settled_at >= c.ended_at), 0)
      - coalesce((SELECT sum(r.amount_minor) FROM refunds r WHERE ${ofProduct(r)} AND r.created_at >= c.ended_at), 0)
      WHERE ${wasChargedOff}
  ) y WHERE ${wereOwed})`
