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
}
