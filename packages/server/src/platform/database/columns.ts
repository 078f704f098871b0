import { join, raw, type Sql } from 'sql-template-tag'

/** A column for every field of a row: `true` is the column of that name. A field without one, or one without a field, doesn't compile. */
type Columns<Row> = { [Name in keyof Required<Row>]: true | Sql }

/** The select list of a row's columns, from a table by its alias where the statement joins several. */
export function columnsOf<Row>(columns: Columns<Row>, table?: string): Sql {
  const from = table ? `${table}.` : ''
  const entries = Object.entries<true | Sql>(columns)
  return join(entries.map(([name, column]) => (column === true ? raw(from + name) : named(column, name))))
}

// Quoted, so that the database keeps its case.
const named = (column: Sql, name: string) => join([column, raw(`"${name}"`)], ' AS ')
