import { createHash } from 'node:crypto'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { refuse } from '../refusal'
import { isUuid } from '../uuid'
import type { Queryable, Statement } from './sql'

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
  const isWhole = list.conditions.length === 1
  const found = await db.query<Row>(isWhole ? named({ text, values }) : { text, values })
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

/** The names of statements: of whole lists, which are asked for most, and whose plan does not depend on whom they are about. */
const names = new Map<string, string>()

/** Each connection keeps what has a name: whoever goes through all sizes of a page must not fill the database with them. */
const mostNames = 200

function named(statement: Statement): Statement {
  const name = names.get(statement.text) ?? (names.size < mostNames ? `page ${names.size}` : undefined)
  if (name === undefined) return statement
  names.set(statement.text, name)
  return { ...statement, name }
}

/** The hashes of the last lists that were asked for: people go through the same few. */
const hashes = new Map<string, string>()

function hashOf(listKey: unknown): string {
  const text = JSON.stringify(listKey)
  const known = hashes.get(text)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  if (hashes.size >= 1000) hashes.clear()
  // Whoever searches for a whole book has no part of the memory.
  if (text.length < 2000) hashes.set(text, hash)
  return hash
}

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
    detail: 'The cursor does not belong to this list.',
  })
}
