import type { SortKind } from '../../platform/database/page'

/** Type of a column's value in the API. */
export type Kind = 'text' | 'boolean' | 'integer' | 'money' | 'rate' | 'date' | 'time' | 'json' | { id: string }

export interface Field {
  /** A column or SQL expression; null for a field computed by `derive`. */
  column: string | null
  kind: Kind
}

/** A list filter: equality, one of several values, or a bound. */
export interface Filter {
  column: string
  kind: Kind
  compare: '=' | 'any' | '>=' | '<=' | 'lower'
}

/** A resource of the public API and its table. Fields and filters without a column don't compile. */
export interface Resource<FieldNames extends string = string, FilterNames extends string = string> {
  table: string
  prefix: string
  /** Object whose actions change the rows, so that it's locked before one of them. */
  owner?: { table: 'businesses' | 'capital_products'; column: string }
  fields: Record<FieldNames, Field>
  filters: Record<FilterNames, Filter>
  /** Condition that limits the table's rows. */
  where?: string
  /** Descending sort order; created_at by default. */
  order?: { column: string; kind: SortKind; field: string }
  /** Fields computed from others and the time. */
  derive?: (row: Row, now: Date) => Record<string, unknown>
}

export type Row = Record<string, unknown> & { id: string; created_at: string; updated_at: string }

const field =
  (kind: Kind) =>
  (column: string): Field => ({ column, kind })

export const text = field('text')
export const flag = field('boolean')
export const integer = field('integer')
export const money = field('money')
export const rate = field('rate')
export const date = field('date')
export const time = field('time')
export const json = field('json')
export const id = (prefix: string, column: string): Field => ({ column, kind: { id: prefix } })

export const derived: Field = { column: null, kind: 'text' }

/** Text fields with columns of the same name. */
export const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, Field>

export const only = (column: string, kind: Kind = 'text'): Filter => ({ column, kind, compare: '=' })
export const anyOf = (column: string): Filter => ({ column, kind: 'text', compare: 'any' })

function toWire(value: unknown, kind: Kind): unknown {
  if (value === null || value === undefined) return null
  if (typeof kind === 'object') return `${kind.id}_${value}`
  if (kind === 'money') return Number(value) / 100
  return kind === 'rate' ? Number(value) : value
}

export function toColumn(value: unknown, kind: Kind): unknown {
  if (value === null || value === undefined) return null
  if (typeof kind === 'object') return String(value).slice(kind.id.length + 1)
  if (kind === 'money') return Math.round(Number(value) * 100)
  return kind === 'json' ? JSON.stringify(value) : value
}

/** A row as the API returns it. */
export const wireOf = (
  { prefix, fields, derive }: Resource,
  row: Row,
  now: Date,
): { id: string } & Record<string, unknown> => ({
  id: `${prefix}_${row.id}`,
  ...Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, toWire(row[name], kind)])),
  ...derive?.(row, now),
  created_at: row.created_at,
  updated_at: row.updated_at,
})
