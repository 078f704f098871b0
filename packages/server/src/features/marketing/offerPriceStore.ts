import sql, { empty, type Sql } from 'sql-template-tag'
import { keptFunding } from '../../domain/capital/fundedStore'
import type { Deps } from '../../kernel/deps'
import { lockName } from '../../platform/database/lockStore'
import type { Database, Queryable } from '../../platform/database/sql'

/** Joins rows of the promotion `d`. */
export const ofPromotion = (table: 'b' | 'c') =>
  table === 'b'
    ? sql`b.partner_id = d.partner_id AND b.mode = d.mode AND b.fee_discount_id = d.id`
    : sql`c.partner_id = d.partner_id AND c.mode = d.mode AND c.fee_discount_id = d.id AND c.currency = d.currency
        AND c.discount_minor > 0 AND ${keptFunding(sql`c`)}`

/** What the promotion `d` has cost. */
export const spent = sql`(SELECT coalesce(sum(c.discount_minor), 0)::bigint FROM capital_products c WHERE ${ofPromotion('c')})`

/** Starts and ends promotions of all partners by time and budget, and updates open offers. */
export async function movePromotions(database: Database, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock().toISOString()
  await database.transaction(async (tx) => {
    await tx.query(
      sql`UPDATE fee_discounts SET state = CASE WHEN ends_at <= ${now} THEN 'ended' ELSE 'running' END
          WHERE state = 'scheduled' AND starts_at <= ${now}`,
    )
    await tx.query(
      sql`UPDATE fee_discounts d SET state = 'ended'
          WHERE state = 'running' AND (ends_at <= ${now} OR budget_minor <= ${spent})`,
    )
    await priceOffers(tx, now, () => empty)
  })
}

/**
 * Gives each open offer the running promotion in its currency with the highest discount, unless an approved application
 * has disclosed its price. When the promotion ends, the discount is removed unless the business has applied. Discounts
 * without a promotion stay.
 */
export async function priceOffers(db: Queryable, now: string, within: (alias: Sql) => Sql): Promise<void> {
  // Two promotions that start together don't see each other, and the lower discount could replace the higher one.
  await lockName(db, 'offer_prices')
  await db.query(
    sql`UPDATE offers o SET discount_rate = NULL, updated_at = ${now}
        FROM fee_discounts d
        WHERE d.partner_id = o.partner_id AND d.mode = o.mode AND d.id = o.fee_discount_id ${within(sql`d`)}
          AND d.state = 'ended' AND o.status = 'open' AND o.discount_rate IS NOT NULL
          AND NOT EXISTS (
            SELECT FROM applications a WHERE a.partner_id = o.partner_id AND a.mode = o.mode AND a.business_id = o.business_id
              AND a.offer_id = o.id AND a.status IN ('in_progress', 'action_required', 'under_review', 'approved')
          )`,
  )
  await db.query(
    sql`UPDATE offers o SET discount_rate = best.discount_rate, fee_discount_id = best.id, updated_at = ${now}
        FROM (
          SELECT DISTINCT ON (o2.partner_id, o2.mode, o2.id) o2.partner_id, o2.mode, o2.id AS offer_id, d.id, d.discount_rate
          FROM fee_discounts d
          JOIN fee_discount_businesses b ON ${ofPromotion('b')}
          JOIN offers o2 ON o2.partner_id = b.partner_id AND o2.mode = b.mode AND o2.business_id = b.business_id
          WHERE d.state = 'running' AND d.ends_at > ${now} ${within(sql`d`)}
            AND o2.status = 'open' AND o2.expires_at > ${now} AND o2.product_type = ANY(d.products) AND o2.currency = d.currency
            AND NOT EXISTS (
              SELECT FROM applications a WHERE a.partner_id = o2.partner_id AND a.mode = o2.mode AND a.business_id = o2.business_id
                AND a.offer_id = o2.id AND a.status = 'approved'
            )
            AND (o2.discount_rate IS NULL OR (o2.fee_discount_id IS NOT NULL AND o2.discount_rate < d.discount_rate))
          ORDER BY o2.partner_id, o2.mode, o2.id, d.discount_rate DESC, d.id
        ) best
        WHERE o.partner_id = best.partner_id AND o.mode = best.mode AND o.id = best.offer_id`,
  )
}
