import sql, { empty } from 'sql-template-tag'
import type { Database, Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

/**
 * Derives the list columns of businesses from their offers, applications, funded products, payments and sales. Call it
 * in the transaction that changes one of these, with the businesses; without them, it derives all in the scope.
 */
export async function refreshBusinesses(
  db: Queryable,
  { partnerId, mode }: PartnerScope,
  now: Date,
  businessIds?: string | readonly string[],
): Promise<void> {
  const time = now.toISOString()
  const today = time.slice(0, 10)
  await db.query(
    sql`UPDATE businesses b SET
          monthly_sales_minor = d.monthly_sales_minor,
          max_offer_minor = d.max_offer_minor,
          outstanding_minor = d.outstanding_minor,
          product_type = d.product_type,
          status = CASE
            WHEN d.outstanding_minor > 0 THEN 'funded'
            WHEN d.has_pending_application THEN 'applied'
            WHEN d.max_offer_minor > 0 THEN 'offer_available'
            WHEN d.has_product THEN 'repaid'
            ELSE 'no_offer' END
        FROM (
          SELECT b2.id,
            coalesce(s.monthly_sales_minor, 0) AS monthly_sales_minor,
            coalesce(o.max_offer_minor, 0) AS max_offer_minor,
            coalesce(p.outstanding_minor, 0) AS outstanding_minor,
            coalesce(p.has_product, false) AS has_product,
            coalesce(a.has_pending, false) AS has_pending_application,
            (SELECT product_type FROM (
               SELECT product_type, starts_at AS at FROM offers o3
               WHERE o3.partner_id = b2.partner_id AND o3.mode = b2.mode AND o3.business_id = b2.id
               UNION ALL
               SELECT product_type, funded_at FROM capital_products c3
               WHERE c3.partner_id = b2.partner_id AND c3.mode = b2.mode AND c3.business_id = b2.id
             ) latest ORDER BY at DESC LIMIT 1) AS product_type
          FROM businesses b2
          LEFT JOIN LATERAL (
            SELECT (sum(sales_minor - reversals_minor) / 3)::bigint AS monthly_sales_minor FROM daily_sales s2
            WHERE s2.partner_id = b2.partner_id AND s2.mode = b2.mode AND s2.business_id = b2.id
              AND s2.sold_on > ${today}::date - 90
          ) s ON true
          LEFT JOIN LATERAL (
            SELECT max(max_minor) AS max_offer_minor FROM offers o2
            WHERE o2.partner_id = b2.partner_id AND o2.mode = b2.mode AND o2.business_id = b2.id
              AND o2.status = 'open' AND o2.expires_at > ${time}
          ) o ON true
          LEFT JOIN LATERAL (
            SELECT bool_or(a2.status IN ('in_progress', 'action_required', 'under_review', 'approved')) AS has_pending
            FROM applications a2
            WHERE a2.partner_id = b2.partner_id AND a2.mode = b2.mode AND a2.business_id = b2.id
          ) a ON true
          LEFT JOIN LATERAL (
            SELECT sum(c.outstanding_minor)::bigint AS outstanding_minor, bool_or(c.status IN ('paid', 'waived')) AS has_product
            FROM capital_products c
            WHERE c.partner_id = b2.partner_id AND c.mode = b2.mode AND c.business_id = b2.id
          ) p ON true
          WHERE b2.partner_id = ${partnerId} AND b2.mode = ${mode} ${businessIds === undefined ? empty : sql`AND b2.id = ANY(${[businessIds].flat()}::uuid[])`}
        ) d
        WHERE b.partner_id = ${partnerId} AND b.mode = ${mode} AND b.id = d.id`,
  )
}

/** Businesses per transaction, so that none is locked for long. */
const batch = 500

/** Refreshes businesses whose columns change with time: their largest offer has expired, or they have sales, which leave the last 90 days. */
export async function refreshOutdated(database: Database, now: Date, hold: () => Promise<unknown>): Promise<void> {
  const scopes = await database.query<PartnerScope>(
    sql`SELECT p.id AS "partnerId", m.mode FROM partners p CROSS JOIN (VALUES ('prod'), ('sandbox')) m (mode) ORDER BY 1, 2`,
  )
  for (const scope of scopes) {
    let after: string | undefined
    do {
      const ids = await outdatedAfter(database, scope, now, after)
      after = ids.length < batch ? undefined : ids.at(-1)
      if (ids.length === 0) continue
      await database.transaction(async (tx) => {
        // A change that ends in the meantime would be overwritten with older values, so the columns are derived after the lock.
        await lock(tx, scope, ids)
        await refreshBusinesses(tx, scope, now, ids)
      })
      await hold()
    } while (after !== undefined)
  }
}

const lock = (tx: Queryable, { partnerId, mode }: PartnerScope, ids: readonly string[]) =>
  tx.query(
    sql`SELECT id FROM businesses WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`,
  )

async function outdatedAfter(
  db: Queryable,
  { partnerId, mode }: PartnerScope,
  now: Date,
  after: string | undefined,
): Promise<string[]> {
  const time = now.toISOString()
  const rows = await db.query<{ id: string }>(
    sql`SELECT id FROM businesses b
        WHERE partner_id = ${partnerId} AND mode = ${mode} ${after === undefined ? empty : sql`AND id > ${after}`}
          AND (monthly_sales_minor <> 0
            OR EXISTS (SELECT 1 FROM daily_sales s WHERE s.partner_id = b.partner_id AND s.mode = b.mode AND s.business_id = b.id
              AND s.sold_on > ${time.slice(0, 10)}::date - 90)
            OR (max_offer_minor > 0 AND NOT EXISTS (
              SELECT 1 FROM offers o WHERE o.partner_id = b.partner_id AND o.mode = b.mode AND o.business_id = b.id
                AND o.status = 'open' AND o.expires_at > ${time} AND o.max_minor = b.max_offer_minor)))
        ORDER BY id LIMIT ${batch}`,
  )
  return rows.map(({ id }) => id)
}
