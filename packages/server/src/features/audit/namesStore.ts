import sql, { join, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'

interface Named {
  mode: string
  /** IDs of objects, with their prefix. */
  ids: readonly string[]
}

interface Source {
  table: Sql
  name: Sql
}

const ofBusiness = (table: Sql): Source => ({
  table: sql`${table} t JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id = t.business_id`,
  name: sql`coalesce(b.dba_name, b.legal_name)`,
})

/** Tables of a partner and a mode, by ID prefix. */
const scoped: Readonly<Record<string, Source>> = {
  business: { table: sql`businesses t`, name: sql`coalesce(t.dba_name, t.legal_name)` },
  application: ofBusiness(sql`applications`),
  line_of_credit_application: ofBusiness(sql`line_of_credit_applications`),
  offer: ofBusiness(sql`offers`),
  capital_product: ofBusiness(sql`capital_products`),
  order: { table: sql`orders t`, name: sql`t.external_id` },
  fee_discount: { table: sql`fee_discounts t`, name: sql`t.name` },
  webhook_endpoint: { table: sql`webhook_endpoints t`, name: sql`t.url` },
  event: { table: sql`webhook_events t`, name: sql`t.type` },
  api_key: { table: sql`api_keys t`, name: sql`t.name` },
  upload: { table: sql`dataset_uploads t`, name: sql`t.file_name` },
}

const prefixOf = (id: string) => id.slice(0, -37)

/** Names of objects in the log of a partner or an organization, by mode and ID. Deleted objects have none. */
export async function objectNames(
  db: Queryable,
  ownerId: string,
  events: readonly Named[],
): Promise<(mode: string, id: string) => string | undefined> {
  const ids = new Set(events.flatMap((event) => event.ids))
  const modes = [...new Set(events.map(({ mode }) => mode))]
  const uuids = (prefix: string) => [...ids].filter((id) => prefixOf(id) === prefix).map(uuidOf)
  const statements = Object.entries(scoped)
    .filter(([prefix]) => uuids(prefix).length > 0)
    .map(
      ([prefix, { table, name }]) =>
        sql`SELECT t.mode, ${`${prefix}_`} || t.id AS id, ${name} AS name FROM ${table}
            WHERE t.partner_id = ${ownerId} AND t.mode = ANY(${modes}) AND t.id = ANY(${uuids(prefix)})`,
    )
  // Users and chat channels have no mode.
  if (uuids('user').length > 0)
    statements.push(
      sql`SELECT NULL AS mode, 'user_' || id AS id, name FROM users
          WHERE (partner_id = ${ownerId} OR organization_id = ${ownerId}) AND id = ANY(${uuids('user')})`,
    )
  if (uuids('chat_channel').length > 0)
    statements.push(
      sql`SELECT NULL AS mode, 'chat_channel_' || id AS id, channel AS name FROM chat_channels
          WHERE owner_id = ${ownerId} AND id = ANY(${uuids('chat_channel')})`,
    )
  if (statements.length === 0) return () => undefined
  const rows = await db.query<{ mode: string | null; id: string; name: string }>(join(statements, ' UNION ALL '))
  const names = new Map(rows.map(({ mode, id, name }) => [`${mode ?? ''} ${id}`, name]))
  return (mode, id) => names.get(`${mode} ${id}`) ?? names.get(` ${id}`)
}
