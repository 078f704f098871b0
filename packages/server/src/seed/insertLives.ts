import sql from 'sql-template-tag'
import type { Queryable } from '../platform/database/sql'
import { insertRows } from './insert'
import type { Relief } from './life'
import { addLife } from './lives'
import { noLives, type ProductPlan, type SalesOf } from './productPlan'
import type { Plan } from './rows'

/** Relief by the product's place in the list. */
const reliefOf = (index: number): Relief | undefined =>
  index % 5 === 0 ? 'grace_period' : index % 7 === 3 ? 'hardship_plan' : index % 7 === 5 ? 'partial_waiver' : undefined

/** Inserts funded products with their complete history, based on the stored sales. */
export async function insertLives(
  db: Queryable,
  { partner, mode, now }: Pick<Plan, 'partner' | 'mode' | 'now'>,
  products: readonly ProductPlan[],
): Promise<void> {
  const sold = await db.query<{ business_id: string; days: Record<string, number>; first: string }>(
    sql`SELECT business_id, json_object_agg(sold_on, sales_minor - reversals_minor) AS days, min(sold_on) AS first FROM daily_sales
        WHERE partner_id = ${partner.id} AND mode = ${mode} AND business_id = ANY(${products.map(({ businessId }) => businessId)})
        GROUP BY business_id`,
  )
  const byBusiness = new Map(sold.map((row) => [row.business_id, row]))
  const salesOf: SalesOf = (businessId, day) => {
    const known = byBusiness.get(businessId)
    return known === undefined || day < known.first ? undefined : (known.days[day] ?? 0)
  }
  const rows = noLives()
  for (const [index, product] of products.entries()) addLife(rows, product, now, salesOf, reliefOf(index))
  const { capital_products, payments, ...others } = rows
  for (const [table, records] of Object.entries({ capital_products, payments, ...others }))
    await insertRows(db, table, records)
  await db.query(
    sql`UPDATE offers o SET is_top_up = true FROM applications a, capital_products c, capital_products earlier
        WHERE o.partner_id = ${partner.id} AND o.mode = ${mode} AND a.partner_id = o.partner_id AND a.mode = o.mode AND a.offer_id = o.id
          AND c.partner_id = o.partner_id AND c.mode = o.mode AND c.application_id = a.id
          AND earlier.partner_id = o.partner_id AND earlier.mode = o.mode AND earlier.business_id = o.business_id AND earlier.id <> c.id
          AND earlier.application_id IS NOT NULL AND earlier.funded_at < c.funded_at AND coalesce(earlier.paid_off_at, earlier.ended_at, c.funded_at) >= c.funded_at`,
  )
}
