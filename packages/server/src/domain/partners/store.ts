import type { components } from '@partner-dashboard/contract'
import sql, { empty } from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'
import type { SessionUser } from '../../platform/scope'

type Schemas = components['schemas']

/** Partners that a session can access. */
export const partnerStore = (db: Queryable, user: Pick<SessionUser, 'organizationId' | 'partnerId'>) => {
  const mine =
    user.organizationId === null
      ? sql`p.id = ${user.partnerId}`
      : sql`p.id IN (SELECT partner_id FROM partner_organizations WHERE organization_id = ${user.organizationId})`
  return {
    partners: () =>
      db.query<Schemas['Partner']>(
        sql`SELECT p.id, p.slug, p.name, p.created_at, 'user_' || p.user_id AS user_id, p.logo, p.icon,
              coalesce((SELECT json_agg(organization_id ORDER BY organization_id)
                        FROM partner_organizations o WHERE o.partner_id = p.id), '[]') AS organizations,
              (SELECT json_build_object('partner_id', c.partner_id, 'products', c.products,
                        'identity_data_share', c.identity_data_share, 'country_code', c.country_code)
               FROM partner_configs c WHERE c.partner_id = p.id) AS config
            FROM partners p WHERE ${mine} ORDER BY p.name COLLATE "C", p.id`,
      ),
    configs: (partnerId: string | null) =>
      db.query<Schemas['PartnerConfig']>(
        sql`SELECT c.partner_id, c.products, c.identity_data_share, c.country_code
            FROM partner_configs c JOIN partners p ON p.id = c.partner_id
            WHERE ${mine} ${partnerId === null ? empty : sql`AND p.id = ${partnerId}`}
            ORDER BY p.name COLLATE "C", p.id`,
      ),
    organizations: async () =>
      user.organizationId === null
        ? []
        : db.query<Schemas['Organization']>(
            sql`SELECT id, name, is_enabled FROM organizations WHERE id = ${user.organizationId}`,
          ),
  }
}

/** Country of a partner, which new businesses and promotions take their currency from. */
export async function countryOfPartner(db: Queryable, partnerId: string): Promise<Schemas['Country']> {
  const row = await one<{ country_code: Schemas['Country'] }>(
    db,
    sql`SELECT country_code FROM partner_configs WHERE partner_id = ${partnerId}`,
  )
  if (!row) throw new Error(`Partner ${partnerId} has no configuration.`)
  return row.country_code
}

export const partnerBySlug = (db: Queryable, slug: string) =>
  one<{ id: string; name: string }>(db, sql`SELECT id, name FROM partners WHERE slug = ${slug}`)

export const organizationByName = (db: Queryable, name: string) =>
  one<{ id: string; name: string }>(db, sql`SELECT id, name FROM organizations WHERE name = ${name}`)

export const insertOrganization = (db: Queryable, { id, name, now }: { id: string; name: string; now: Date }) =>
  db.query(
    sql`INSERT INTO organizations (id, name, is_enabled, created_at) VALUES (${id}, ${name}, TRUE, ${now.toISOString()})`,
  )

export const joinOrganization = (db: Queryable, organizationId: string, partnerIds: readonly string[]) =>
  db.query(
    sql`INSERT INTO partner_organizations (organization_id, partner_id)
        SELECT ${organizationId}::uuid, unnest(${[...partnerIds]}::uuid[]) ON CONFLICT DO NOTHING`,
  )

interface NewPartner {
  id: string
  slug: string
  name: string
  products: readonly string[]
  country: string
  created_at: string
}

export async function insertPartner(db: Queryable, partner: NewPartner): Promise<void> {
  const { id, slug, name, products, country, created_at } = partner
  await db.query(sql`INSERT INTO partners (id, slug, name, created_at) VALUES (${id}, ${slug}, ${name}, ${created_at})`)
  await db.query(
    sql`INSERT INTO partner_configs (partner_id, products, country_code) VALUES (${id}, ${products}, ${country})`,
  )
}
