import sql, { empty } from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

export interface OwnerRow {
  person_id: string
  name: string
  rate: number
  is_primary: boolean
  is_verified: boolean
}

export const ownerStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    business: (id: string) =>
      one<{ legal_name: string; incorporation_type: string }>(
        db,
        sql`SELECT legal_name, incorporation_type FROM businesses WHERE ${inScope} AND id = ${id}`,
      ),
    /** Locked in one order, so that two imports can't block each other. */
    lockBusinesses: (ids: readonly string[]) =>
      db.query<{ id: string; legal_name: string; incorporation_type: string }>(
        sql`SELECT id, legal_name, incorporation_type FROM businesses WHERE ${inScope} AND id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`,
      ),
    /** Persons with a share of the business; without a rate, the share is unknown. */
    owners: (businessId: string) =>
      db.query<OwnerRow>(
        sql`SELECT p.id AS person_id, p.first_name || ' ' || p.last_name AS name, coalesce(r.ownership_rate, 0)::float8 AS rate,
              r.is_primary, p.auth_status = 'verified' AS is_verified
            FROM person_business_relationships r JOIN persons p
              ON p.partner_id = r.partner_id AND p.mode = r.mode AND p.id = r.person_id
            WHERE r.partner_id = ${partnerId} AND r.mode = ${mode} AND r.business_id = ${businessId}
              AND r.ownership_rate IS DISTINCT FROM 0
            ORDER BY r.created_at, r.id`,
      ),
    ownedByOthers: async (businessId: string, relationshipId: string | undefined) => {
      const row = await one<{ rate: string }>(
        db,
        sql`SELECT coalesce(sum(ownership_rate), 0) AS rate FROM person_business_relationships
            WHERE ${inScope} AND business_id = ${businessId} ${relationshipId === undefined ? empty : sql`AND id <> ${relationshipId}`}`,
      )
      return Number(row?.rate ?? 0)
    },
    businessesOf: async (personId: string) => {
      const rows = await db.query<{ business_id: string }>(
        sql`SELECT business_id FROM person_business_relationships WHERE ${inScope} AND person_id = ${personId}`,
      )
      return rows.map(({ business_id }) => business_id)
    },
    hasBankAccount: async (businessId: string) =>
      (await one(
        db,
        sql`SELECT id FROM bank_accounts WHERE ${inScope} AND business_id = ${businessId} AND status = 'enabled' LIMIT 1`,
      )) !== undefined,
  }
}
