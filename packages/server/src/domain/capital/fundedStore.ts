import sql, { type Sql } from 'sql-template-tag'

/** Products whose funding wasn't reversed. Every funded amount counts these only. */
export const keptFunding = (product: Sql) => sql`${product}.status NOT IN ('cancelled', 'void')`
