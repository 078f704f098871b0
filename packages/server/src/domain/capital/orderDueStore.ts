import sql, { empty } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

/** Sets when finalized orders are due to the last due date of their products, or of one product. */
export const updateOrderDues = (db: Queryable, { partnerId, mode }: PartnerScope, productId?: string) =>
  db.query(
    sql`UPDATE orders o SET due_at = (t.due_on + (o.due_at AT TIME ZONE 'UTC')::time) AT TIME ZONE 'UTC'
        FROM (SELECT c.order_id, max(d.due_on) AS due_on FROM capital_products c
          JOIN product_dues d ON d.partner_id = c.partner_id AND d.mode = c.mode AND d.capital_product_id = c.id
          WHERE c.partner_id = ${partnerId} AND c.mode = ${mode} AND c.order_id IS NOT NULL
            ${productId === undefined ? empty : sql`AND c.id = ${productId}`}
          GROUP BY c.order_id) t
        WHERE o.partner_id = ${partnerId} AND o.mode = ${mode} AND o.id = t.order_id`,
  )
