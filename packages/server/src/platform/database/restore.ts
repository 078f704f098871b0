import { readdir } from 'node:fs/promises'
import sql from 'sql-template-tag'
import type { BackupEnd } from './backup'
import { openBackup } from './backupFile'
import { migrate } from './migrate'
import { createPartition } from './partitions'
import { type Database, type Queryable, within } from './sql'
import { quoted, type Table, tablesOf } from './tables'

/** Limits of one INSERT: rows and characters. */
const [maxRows, maxLength] = [500, 1_000_000]

interface RestoreOptions {
  migrationsFolder: string
  encryptionKeys: readonly string[]
  backupKey: string | undefined
}

/**
 * Restores a backup into an empty database in one transaction: the backup's schema, its rows, then newer migrations.
 * Returns the number of rows per table.
 */
export async function restore(
  database: Database,
  path: string,
  { migrationsFolder, encryptionKeys, backupKey }: RestoreOptions,
): Promise<BackupEnd['rows']> {
  const { header, lines } = await openBackup(path, backupKey)
  const known = await readdir(migrationsFolder)
  const newer = header.migrations.find((name) => !known.includes(name))
  if (newer) throw new Error(`The backup is of a newer version (${newer}). Restore it with that version.`)
  const missing = header.encryption_keys.filter((id) => !encryptionKeys.includes(id))
  if (missing.length > 0) {
    throw new Error(
      `The backup has values sealed with the encryption key ${missing.join(' and ')}. Set ENCRYPTION_KEY, or put that secrets.json into DATA_DIR.`,
    )
  }
  return database.transaction(async (tx) => {
    if ((await tablesOf(tx)).length > 0) throw new Error('The database is not empty.')
    await migrate(within(tx), migrationsFolder, header.migrations)
    for (const partition of header.partitions ?? []) await createPartition(tx, partition)
    const rows = await load(tx, lines())
    await migrate(within(tx), migrationsFolder)
    return rows
  })
}

async function load(tx: Queryable, lines: AsyncIterable<string>): Promise<BackupEnd['rows']> {
  const tables = await tablesOf(tx)
  const rows: BackupEnd['rows'] = {}
  let end: BackupEnd | undefined
  for await (const part of partsOf(lines)) {
    if ('end' in part) {
      end = part.end
      continue
    }
    const table = tables.find(({ name }) => name === part.table)
    if (!table) throw new Error(`The backup has an unknown table ${part.table}.`)
    rows[part.table] = (rows[part.table] ?? 0) + part.rows.length
    if (part.rows.length > 0) {
      await tx.query({ text: insertStatement(table, part.columns), values: [`[${part.rows.join(',')}]`] })
    }
  }
  const isComplete = end && Object.entries(end.rows).every(([name, count]) => rows[name] === count)
  if (!end || !isComplete) throw new Error('The backup is incomplete.')
  for (const [name, value] of Object.entries(end.sequences)) {
    await tx.query(sql`SELECT setval(${quoted(name)}::regclass, ${value}::bigint)`)
  }
  return rows
}

interface Batch {
  table: string
  columns: string[]
  /** As JSON arrays. */
  rows: string[]
}

/** Yields batches of rows of one table, then the last line. */
async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<Batch | { end: BackupEnd }> {
  let batch: Batch | undefined
  let length = 0
  for await (const line of lines) {
    const isFull = batch && (batch.rows.length >= maxRows || length >= maxLength)
    const isRow = line.startsWith('[')
    if (batch && (isFull || !isRow)) {
      yield batch
      batch = { ...batch, rows: [] }
      length = 0
    }
    if (isRow) {
      if (!batch) throw new Error('The backup has rows of no table.')
      batch.rows.push(line)
      length += line.length
    } else {
      const entry = JSON.parse(line)
      if ('end' in entry) yield entry
      else batch = { table: entry.table, columns: entry.columns, rows: [] }
    }
  }
}

function insertStatement({ name: table, columns }: Table, names: readonly string[]): string {
  const values = names.map((name, index) => {
    const column = columns.find((each) => each.name === name)
    if (!column) throw new Error(`The table ${table} has no column ${name}.`)
    return `(r->>${index})::${column.type}`
  })
  return `INSERT INTO ${quoted(table)} (${names.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
          SELECT ${values.join(', ')} FROM json_array_elements($1::json) r`
}
