import sql from 'sql-template-tag'
import { writeBackup } from './backupFile'
import { partitionsOf } from './partitions'
import type { Database, Queryable } from './sql'
import { quoted, type Table, tablesOf } from './tables'

/** The last line of a backup. */
export interface BackupEnd {
  rows: Record<string, number>
  /** Last value of each used sequence. */
  sequences: Record<string, number>
}

interface BackupOptions {
  /** IDs of the encryption keys in use. */
  encryptionKeys: readonly string[]
  backupKey: string | undefined
  now: Date
}

/**
 * Writes a consistent snapshot of all tables while servers keep running. Each row is a JSON array of values in
 * PostgreSQL's text format, which is lossless and the same for both engines.
 */
export async function backUp(
  database: Database,
  path: string,
  { encryptionKeys, backupKey, now }: BackupOptions,
): Promise<BackupEnd> {
  const existing = await tablesOf(database)
  if (existing.length === 0) throw new Error('The database is empty.')
  return database.transaction(async (tx) => {
    await tx.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // Prevents migrations from changing tables during the backup. Before the first query, because its snapshot has no
    // rows of a table that a migration rewrites until the lock is granted.
    await tx.script(`LOCK TABLE ${existing.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`)
    const tables = await tablesOf(tx)
    const migrations = await tx.query<{ name: string }>(sql`SELECT name FROM migrations ORDER BY name`)
    const end: BackupEnd = { rows: {}, sequences: {} }
    const header = {
      created_at: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
      encryption_keys: [...encryptionKeys],
      partitions: (await partitionsOf(tx)).filter(({ to }) => to !== null),
    }
    await writeBackup(path, header, linesOf(tx, tables, end), backupKey)
    return end
  })
}

async function* linesOf(tx: Queryable, tables: readonly Table[], end: BackupEnd): AsyncGenerator<string> {
  // The restored database applies the migrations itself.
  for (const table of tables.filter(({ name }) => name !== 'migrations')) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })}\n`
    let count = 0
    for await (const rows of rowsOf(tx, table)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
    end.rows[table.name] = count
  }
  const sequences = await tx.query<{ name: string; value: number }>(
    sql`SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  end.sequences = Object.fromEntries(sequences.map(({ name, value }) => [name, value]))
  yield `${JSON.stringify({ end })}\n`
}

async function* rowsOf(tx: Queryable, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  // Files have up to 10 MB each.
  const atOnce = columns.some(({ type }) => type === 'bytea') ? 4 : 500
  await tx.query({
    text: `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT array_to_json(ARRAY[${values}])::text AS row FROM ${quoted(name)}`,
    values: [],
  })
  for (;;) {
    const rows = await tx.query<{ row: string }>({ text: `FETCH ${atOnce} FROM backup_rows`, values: [] })
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.script('CLOSE backup_rows')
}
