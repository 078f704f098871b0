import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type Page, queryPage, type SortKind } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import type { OrderRecord } from './wire'

export interface OrderFilter {
  search?: string
  status?: string[]
  business_id?: string
}

const sorts: Record<string, [column: string, kind: SortKind]> = {
  opened_at: ['opened_at', 'time'],
  business_name: ['name_key', 'text'],
  total_amount: ['total_minor', 'integer'],
}

/** The words that orders can be sorted by, without their minus. */
export const orderSorts = Object.keys(sorts)

export const orderStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const columns = sql`o.id, o.business_id, coalesce(b.dba_name, b.legal_name) AS business_name, b.name_key, o.external_id, o.status, o.total_minor,
    o.currency, o.line_items, o.terms, o.opened_at, o.accepted_at, o.finalized_at, o.cancelled_at, o.cancel_reason, o.due_at`
  const source = sql`orders o JOIN businesses b ON b.partner_id = o.partner_id AND b.mode = o.mode AND b.id = o.business_id`

  const conditions = ({ search, status, business_id }: OrderFilter): Sql[] => {
    const all = [sql`o.partner_id = ${partnerId} AND o.mode = ${mode}`]
    const text = search?.trim().toLowerCase() ?? ''
    const id = /^(order|business)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text)
    const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    if (id) all.push(id[1] === 'order' ? sql`o.id = ${id[2]}` : sql`o.business_id = ${id[2]}`)
    else if (text !== '') all.push(sql`(b.search_text LIKE ${like} OR lower(o.external_id) LIKE ${like})`)
    if (status?.length) all.push(sql`o.status = ANY(${status})`)
    if (business_id !== undefined) all.push(sql`o.business_id = ${business_id.replace('business_', '')}`)
    return all
  }

  return {
    page({
      sort = '-opened_at',
      cursor,
      page_size = 25,
      ...filter
    }: OrderFilter & { sort?: string; cursor?: string; page_size?: number }): Promise<Page<OrderRecord>> {
      const isDescending = sort.startsWith('-')
      const [column, sortKind] = sorts[isDescending ? sort.slice(1) : sort] ?? ['opened_at', 'time']
      return queryPage<OrderRecord>(db, {
        select: sql`SELECT * FROM (SELECT ${columns} FROM ${source} WHERE ${join(conditions(filter), ' AND ')}) rows`,
        conditions: [sql`true`],
        sortBy: column,
        sortKind,
        isDescending,
        placeOf: (row) => ({ value: (row as unknown as Record<string, string>)[column] ?? '', id: row.id }),
        cursor,
        size: page_size,
        listKey: [
          'orders',
          partnerId,
          mode,
          sort,
          filter.search?.trim().toLowerCase() || null,
          [...(filter.status ?? [])].sort(),
          filter.business_id ?? null,
        ],
      })
    },
    async count(filter: OrderFilter): Promise<number> {
      const row = await one<{ count: number }>(
        db,
        sql`SELECT count(*) AS count FROM ${source} WHERE ${join(conditions(filter), ' AND ')}`,
      )
      return row?.count ?? 0
    },
    find: (id: string) =>
      one<OrderRecord>(
        db,
        sql`SELECT ${columns} FROM ${source} WHERE o.partner_id = ${partnerId} AND o.mode = ${mode} AND o.id = ${id}`,
      ),
    lock: (id: string) =>
      one<OrderRecord>(
        db,
        sql`SELECT ${columns} FROM ${source} WHERE o.partner_id = ${partnerId} AND o.mode = ${mode} AND o.id = ${id} FOR UPDATE OF o`,
      ),
    hasExternalId: async (externalId: string) =>
      (await one(
        db,
        sql`SELECT id FROM orders WHERE partner_id = ${partnerId} AND mode = ${mode} AND external_id = ${externalId}`,
      )) !== undefined,
    insert: (
      order: Omit<OrderRecord, 'business_name' | 'finalized_at' | 'cancelled_at' | 'cancel_reason' | 'due_at'>,
    ) =>
      db.query(
        sql`INSERT INTO orders (partner_id, mode, id, business_id, external_id, status, total_minor, currency, line_items, terms, opened_at,
              accepted_at, created_at, updated_at)
            VALUES (${partnerId}, ${mode}, ${order.id}, ${order.business_id}, ${order.external_id}, ${order.status}, ${order.total_minor},
              ${order.currency}, ${JSON.stringify(order.line_items)}::jsonb, ${JSON.stringify(order.terms)}::jsonb, ${order.opened_at},
              ${order.accepted_at}, ${order.opened_at}, ${order.opened_at})`,
      ),
    change: (id: string, values: Record<string, string | null>) => {
      const changes = join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))
      return db.query(
        sql`UPDATE orders SET ${changes} WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = ${id}`,
      )
    },
    /** What is left of the business's limit for orders; nothing where it has none. Its row is locked: two orders never share a limit. */
    async available(businessId: string): Promise<number | undefined> {
      const limit = await one<{ limit_minor: number }>(
        db,
        sql`SELECT limit_minor FROM credit_limits WHERE partner_id = ${partnerId} AND mode = ${mode} AND business_id = ${businessId}
              AND product_type = 'bnpl' AND status = 'enabled' FOR UPDATE`,
      )
      if (!limit) return undefined
      const used = await one<{ minor: number }>(
        db,
        sql`SELECT (coalesce((SELECT sum(total_minor) FROM orders WHERE partner_id = ${partnerId} AND mode = ${mode}
                      AND business_id = ${businessId} AND status = 'accepted'), 0)
              + coalesce((SELECT sum(outstanding_minor) FROM capital_products WHERE partner_id = ${partnerId} AND mode = ${mode}
                      AND business_id = ${businessId} AND product_type = 'bnpl'), 0))::bigint AS minor`,
      )
      return limit.limit_minor - (used?.minor ?? 0)
    },
  }
}
