import sql, { type Sql } from 'sql-template-tag'

/** SQL for one filter of a list; nothing when this value narrows nothing. Gets the other filters too, such as both ends of a period. */
type Condition<Value, Filter> = (value: NonNullable<Value>, filter: Filter) => Sql | '' | undefined

/** A condition for every filter of a list: a filter of the contract without one doesn't compile. */
export type Conditions<Filter> = { [Name in keyof Required<Filter>]: Condition<Filter[Name], Filter> }

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export const conditionsOf = <Filter extends object>(conditions: Conditions<Filter>, filter: Filter): Sql[] =>
  (Object.keys(conditions) as (keyof Filter)[]).flatMap((name) => {
    const value = filter[name]
    const condition = isSet(value) ? conditions[name](value as NonNullable<typeof value>, filter) : undefined
    return condition ? [condition] : []
  })

/** A filter's part of a cursor's key: equal for equal filters, whatever the order of their values. */
export const filterKey = (filter: object): unknown[] =>
  Object.entries(filter)
    .filter(([, value]) => isSet(value))
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : keyText(value)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))

const keyText = (value: unknown) => (typeof value === 'string' ? searchText(value) : value)

/** What a search compares: without case and surrounding space. */
export const searchText = (search: string) => search.trim().toLowerCase()

/** Pattern for LIKE that finds a text anywhere; empty for an empty one. */
export function containing(search: string): string {
  const text = searchText(search)
  return text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Equality for a single value: only then does an index on the column also give the order. */
export const anyOf =
  (column: Sql) =>
  ([first, ...others]: readonly string[]): Sql =>
    others.length === 0 ? sql`${column} = ${first}` : sql`${column} = ANY(${[first, ...others]})`
