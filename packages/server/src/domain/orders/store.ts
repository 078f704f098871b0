import sql, { join, raw } from 'sql-template-tag'
import type { FilterOf, SortOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import {
  anyOf,
  type Conditions,
  conditionsOf,
  containing,
  cursorKey,
  searchText,
} from '../../platform/database/filters'
import { lockName } from '../../platform/database/lockStore'
import { countRows, type ListQuery, orderOf, type Page, queryPage, type Sorts } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { uuidOf } from '../../platform/ids'
import type { PartnerScope } from '../../platform/scope'
import type { OrderRecord } from './wire'

export type OrderFilter = FilterOf<'listOrderRows'>

const sorts: Sorts<SortOf<'listOrderRows'>> = {
  opened_at: ['opened_at', 'time'],
  business_name: ['name_key', 'text'],
  total_amount: ['total_minor', 'integer'],
}

const conditions: Conditions<OrderFilter> = {
  search(search) {
    const [, prefix, id] = idPattern.exec(searchText(search)) ?? []
    if (id) return prefix === 'order' ? sql`o.id = ${id}` : sql`o.business_id = ${id}`
    const like = containing(search)
    return like && sql`(b.search_text LIKE ${like} OR lower(o.external_id) LIKE ${like})`
  },
  status: anyOf(sql`o.status`),
  business_id: (id) => sql`o.business_id = ${uuidOf(id)}`,
}
const idPattern = /^(order|business)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const orderList = { conditions, sorts }

/** An order with the list's sort key. */
type ListedOrder = OrderRecord & { name_key: string }

const columns = columnsOf<ListedOrder>(
  {
    id: true,
    business_id: true,
    business_name: sql`coalesce(b.dba_name, b.legal_name)`,
    name_key: sql`b.name_key`,
    external_id: true,
    status: true,
    total_minor: true,
    currency: true,
    line_items: true,
    terms: true,
    opened_at: true,
    accepted_at: true,
    finalized_at: true,
    cancelled_at: true,
    cancel_reason: true,
    due_at: true,
    capital_product_id: sql`(SELECT c.id FROM capital_products c
      WHERE c.partner_id = o.partner_id AND c.mode = o.mode AND c.order_id = o.id)`,
  },
  'o',
)

export const orderStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const source = sql`orders o JOIN businesses b ON b.partner_id = o.partner_id AND b.mode = o.mode AND b.id = o.business_id`

  const where = (filter: OrderFilter) =>
    join([sql`o.partner_id = ${partnerId} AND o.mode = ${mode}`, ...conditionsOf(conditions, filter)], ' AND ')

  return {
    page({
      sort = '-opened_at',
      cursor,
      page_size = 25,
      ...filter
    }: OrderFilter & ListQuery): Promise<Page<OrderRecord>> {
      const order = orderOf(sorts, sort)
      return queryPage<OrderRecord>(db, {
        select: sql`SELECT * FROM (SELECT ${columns} FROM ${source} WHERE ${where(filter)}) rows`,
        conditions: [sql`true`],
        ...order,
        placeOf: (row) => ({ value: (row as unknown as Record<string, string>)[order.sortBy] ?? '', id: row.id }),
        cursor,
        size: page_size,
        listKey: ['orders', partnerId, mode, sort, cursorKey(filter)],
      })
    },
    count: (filter: OrderFilter, upTo?: number) => countRows(db, sql`${source} WHERE ${where(filter)}`, upTo),
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
    /** Before an insert. Of two concurrent requests with the same ID, the second waits for the first. */
    hasExternalId: async (externalId: string) => {
      await lockName(db, `${partnerId} ${mode} orders ${externalId}`)
      return (
        (await one(
          db,
          sql`SELECT id FROM orders WHERE partner_id = ${partnerId} AND mode = ${mode} AND external_id = ${externalId}`,
        )) !== undefined
      )
    },
    insert: (
      order: Omit<
        OrderRecord,
        'business_name' | 'finalized_at' | 'cancelled_at' | 'cancel_reason' | 'due_at' | 'capital_product_id'
      >,
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
  }
}
