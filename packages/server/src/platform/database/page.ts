import { createHash } from 'node:crypto'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { refuse } from '../refusal'
import { isUuid } from '../uuid'
import { prepared } from './preparedPages'
import type { Queryable } from './sql'

/** A place in a list: after (or before) one row of it, by the list's order. */
interface Place {
  /** The sort value of that row, and its id. */
  value: string | number
  id: string
  isBackward: boolean
  /** How many rows stand before the page that begins, or ends, there. */
  before: number
}

export interface Page<Row> {
  results: Row[]
  previous: string | null
  next: string | null
  start: number
}

/** What a call names of the page that it wants. */
export interface PageQuery {
  cursor?: string
  page_size?: number
}

/** A page of a list in an order. */
export interface ListQuery extends PageQuery {
  sort?: string
}

/** Splits a list's query into its filters and its page. */
export function splitQuery<Query extends ListQuery>({ sort, cursor, page_size, ...filter }: Query) {
  return { filter, page: { sort, cursor, page_size } }
}

interface PageRequest {
  cursor: string | undefined
  size: number
  /** What the cursor belongs to: filter, order, partner and mode. Another's is refused. */
  listKey: unknown
}

/** How the values of a sort column look on the wire of a cursor; anything else would be an error of the database. */
export type SortKind = 'text' | 'integer' | 'time' | 'date'

const isSortValue: Record<SortKind, (value: unknown) => value is string | number> = {
  text: (value): value is string => typeof value === 'string' && !value.includes('\0'),
  integer: (value): value is number => Number.isSafeInteger(value),
  date: (value): value is string =>
    typeof value === 'string' && /^(?!0000)\d{4}-\d\d-\d\d$/.test(value) && isSameDay(value, new Date(value)),
  time: (value): value is string =>
    typeof value === 'string' &&
    /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
    // A day that its month does not have becomes one of the next month.
    isSameDay(value, new Date(value)),
}

const isSameDay = (text: string, date: Date) =>
  !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)

export type Sorts<Word extends string> = Record<Word, readonly [column: string, kind: SortKind]>

/** The column, its type and the direction that a sort word means: `-opened_at` is descending. */
export function orderOf<Word extends string>(sorts: Sorts<Word>, sort: string) {
  const isDescending = sort.startsWith('-')
  // The contract's enum has let only these words through.
  const [sortBy, sortKind] = sorts[(isDescending ? sort.slice(1) : sort) as Word]
  return { sortBy, sortKind, isDescending }
}

interface PageOf<Row> extends PageRequest {
  /** Columns and source, up to and without WHERE. */
  select: Sql
  conditions: Sql[]
  /** The column that is sorted by; never null. */
  sortBy: string
  sortKind: SortKind
  isDescending: boolean
  /** The sort value and the id of a row. */
  placeOf: (row: Row) => { value: string | number; id: string }
  /** What an id looks like where it is no UUID. */
  isId?: (text: string) => boolean
}

/**
 * One page by keyset: it costs the same anywhere in the list, and rows that come or go meanwhile neither repeat nor hide others.
 * Rows of equal sort value are ordered by id.
 */
export async function queryPage<Row>(db: Queryable, list: PageOf<Row>): Promise<Page<Row>> {
  const place = list.cursor === undefined ? undefined : readCursor(list.cursor, list)
  const isBackward = place?.isBackward ?? false
  const isDescending = list.isDescending !== isBackward
  const column = raw(list.sortBy)
  const beyond = place && sql`(${column}, id) ${raw(isDescending ? '<' : '>')} (${place.value}, ${place.id})`
  const conditions = beyond ? [...list.conditions, beyond] : list.conditions
  const direction = raw(isDescending ? 'DESC' : 'ASC')
  // The limit stands in the text: of one that it does not know, the database would not plan for so few rows.
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
    // Not a cursor of ours, like any that fails above.
  }
  throw refuse.invalid({
    in: 'query',
    pointer: '/cursor',
    code: 'cursor',
    detail: "The cursor doesn't belong to this list. Start again from the first page.",
  })
}
