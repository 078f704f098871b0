import { PGlite, type PGliteInterfaceExtensions, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { parsers } from './parsers'
import type { Database, Queryable, Statement } from './sql'

const extensions = { pg_trgm }

/** OID of the type. */
const bytea = 17

interface PGliteOptions {
  /** Undefined for a database in memory. */
  dataDir?: string
  /** A database dump to start from. */
  loadDataDir?: Blob
}

export type EmbeddedDatabase = Database & { dump: () => Promise<Blob> }

/** Opens the embedded engine, PostgreSQL in this process. It has one connection, so statements run one at a time. */
export async function openPGlite(options: PGliteOptions): Promise<EmbeddedDatabase> {
  const engine: PGlite & PGliteInterfaceExtensions<typeof extensions> = await PGlite.create({
    ...options,
    extensions,
    parsers: { ...parsers, [bytea]: (hex) => Buffer.from(hex.slice(2), 'hex') },
    // The engine's own conversion blocks for seconds for an upload of 10 MB.
    serializers: { [bytea]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  })
  await engine.exec("SET TIME ZONE 'UTC'")
  return {
    ...queryable(engine),
    transaction: (work) => engine.transaction((transaction) => work(queryable(transaction))),
    close: () => engine.close(),
    dump: () => engine.dumpDataDir('none'),
  }
}

const queryable = (engine: Pick<Transaction, 'query' | 'exec'>): Queryable => ({
  query: async <Row>({ text, values }: Statement) => (await engine.query<Row>(text, values)).rows,
  script: async (text) => {
    await engine.exec(text)
  },
})
