import sql, { join, raw } from 'sql-template-tag'
import { pendingMinor } from '../../domain/capital/rowStore'
import { lockName } from '../../platform/database/lockStore'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

/** Lookups and updates on other tables than the resource's own. */
export const publicStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    /** Before an insert. Of two concurrent requests with the same values, the second waits for the first. */
    exists: async (table: string, values: Record<string, string>) => {
      await lockName(db, [partnerId, mode, table, ...Object.values(values)].join(' '))
      const same = Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`)
      return (
        (await one(
          db,
          sql`SELECT 1 AS found FROM ${raw(table)} WHERE ${join([inScope, ...same], ' AND ')} LIMIT 1`,
        )) !== undefined
      )
    },
    /** Returns the IDs of the rows that were primary. */
    demote: async (
      table: 'bank_accounts' | 'person_business_relationships',
      businessId: string,
      exceptId: string | null,
      now: Date,
    ) => {
      const demoted = await db.query<{ id: string }>(
        sql`UPDATE ${raw(table)} SET is_primary = false, updated_at = ${now.toISOString()}
            WHERE ${inScope} AND business_id = ${businessId} AND is_primary AND id IS DISTINCT FROM ${exceptId}::uuid RETURNING id`,
      )
      return demoted.map(({ id }) => id)
    },
    /** What can be paid on the outstanding products that are repaid from sales, oldest first. */
    payableFromSales: (businessId: string) =>
      db.query<{ id: string; minor: number }>(
        sql`SELECT id, minor FROM (SELECT t.id, t.funded_at, t.outstanding_minor - ${pendingMinor} AS minor FROM capital_products t
              WHERE ${inScope} AND t.business_id = ${businessId} AND t.status = 'outstanding' AND t.repayment_rate IS NOT NULL) payable
            WHERE minor > 0 ORDER BY funded_at, id`,
      ),
    optOut: (businessId: string, isOptedOut: boolean) =>
      db.query(sql`UPDATE businesses SET is_opted_out = ${isOptedOut} WHERE ${inScope} AND id = ${businessId}`),
  }
}
