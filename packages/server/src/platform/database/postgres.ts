import pg from 'pg'
import { parsers } from './parsers'
import type { Database, Queryable, Statement } from './sql'

/** A PostgreSQL, 15 or newer. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  })
  // A connection that breaks while idle is replaced by the next one; without a listener it would end the process.
  pool.on('error', () => undefined)
  await pool.query('SELECT 1')
  return {
    ...queryable(pool),
    async transaction(work) {
      const connection = await pool.connect()
      try {
        await connection.query('BEGIN')
        const result = await work(queryable(connection))
        await connection.query('COMMIT')
        return result
      } catch (error) {
        await connection.query('ROLLBACK').catch(() => undefined)
        throw error
      } finally {
        connection.release()
      }
    },
    close: () => pool.end(),
  }
}

const queryable = (runner: Pick<pg.Pool | pg.PoolClient, 'query'>): Queryable => ({
  query: async <Row>({ text, values, name }: Statement) =>
    (await (name === undefined ? runner.query(text, values) : runner.query({ name, text, values }))).rows as Row[],
  script: async (text) => {
    await runner.query(text)
  },
})
