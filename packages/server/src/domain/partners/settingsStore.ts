import type { components } from '@partner-dashboard/contract'
import sql, { join, raw } from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'

type Schemas = components['schemas']

export interface BrandingRecord {
  display_name: string | null
  logo: string | null
  icon: string | null
  has_logo: boolean
  has_icon: boolean
  primary_color: string | null
  accent_color: string | null
  updated_at: string
}

export interface SupportRecord {
  support_email: string | null
  support_phone: string | null
  support_url: string | null
  hours: string | null
  languages: Schemas['SupportInfo']['languages'] | null
  updated_at: string
}

export type WidgetDraft = Omit<Schemas['WidgetConfig'], 'product_type' | 'version' | 'published_at' | 'has_draft'>

export interface WidgetRecord {
  product_type: Schemas['ProductType']
  draft: WidgetDraft
  published: WidgetDraft | null
  version: number
  published_at: string | null
}

/** Settings of a partner, or of an organization as defaults for its partners. */
export const settingsStore = (db: Queryable, ownerId: string) => {
  const upsert = async (table: 'brandings' | 'support_infos', values: Record<string, unknown>) => {
    const names = Object.keys(values)
    const columns = join(names.map((name) => raw(name)))
    const changes = join(names.map((name) => raw(`${name} = excluded.${name}`)))
    await db.query(
      sql`INSERT INTO ${raw(table)} (owner_id, ${columns}) VALUES (${ownerId}, ${join(Object.values(values))})
          ON CONFLICT (owner_id) DO UPDATE SET ${changes}`,
    )
  }
  return {
    branding: () => one<BrandingRecord>(db, sql`SELECT * FROM brandings WHERE owner_id = ${ownerId}`),
    support: () => one<SupportRecord>(db, sql`SELECT * FROM support_infos WHERE owner_id = ${ownerId}`),
    changeBranding: (values: Record<string, unknown>) => upsert('brandings', values),
    changeSupport: (values: Record<string, unknown>) => upsert('support_infos', values),
    widgets: () =>
      db.query<WidgetRecord>(
        sql`SELECT product_type, draft, published, version, published_at FROM widget_configs WHERE owner_id = ${ownerId}`,
      ),
    changeWidget: (record: WidgetRecord, now: Date) =>
      db.query(
        sql`INSERT INTO widget_configs (owner_id, product_type, draft, published, version, published_at, updated_at)
            VALUES (${ownerId}, ${record.product_type}, ${JSON.stringify(record.draft)}::jsonb, ${record.published && JSON.stringify(record.published)}::jsonb,
              ${record.version}, ${record.published_at}, ${now.toISOString()})
            ON CONFLICT (owner_id, product_type) DO UPDATE SET draft = excluded.draft, published = excluded.published,
              version = excluded.version, published_at = excluded.published_at, updated_at = excluded.updated_at`,
      ),
    /** Name and images of a partner; undefined for organizations. */
    partner: () =>
      one<{
        name: string
        logo: string | null
        icon: string | null
        country_code: string | null
        products: Schemas['ProductType'][] | null
      }>(
        db,
        sql`SELECT p.name, p.logo, p.icon, c.country_code, c.products FROM partners p LEFT JOIN partner_configs c ON c.partner_id = p.id
            WHERE p.id = ${ownerId}`,
      ),
    organization: () =>
      one<{ name: string; products: Schemas['ProductType'][] }>(
        db,
        sql`SELECT o.name, coalesce((SELECT array_agg(DISTINCT product ORDER BY product) FROM partner_organizations po
                JOIN partner_configs c ON c.partner_id = po.partner_id, unnest(c.products) product WHERE po.organization_id = o.id), '{}') AS products
            FROM organizations o WHERE o.id = ${ownerId}`,
      ),
    organizationOf: async () => {
      const row = await one<{ id: string }>(
        db,
        sql`SELECT organization_id AS id FROM partner_organizations WHERE partner_id = ${ownerId} ORDER BY organization_id LIMIT 1`,
      )
      return row?.id
    },
    partnersOf: async () => {
      const rows = await db.query<{ id: string }>(
        sql`SELECT partner_id AS id FROM partner_organizations WHERE organization_id = ${ownerId} ORDER BY partner_id`,
      )
      return rows.map(({ id }) => id)
    },
    /** Images of a partner in the frame. */
    changePartnerPictures: (values: { logo?: string | null; icon?: string | null }) => {
      const changes = Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`)
      return changes.length === 0
        ? undefined
        : db.query(sql`UPDATE partners SET ${join(changes)} WHERE id = ${ownerId}`)
    },
  }
}
