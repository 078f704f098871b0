import type { components } from '@partner-dashboard/contract'
import sql, { join } from 'sql-template-tag'
import type { FilterOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { anyOf, type Conditions, conditionsOf, containing, cursorKey } from '../../platform/database/filters'
import { newestFirst, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { logConditions } from './logConditionsStore'

type Schemas = components['schemas']

export interface ApiRequestRecord {
  id: string
  request_id: string
  method: string
  path: string
  query: string
  status_code: number
  status_class: string
  duration_us: number
  api_key_last4: string | null
  ip_address: string | null
  user_agent: string | null
  idempotency_key: string | null
  error_code: string | null
  related_object_ids: string[]
  request_headers: Record<string, string>
  request_body: unknown
  response_body: unknown
  created_at: string
}

type ApiRequestFilter = FilterOf<'listApiRequests'>

const apiRequestConditions: Conditions<ApiRequestFilter> = {
  ...logConditions,
  method: anyOf(sql`method`),
  status_class: anyOf(sql`status_class`),
  path(path) {
    const like = containing(path)
    // Error groups replace IDs with {id}.
    return like && sql`lower(path) LIKE ${like.replaceAll('{id}', '%')}`
  },
  error_code: anyOf(sql`coalesce(error_code, status_code::text)`),
}

/** Lists have no headers and bodies. */
export type ListedApiRequest = Omit<ApiRequestRecord, 'request_headers' | 'request_body' | 'response_body'>

const listedRequest = {
  id: true,
  request_id: true,
  method: true,
  path: true,
  query: true,
  status_code: true,
  status_class: true,
  duration_us: true,
  api_key_last4: true,
  ip_address: true,
  user_agent: true,
  idempotency_key: true,
  error_code: true,
  related_object_ids: true,
  created_at: true,
} as const
const listedRequestColumns = columnsOf<ListedApiRequest>(listedRequest)
const requestColumns = columnsOf<ApiRequestRecord>({
  ...listedRequest,
  request_headers: true,
  request_body: true,
  response_body: true,
})

export const apiRequestStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    add: (record: ApiRequestRecord) =>
      db.query(
        sql`INSERT INTO api_requests (partner_id, mode, id, request_id, method, path, query, status_code, status_class, duration_us,
              api_key_last4, ip_address, user_agent, idempotency_key, error_code, related_object_ids, request_headers, request_body,
              response_body, created_at)
            VALUES (${partnerId}, ${mode}, ${record.id}, ${record.request_id}, ${record.method}, ${record.path}, ${record.query},
              ${record.status_code}, ${record.status_class}, ${record.duration_us}, ${record.api_key_last4}, ${record.ip_address},
              ${record.user_agent}, ${record.idempotency_key}, ${record.error_code}, ${record.related_object_ids},
              ${JSON.stringify(record.request_headers)}::jsonb, ${JSON.stringify(record.request_body ?? null)}::jsonb,
              ${JSON.stringify(record.response_body ?? null)}::jsonb, ${record.created_at})`,
      ),
    page({ cursor, page_size = 25, ...filter }: ApiRequestFilter & PageQuery) {
      return queryPage<ListedApiRequest>(db, {
        select: sql`SELECT ${listedRequestColumns} FROM api_requests`,
        conditions: [inScope, ...conditionsOf(apiRequestConditions, filter)],
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['api_requests', partnerId, mode, cursorKey(filter)],
      })
    },
    find: (id: string) =>
      one<ApiRequestRecord>(db, sql`SELECT ${requestColumns} FROM api_requests WHERE ${inScope} AND id = ${id}`),
    groups: (filter: FilterOf<'listApiErrorGroups'>) =>
      db.query<Schemas['ErrorGroup']>(
        sql`SELECT coalesce(error_code, status_code::text) AS error_code, method,
              regexp_replace(path, '[a-z_]+_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '{id}', 'g') AS path,
              count(*) AS count, max(created_at) AS last_at
            FROM api_requests WHERE ${join([inScope, sql`status_code >= 400`, ...conditionsOf(logConditions, filter)], ' AND ')}
            GROUP BY 1, 2, 3 ORDER BY count DESC, last_at DESC LIMIT 50`,
      ),
  }
}
