import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { dayOf } from './bankCalendar'
import { disclosureVersions } from './disclosure'
import { type History, type MovedEntry, type MovedHistory, type MovedPayment, movedHistory } from './history'
import { repaymentsBeginAt } from './plan'

type Moved = Pick<History, 'currency' | 'repayment_rate' | 'funded_at' | 'hardship_starts_on' | 'dues'>

/**
 * Moves a product, its payments and everything that led to it into the past, to simulate passing days; the caller saves the due dates. The business,
 * its owners' verification and its earlier bank accounts are never younger than the product.
 */
export async function ageProduct(
  db: Queryable,
  scope: PartnerScope,
  { id, ...product }: Moved & { id: string },
  days: number,
  now: Date,
): Promise<MovedHistory> {
  const { partnerId, mode } = scope
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const rowsOf = <Row extends object>(table: string, columns: string) =>
    db.query<Row>(
      sql`SELECT id, ${raw(columns)} FROM ${raw(table)} WHERE ${inScope} AND capital_product_id = ${id} ORDER BY id`,
    )
  const history = movedHistory(
    {
      ...product,
      pauses: await rowsOf<History['pauses'][number]>('grace_periods', 'created_at, starts_on, ends_on, is_cancelled'),
      payments: await rowsOf<MovedPayment>(
        'payments',
        'type, attempt, retry_of, initiated_at, settled_at, next_attempt_at',
      ),
      refunds: await rowsOf<MovedEntry>('refunds', 'created_at'),
      waivers: await rowsOf<MovedEntry>('waivers', 'created_at'),
    },
    days,
    dayOf(now),
  )
  await saveMoved(db, scope, id, history)
  await moveOrigin(db, scope, id, history.days)
  return history
}

/** Columns that move, by table. */
const movedColumns = {
  payments: { initiated_at: 'timestamptz', settled_at: 'timestamptz', next_attempt_at: 'timestamptz' },
  refunds: { created_at: 'timestamptz' },
  waivers: { created_at: 'timestamptz' },
  grace_periods: { created_at: 'timestamptz', starts_on: 'date', ends_on: 'date' },
} as const

async function saveMoved(db: Queryable, { partnerId, mode }: PartnerScope, id: string, history: MovedHistory) {
  const inScope = sql`t.partner_id = ${partnerId} AND t.mode = ${mode}`
  const rows = { ...history, grace_periods: history.pauses }
  for (const [table, columns] of Object.entries(movedColumns)) {
    const names = Object.keys(columns)
    const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
    await db.query(
      sql`UPDATE ${raw(table)} t SET ${raw(names.map((name) => `${name} = m.${name}`).join(', '))}
          FROM json_to_recordset(${JSON.stringify(rows[table as keyof typeof movedColumns])}::json)
            AS m (id uuid, ${raw(types.join(', '))})
          WHERE ${inScope} AND t.capital_product_id = ${id} AND t.id = m.id`,
    )
  }
  await db.query(
    sql`UPDATE capital_products t SET funded_at = ${history.funded_at}, hardship_starts_on = ${history.hardship_starts_on},
          repayments_begin_at = ${repaymentsBeginAt(history.funded_at, history.currency)}
        WHERE ${inScope} AND t.id = ${id}`,
  )
  await db.query(
    sql`UPDATE balance_transactions t SET occurred_at = m.at
        FROM (SELECT 'capital_product_' || id AS related, funded_at AS at FROM capital_products t WHERE ${inScope} AND id = ${id}
          UNION ALL SELECT 'payment_' || id, settled_at FROM payments t WHERE ${inScope} AND capital_product_id = ${id} AND settled_at IS NOT NULL
          UNION ALL SELECT 'refund_' || id, created_at FROM refunds t WHERE ${inScope} AND capital_product_id = ${id}) m
        WHERE ${inScope} AND t.related_object_id = m.related
          AND t.business_id = (SELECT business_id FROM capital_products t WHERE ${inScope} AND id = ${id})`,
  )
}

/** Moves the offer, application, order and purchases of a product with its funding. */
async function moveOrigin(db: Queryable, { partnerId, mode }: PartnerScope, productId: string, days: number) {
  const by = sql`${days}::int * interval '1 day'`
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const earlier = (times: readonly string[]) => join(times.map((name) => sql`${raw(name)} = ${raw(name)} - ${by}`))
  const ofThis = (column: string) =>
    sql`(SELECT ${raw(column)} FROM capital_products WHERE ${inScope} AND id = ${productId})`
  await db.query(
    sql`UPDATE card_transactions SET ${earlier(['posted_at'])} WHERE ${inScope} AND capital_product_id = ${productId}`,
  )
  await db.query(
    sql`UPDATE orders SET ${earlier(['opened_at', 'accepted_at', 'finalized_at'])} WHERE ${inScope} AND id = ${ofThis('order_id')}`,
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
  const [latest, first] = disclosureVersions
  const versionOn = (time: Sql) => sql`CASE WHEN ${time} >= ${latest} THEN ${latest}::text ELSE ${first}::text END`
  await db.query(
    sql`UPDATE applications SET ${earlier(['created_at', 'submitted_at', 'decided_at'])},
          disclosure = disclosure || jsonb_build_object('disclosed_at', ${moved(sql`'disclosed_at'`)}, 'signed_at', ${moved(sql`'signed_at'`)},
            'version', ${versionOn(moved(sql`'disclosed_at'`))})
        WHERE ${inScope} AND (id = ${ofThis('application_id')} OR ${isEarlierAttempt})`,
  )
  const startedAt = sql`(SELECT least(c.funded_at, a.created_at, f.created_at, o.opened_at) FROM capital_products c
    LEFT JOIN applications a ON a.partner_id = c.partner_id AND a.mode = c.mode AND a.id = c.application_id
    LEFT JOIN offers f ON f.partner_id = a.partner_id AND f.mode = a.mode AND f.id = a.offer_id
    LEFT JOIN orders o ON o.partner_id = c.partner_id AND o.mode = c.mode AND o.id = c.order_id
    WHERE c.partner_id = ${partnerId} AND c.mode = ${mode} AND c.id = ${productId})`
  await db.query(
    sql`UPDATE businesses SET created_at = least(created_at, ${startedAt}) WHERE ${inScope} AND id = ${ofThis('business_id')}`,
  )
  // Accounts added after the funding keep their date, since they can replace a closed one.
  await db.query(
    sql`UPDATE bank_accounts SET created_at = least(created_at, ${startedAt})
        WHERE ${inScope} AND business_id = ${ofThis('business_id')} AND created_at <= ${ofThis('funded_at')} + ${by}`,
  )
  await db.query(
    sql`UPDATE persons SET auth_verified_at = least(auth_verified_at, ${startedAt}) WHERE ${inScope} AND auth_verified_at IS NOT NULL
          AND id IN (SELECT person_id FROM person_business_relationships WHERE ${inScope} AND business_id = ${ofThis('business_id')})`,
  )
}
