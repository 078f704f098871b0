import { join, raw, type Sql } from 'sql-template-tag'

/** Maps every field of a row to a column; `true` for the column of the same name. Missing or extra fields don't compile. */
type Columns<Row> = { [Name in keyof Required<Row>]: true | Sql }

/** The select list of a row's columns, with the table's alias in joins. */
export function columnsOf<Row>(columns: Columns<Row>, table?: string): Sql {
  const from = table ? `${table}.` : ''
  const entries = Object.entries<true | Sql>(columns)
  return join(entries.map(([name, column]) => (column === true ? raw(from + name) : named(column, name))))
}

// Quoted to keep the case.
const named = (column: Sql, name: string) => join([column, raw(`"${name}"`)], ' AS ')
