import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

/** Columns that move, by table with the column of the product's ID. */
const ofProduct = {
  capital_products: ['id', ['funded_at', 'repayments_begin_at'], ['hardship_starts_on']],
  payments: ['capital_product_id', ['initiated_at', 'settled_at', 'next_attempt_at'], []],
  refunds: ['capital_product_id', ['created_at'], []],
  waivers: ['capital_product_id', ['created_at'], []],
  card_transactions: ['capital_product_id', ['posted_at'], []],
  product_dues: ['capital_product_id', [], ['due_on', 'scheduled_on']],
  grace_periods: ['capital_product_id', [], ['starts_on', 'ends_on']],
} as const

/**
 * Moves a product, its payments and everything that led to it into the past, to simulate passing days. The business
 * and its owners' verification are never younger than the product.
 */
export async function ageProduct(
  db: Queryable,
  { partnerId, mode }: PartnerScope,
  productId: string,
  days: number,
): Promise<void> {
  const by = sql`${days}::int * interval '1 day'`
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const earlier = (times: readonly string[], dates: readonly string[] = []) =>
    join([
      ...times.map((name) => sql`${raw(name)} = ${raw(name)} - ${by}`),
      ...dates.map((name) => sql`${raw(name)} = ${raw(name)} - ${days}::int`),
    ])
  const ofThis = (column: string) =>
    sql`(SELECT ${raw(column)} FROM capital_products WHERE ${inScope} AND id = ${productId})`
  for (const [table, [key, times, dates]] of Object.entries(ofProduct))
    await db.query(
      sql`UPDATE ${raw(table)} SET ${earlier(times, dates)} WHERE ${inScope} AND ${raw(key)} = ${productId}`,
    )
  await db.query(
    sql`UPDATE orders SET ${earlier(['opened_at', 'accepted_at', 'finalized_at', 'due_at'])} WHERE ${inScope} AND id = ${ofThis('order_id')}`,
  )
  await db.query(
    sql`UPDATE offers SET ${earlier(['created_at', 'starts_at', 'expires_at'])}
        WHERE ${inScope} AND id = (SELECT offer_id FROM applications WHERE ${inScope} AND id = ${ofThis('application_id')})`,
  )
  // Otherwise a denied application would become newer than the one that followed it.
  const isEarlierAttempt = sql`(status IN ('denied', 'withdrawn', 'expired') AND (offer_id, business_id) = (
    SELECT offer_id, business_id FROM applications WHERE ${inScope} AND id = ${ofThis('application_id')}))`
  const moved = (key: Sql) =>
    sql`to_char(((disclosure ->> ${key})::timestamptz - ${by}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  await db.query(
    sql`UPDATE applications SET ${earlier(['created_at', 'submitted_at', 'decided_at'])},
          disclosure = disclosure || jsonb_build_object('disclosed_at', ${moved(sql`'disclosed_at'`)}, 'signed_at', ${moved(sql`'signed_at'`)})
        WHERE ${inScope} AND (id = ${ofThis('application_id')} OR ${isEarlierAttempt})`,
  )
  await db.query(
    sql`UPDATE balance_transactions SET ${earlier(['occurred_at'])} WHERE ${inScope} AND business_id = ${ofThis('business_id')}
          AND related_object_id IN (
            SELECT 'capital_product_' || ${productId}::text
            UNION ALL SELECT 'payment_' || id FROM payments WHERE ${inScope} AND capital_product_id = ${productId}
            UNION ALL SELECT 'refund_' || id FROM refunds WHERE ${inScope} AND capital_product_id = ${productId})`,
  )
  const startedAt = sql`(SELECT least(c.funded_at, a.created_at, f.created_at, o.opened_at) FROM capital_products c
    LEFT JOIN applications a ON a.partner_id = c.partner_id AND a.mode = c.mode AND a.id = c.application_id
    LEFT JOIN offers f ON f.partner_id = a.partner_id AND f.mode = a.mode AND f.id = a.offer_id
    LEFT JOIN orders o ON o.partner_id = c.partner_id AND o.mode = c.mode AND o.id = c.order_id
    WHERE c.partner_id = ${partnerId} AND c.mode = ${mode} AND c.id = ${productId})`
  await db.query(
    sql`UPDATE businesses SET created_at = least(created_at, ${startedAt}) WHERE ${inScope} AND id = ${ofThis('business_id')}`,
  )
  await db.query(
    sql`UPDATE persons SET auth_verified_at = least(auth_verified_at, ${startedAt}) WHERE ${inScope} AND auth_verified_at IS NOT NULL
          AND id IN (SELECT person_id FROM person_business_relationships WHERE ${inScope} AND business_id = ${ofThis('business_id')})`,
  )
}
