import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import type { OfferCsvRecord } from './wire'

type Schemas = components['schemas']

/** Partner configuration for toolkits and promotions. */
export interface PartnerFacts {
  products: Schemas['ProductType'][]
  country_code: Schemas['Country']
}

const csvColumns = columnsOf<OfferCsvRecord>({
  id: true,
  status: true,
  row_count: true,
  done_count: true,
  file_name: true,
  file_id: true,
  created_by: true,
  created_at: true,
  finished_at: true,
})

/** Marketing statements besides promotions, each limited to partner and mode. */
export const marketingStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    partner: async () => {
      const row = await one<PartnerFacts>(
        db,
        sql`SELECT products, country_code FROM partner_configs WHERE partner_id = ${partnerId}`,
      )
      if (!row) throw new Error(`Partner ${partnerId} has no configuration.`)
      return row
    },

    access: () =>
      one<{ requested_at: string; granted_at: string | null }>(
        db,
        sql`SELECT requested_at, granted_at FROM promotion_access WHERE ${inScope}`,
      ),
    /** Repeating the request changes nothing, unless access can be granted now. */
    requestAccess: (requestedAt: string, grantedAt: string | null) =>
      db.query(
        sql`INSERT INTO promotion_access (partner_id, mode, requested_at, granted_at)
            VALUES (${partnerId}, ${mode}, ${requestedAt}, ${grantedAt})
            ON CONFLICT (partner_id, mode) DO UPDATE SET granted_at = coalesce(promotion_access.granted_at, excluded.granted_at)`,
      ),

    integrations: () =>
      db.query<Schemas['MarketingIntegration']>(
        sql`SELECT vendor, status, connected_at, connected_by FROM marketing_integrations WHERE ${inScope} ORDER BY vendor COLLATE "C"`,
      ),
    connect: (vendor: string, { keySealed, by, now }: { keySealed: string; by: string; now: string }) =>
      db.query(
        sql`INSERT INTO marketing_integrations (partner_id, mode, vendor, key_sealed, status, connected_at, connected_by)
            VALUES (${partnerId}, ${mode}, ${vendor}, ${keySealed}, 'connected', ${now}, ${by})
            ON CONFLICT (partner_id, mode, vendor) DO UPDATE SET key_sealed = excluded.key_sealed, status = excluded.status,
              connected_at = excluded.connected_at, connected_by = excluded.connected_by`,
      ),
    disconnect: async (vendor: string) =>
      (await db.query(sql`DELETE FROM marketing_integrations WHERE ${inScope} AND vendor = ${vendor} RETURNING vendor`))
        .length > 0,

    offerCsv: (id: string) =>
      one<OfferCsvRecord>(
        db,
        sql`SELECT ${csvColumns} FROM exports WHERE ${inScope} AND purpose = 'offer_csv' AND id = ${id}`,
      ),
    addOfferCsv: (
      id: string,
      { filter, fileName, by, now }: { filter: object; fileName: string; by: string; now: string },
    ) =>
      db.query(
        sql`INSERT INTO exports (partner_id, mode, id, purpose, kind, filter, file_name, created_by, created_at)
            VALUES (${partnerId}, ${mode}, ${id}, 'offer_csv', 'offers', ${JSON.stringify(filter)}::jsonb, ${fileName}, ${by}, ${now})`,
      ),
    file: (id: string) =>
      one<{ content: Uint8Array }>(db, sql`SELECT content FROM files WHERE ${inScope} AND id = ${id}`),
  }
}
