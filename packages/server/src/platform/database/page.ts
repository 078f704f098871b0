import { createHash } from 'node:crypto'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { refuse } from '../refusal'
import { isUuid } from '../uuid'
import { prepared } from './prepared'
import { one, type Queryable } from './sql'

/** A position before or after one row of a list. */
interface Place {
  /** Sort value and ID of that row. */
  value: string | number
  id: string
  isBackward: boolean
  /** Number of rows before the page. */
  before: number
}

export interface Page<Row> {
  results: Row[]
  previous: string | null
  next: string | null
  start: number
}

export interface PageQuery {
  cursor?: string
  page_size?: number
}

export interface ListQuery extends PageQuery {
  sort?: string
}

/** Splits a list's query into filters and pagination. */
export function splitQuery<Query extends ListQuery>({ sort, cursor, page_size, ...filter }: Query) {
  return { filter, page: { sort, cursor, page_size } }
}

/** Number of rows of `from`, which can have a condition. Stops at `upTo`. */
export async function countRows(db: Queryable, from: Sql, upTo?: number): Promise<number> {
  const rows = upTo === undefined ? from : sql`(SELECT FROM ${from} LIMIT ${upTo}) t`
  const row = await one<{ count: number }>(db, sql`SELECT count(*) AS count FROM ${rows}`)
  return row?.count ?? 0
}

interface PageRequest {
  cursor: string | undefined
  size: number
  /** Filter without its period, sort order, partner and mode that the cursor belongs to. Other cursors are rejected. */
  listKey: unknown
}

/** Type of a sort value in a cursor, which is validated because an invalid value would be a database error. */
export type SortKind = 'text' | 'integer' | 'time' | 'date'

const isSortValue: Record<SortKind, (value: unknown) => value is string | number> = {
  text: (value): value is string => typeof value === 'string' && !value.includes('\0'),
  integer: (value): value is number => Number.isSafeInteger(value),
  date: (value): value is string =>
    typeof value === 'string' && /^(?!0000)\d{4}-\d\d-\d\d$/.test(value) && isSameDay(value, new Date(value)),
  time: (value): value is string =>
    typeof value === 'string' &&
    /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
    // JavaScript turns 31 February into a day in March.
    isSameDay(value, new Date(value)),
}

const isSameDay = (text: string, date: Date) =>
  !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)

export type Sorts<Word extends string> = Record<Word, readonly [column: string, kind: SortKind]>

/** Column, type and direction of a sort parameter; `-opened_at` is descending. */
export function orderOf<Word extends string>(sorts: Sorts<Word>, sort: string) {
  const isDescending = sort.startsWith('-')
  // The contract's enum has already validated it.
  const [sortBy, sortKind] = sorts[(isDescending ? sort.slice(1) : sort) as Word]
  return { sortBy, sortKind, isDescending }
}

/** Newest first by a time, for lists without a sort parameter. */
export const newestFirst = <Column extends string>(column: Column) => ({
  sortBy: column,
  sortKind: 'time' as const,
  isDescending: true,
  placeOf: (row: Record<Column, string> & { id: string }) => ({ value: row[column], id: row.id }),
})

interface PageOf<Row> extends PageRequest {
  /** Columns and source, before WHERE. */
  select: Sql
  conditions: Sql[]
  /** Sort column; never null. */
  sortBy: string
  sortKind: SortKind
  isDescending: boolean
  /** Sort value and ID of a row. */
  placeOf: (row: Row) => { value: string | number; id: string }
  /** Validates IDs that aren't UUIDs. */
  isId?: (text: string) => boolean
}

/**
 * Returns one page by keyset: it costs the same anywhere in the list, and concurrent inserts and deletes don't repeat
 * or skip rows. Ties are ordered by ID.
 */
export async function queryPage<Row>(db: Queryable, list: PageOf<Row>): Promise<Page<Row>> {
  const place = list.cursor === undefined ? undefined : readCursor(list.cursor, list)
  const isBackward = place?.isBackward ?? false
  const isDescending = list.isDescending !== isBackward
  const column = raw(list.sortBy)
  const beyond = place && sql`(${column}, id) ${raw(isDescending ? '<' : '>')} (${place.value}, ${place.id})`
  const conditions = beyond ? [...list.conditions, beyond] : list.conditions
  const direction = raw(isDescending ? 'DESC' : 'ASC')
  // Inlined, because the planner would assume more rows for a parameter.
  const limit = raw(String(list.size + 1))
  const { text, values } =
    sql`${list.select} WHERE ${join(conditions, ' AND ')} ORDER BY ${column} ${direction}, id ${direction} LIMIT ${limit}`
  const isUnfiltered = list.conditions.length === 1
  const found = await db.query<Row>(isUnfiltered ? prepared({ text, values }) : { text, values })
  const hasMore = found.length > list.size
  const rows = found.slice(0, list.size)
  if (isBackward) rows.reverse()

  const hasPrevious = isBackward ? hasMore : place !== undefined
  const hasNext = isBackward ? true : hasMore
  const start = !hasPrevious || !place ? 0 : isBackward ? Math.max(1, place.before - rows.length) : place.before
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    results: rows,
    previous:
      hasPrevious && first
        ? writeCursor({ ...list.placeOf(first), isBackward: true, before: start }, list.listKey)
        : null,
    next:
      hasNext && last
        ? writeCursor({ ...list.placeOf(last), isBackward: false, before: start + rows.length }, list.listKey)
        : null,
    start,
  }
}

const hashOf = (listKey: unknown) =>
  createHash('sha256').update(JSON.stringify(listKey)).digest('base64url').slice(0, 16)

const writeCursor = ({ value, id, isBackward, before }: Place, listKey: unknown) =>
  Buffer.from(JSON.stringify([hashOf(listKey), value, id, isBackward ? 1 : 0, before])).toString('base64url')

function readCursor(
  cursor: string,
  { listKey, sortKind, isId = isUuid }: Pick<PageOf<never>, 'listKey' | 'sortKind' | 'isId'>,
): Place {
  try {
    const [hash, value, id, direction, before] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const isWhole =
      hash === hashOf(listKey) &&
      isSortValue[sortKind](value) &&
      typeof id === 'string' &&
      isId(id) &&
      (direction === 0 || direction === 1) &&
      Number.isSafeInteger(before) &&
      before >= 0
    if (isWhole) return { value, id, isBackward: direction === 1, before }
  } catch {
    // Not a valid cursor.
  }
  throw refuse.invalid({
    in: 'query',
    pointer: '/cursor',
    code: 'cursor',
    detail: "The cursor doesn't belong to this list. Start again from the first page.",
  })
}
