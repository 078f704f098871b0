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
  /** The table is joined with the business `b` of each object. */
  hasBusiness?: true
}

const businessName = sql`coalesce(b.dba_name, b.legal_name)`
const withBusiness = sql`JOIN businesses b ON b.partner_id = t.partner_id AND b.mode = t.mode AND b.id`

const ofBusiness = (table: Sql, name = businessName): Source => ({
  table: sql`${table} t ${withBusiness} = t.business_id`,
  name,
  hasBusiness: true,
})

const ofProduct = (table: Sql): Source => ({
  table: sql`${table} t JOIN capital_products c ON c.partner_id = t.partner_id AND c.mode = t.mode AND c.id = t.capital_product_id
    ${withBusiness} = c.business_id`,
  name: businessName,
  hasBusiness: true,
})

/** Tables of a partner and a mode, by ID prefix. */
const scoped: Readonly<Record<string, Source>> = {
  business: { table: sql`businesses t`, name: sql`coalesce(t.dba_name, t.legal_name)` },
  application: ofBusiness(sql`applications`),
  line_of_credit_application: ofBusiness(sql`line_of_credit_applications`),
  offer: ofBusiness(sql`offers`),
  capital_product: ofBusiness(sql`capital_products`),
  payment: ofProduct(sql`payments`),
  refund: ofProduct(sql`refunds`),
  order: ofBusiness(sql`orders`, sql`t.external_id`),
  fee_discount: { table: sql`fee_discounts t`, name: sql`t.name` },
  webhook_endpoint: { table: sql`webhook_endpoints t`, name: sql`t.url` },
  event: { table: sql`webhook_events t`, name: sql`t.type` },
  api_key: { table: sql`api_keys t`, name: sql`t.name` },
  upload: { table: sql`dataset_uploads t`, name: sql`t.file_name` },
}

const noBusiness = sql`NULL::text, NULL::text`

const prefixOf = (id: string) => id.slice(0, -37)

interface Row {
  mode: string | null
  id: string
  name: string
  /** Lets the object be linked, because its page is below that of its business. */
  business_id: string | null
  business_name: string | null
}

/** Names of objects in the log of a partner or an organization and of their business, by mode and ID. Deleted objects have none. */
export async function objectNames(
  db: Queryable,
  ownerId: string,
  events: readonly Named[],
): Promise<(mode: string, id: string) => [id: string, name: string][]> {
  const ids = new Set(events.flatMap((event) => event.ids))
  const modes = [...new Set(events.map(({ mode }) => mode))]
  const uuids = (prefix: string) => [...ids].filter((id) => prefixOf(id) === prefix).map(uuidOf)
  const statements = Object.entries(scoped)
    .filter(([prefix]) => uuids(prefix).length > 0)
    .map(
      ([prefix, { table, name, hasBusiness }]) =>
        sql`SELECT t.mode, ${`${prefix}_`} || t.id AS id, ${name} AS name, ${hasBusiness ? sql`'business_' || b.id, ${businessName}` : noBusiness} FROM ${table}
            WHERE t.partner_id = ${ownerId} AND t.mode = ANY(${modes}) AND t.id = ANY(${uuids(prefix)})`,
    )
  // Users and chat channels have no mode.
  if (uuids('user').length > 0)
    statements.push(
      sql`SELECT NULL AS mode, 'user_' || id AS id, name, ${noBusiness} FROM users
          WHERE (partner_id = ${ownerId} OR organization_id = ${ownerId}) AND id = ANY(${uuids('user')})`,
    )
  if (uuids('chat_channel').length > 0)
    statements.push(
      sql`SELECT NULL AS mode, 'chat_channel_' || id AS id, channel AS name, ${noBusiness} FROM chat_channels
          WHERE owner_id = ${ownerId} AND id = ANY(${uuids('chat_channel')})`,
    )
  if (statements.length === 0) return () => []
  const named = await db.query<Row>(
    sql`SELECT * FROM (${join(statements, ' UNION ALL ')}) named (mode, id, name, business_id, business_name)`,
  )
  const byId = new Map(named.map((row) => [`${row.mode ?? ''} ${row.id}`, row]))
  return (mode, id) => {
    const row = byId.get(`${mode} ${id}`) ?? byId.get(` ${id}`)
    if (!row) return []
    const { name, business_id, business_name } = row
    return business_id === null || business_name === null
      ? [[id, name]]
      : [
          [id, name],
          [business_id, business_name],
        ]
  }
}
