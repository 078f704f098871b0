import sql, { type Sql } from 'sql-template-tag'

/** SQL of one list filter; undefined if the value doesn't filter. Gets the other filters too, such as both ends of a period. */
type Condition<Value, Filter> = (value: NonNullable<Value>, filter: Filter) => Sql | '' | undefined

/** A condition for every filter of a list. Missing ones don't compile. */
export type Conditions<Filter> = { [Name in keyof Required<Filter>]: Condition<Filter[Name], Filter> }

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export const conditionsOf = <Filter extends object>(conditions: Conditions<Filter>, filter: Filter): Sql[] =>
  (Object.keys(conditions) as (keyof Filter)[]).flatMap((name) => {
    const value = filter[name]
    const condition = isSet(value) ? conditions[name](value as NonNullable<typeof value>, filter) : undefined
    return condition ? [condition] : []
  })

/** Key of a filter, independent of the order of values. */
export const filterKey = (filter: object): [name: string, value: unknown][] =>
  Object.entries(filter)
    .filter(([, value]) => isSet(value))
    .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? [...value].sort() : keyText(value)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))

/** Key of a filter for cursors, without its period: that of a preset such as "Past week" moves on every day. */
export const cursorKey = (filter: object): [name: string, value: unknown][] =>
  filterKey(filter).filter(([name]) => name !== 'from' && name !== 'to')

const keyText = (value: unknown) => (typeof value === 'string' ? searchText(value) : value)

/** Normalizes a search text: lower case, trimmed. */
export const searchText = (search: string) => search.trim().toLowerCase()

/** LIKE pattern that matches text anywhere; empty for empty text. */
export function containing(search: string): string {
  const text = searchText(search)
  return text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Uses equality for a single value, because only then can an index on the column also provide the order. */
export const anyOf =
  (column: Sql) =>
  ([first, ...others]: readonly string[]): Sql =>
    others.length === 0 ? sql`${column} = ${first}` : sql`${column} = ANY(${[first, ...others]})`
