import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engine, openEmptyDatabase, openTestDatabase, testNow } from '../../testing/testDatabase'
import { unavailabilityOf } from '../databaseErrors'
import { migrationsFolder } from '../paths'
import { backUp } from './backup'
import { openBackup, writeBackup } from './backupFile'
import { migrate } from './migrate'
import { addPartitions, partitionsOf } from './partitions'
import { openPGlite } from './pglite'
import { restore } from './restore'
import type { Database } from './sql'
import { quoted, tablesOf } from './tables'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const backupKey = Buffer.alloc(32, 3).toString('base64')
const keys = { encryptionKeys: ['k1'], backupKey: undefined as string | undefined }
let database: Database
const opened: Database[] = []
let number = 0
const newFile = () => join(folder, `${++number}.backup`)
const empty = async () => {
  const made = await openEmptyDatabase()
  opened.push(made)
  return made
}

beforeAll(async () => {
  database = await openTestDatabase()
  opened.push(database)
  await addPartitions(database, new Date('2027-01-01T00:00:00Z'))
  // Values that are easy to corrupt.
  const text = 'a\u2028b\nc\\d"e\'f\tg,{}[] \u00e9\u{1f600}'
  await database.query(sql`INSERT INTO mails (recipient, subject, body, created_at)
    VALUES (${text}, '', ${'\\N'}, '2026-01-02T03:04:05.678901Z')`)
  await database.query(sql`INSERT INTO idempotency_keys (subject, key, request_hash, status, body, created_at)
    VALUES ('s', 'k', 'h', 200, ${'{"b": 1,\n "a": 12345678901234567890.10, "b": 2}'}::json, 'infinity')`)
  await database.query(sql`INSERT INTO files (partner_id, mode, id, media_type, content, created_at)
    SELECT id, 'prod', gen_random_uuid(), 'text/csv', ${Buffer.from([0, 255, 10, 92, 120])}, now() FROM partners`)
  await database.query(sql`UPDATE businesses SET dba_name = '' WHERE dba_name IS NULL`)
  await database.query(sql`DELETE FROM jobs`)
  // Three quarters of all rows, and each is restored four times.
  for (const table of ['daily_sales', 'balance_transactions']) {
    await database.script(`DELETE FROM ${table} WHERE ctid NOT IN (SELECT ctid FROM ${table} LIMIT 1500)`)
  }
})
afterAll(async () => {
  for (const each of opened) await each.close()
  rmSync(folder, { recursive: true, force: true })
})

/** All rows of all tables as text, including generated columns. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const { name } of await tablesOf(db)) {
    const columns = name === 'migrations' ? 'name' : 't'
    const rows = await db.query<{ row: string }>({
      text: `SELECT ${columns}::text AS row FROM ${quoted(name)} t ORDER BY 1`,
      values: [],
    })
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

it('restores every table', async () => {
  const path = newFile()
  const { rows } = await backUp(database, path, { ...keys, backupKey, now: testNow })
  const target = await empty()
  expect(await restore(target, path, { ...keys, backupKey, migrationsFolder })).toEqual(rows)
  const [before, after] = [await contentOf(database), await contentOf(target)]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const name of Object.keys(before)) expect(after[name], name).toEqual(before[name])
  expect(Object.values(rows).filter((count) => count > 0).length).toBeGreaterThan(35)
  expect(await partitionsOf(target)).toEqual(await partitionsOf(database))
  const nextId = (db: Database) =>
    db.query(sql`INSERT INTO mails (recipient, subject, body, created_at) VALUES ('x', '', '', now()) RETURNING id`)
  expect(await nextId(target)).toEqual(await nextId(database))
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

it.runIf(engine === 'postgres')('moves the embedded database to PostgreSQL', async () => {
  const source = await openPGlite({})
  opened.push(source)
  const path = newFile()
  await backUp(database, path, { ...keys, now: testNow })
  await restore(source, path, { ...keys, migrationsFolder })
  const again = newFile()
  await backUp(source, again, { ...keys, now: testNow })
  const target = await empty()
  await restore(target, again, { ...keys, migrationsFolder })
  expect(await contentOf(target)).toEqual(await contentOf(database))
})

it.runIf(engine === 'postgres')('is a consistent snapshot during writes', async () => {
  const path = newFile()
  const before = await contentOf(database)
  const writing: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          query: async (statement) => {
            // Between reading the parent and the partner tables.
            if (statement.text.endsWith('FROM "partners"')) {
              await database.query(
                sql`INSERT INTO partners (id, slug, name, created_at) VALUES (gen_random_uuid(), 'late', 'Late', now())`,
              )
            }
            return tx.query(statement)
          },
        }),
      ),
  }
  await backUp(writing, path, { ...keys, now: testNow })
  expect(await database.query(sql`DELETE FROM partners WHERE slug = 'late' RETURNING slug`)).toHaveLength(1)
  const target = await empty()
  await restore(target, path, { ...keys, migrationsFolder })
  expect(await contentOf(target)).toEqual(before)
})

it.runIf(engine === 'postgres')('has the rows of a table that a migration rewrites when it starts', async () => {
  const source = await empty()
  await migrate(source, migrationsFolder)
  await source.query(sql`INSERT INTO mails (recipient, subject, body, created_at) VALUES ('a', '', '', now())`)
  const isWaiting = async () =>
    (
      await source.query(
        sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE NOT granted AND datname = current_database()`,
      )
    ).length > 0
  let backup: ReturnType<typeof backUp> | undefined
  await source.transaction(async (tx) => {
    await tx.script('ALTER TABLE mails ADD COLUMN checked_at timestamptz DEFAULT clock_timestamp()')
    backup = backUp(source, newFile(), { ...keys, now: testNow })
    await expect.poll(isWaiting).toBe(true)
  })
  expect((await backup)?.rows.mails).toBe(1)
})

it('restores the schema of the backup, then migrates its rows', async () => {
  const old = await openTestDatabase()
  opened.push(old)
  // The schema before the last migration.
  await old.script(`DROP TABLE passkeys;
    ALTER TABLE second_factors DROP COLUMN passkey_challenge, DROP COLUMN passkey_challenge_expires_at;
    DELETE FROM migrations WHERE name = '0022_passkeys.sql'`)
  const oldPath = newFile()
  await backUp(old, oldPath, { ...keys, now: testNow })
  const target = await empty()
  await restore(target, oldPath, { ...keys, migrationsFolder })
  const [{ capital_products, payments, migrations }, expected] = [await contentOf(target), await contentOf(database)]
  expect({ capital_products, payments, migrations }).toEqual({
    capital_products: expected.capital_products,
    payments: expected.payments,
    migrations: expected.migrations,
  })
})

it('rejects existing data and unreadable files', async () => {
  const path = newFile()
  const source = await empty()
  await migrate(source, migrationsFolder)
  await source.query(sql`INSERT INTO mails (recipient, subject, body, created_at)
    SELECT n, gen_random_uuid(), '', now() FROM generate_series(1, 2000) n`)
  await backUp(source, path, { ...keys, backupKey, now: testNow })
  await expect(backUp(source, path, { ...keys, now: testNow })).rejects.toThrow('exists')
  const target = await empty()
  const restoring = (file: string, options: Partial<Parameters<typeof restore>[2]> = {}) =>
    restore(target, file, { ...keys, backupKey, migrationsFolder, ...options })
  await expect(restoring(path, { backupKey: undefined })).rejects.toThrow('set BACKUP_KEY')
  await expect(restoring(path, { backupKey: Buffer.alloc(32, 4).toString('base64') })).rejects.toThrow('another key')
  await expect(restoring(path, { encryptionKeys: ['k2'] })).rejects.toThrow('encryption key k1')

  const bytes = readFileSync(path)
  const changed = (change: (bytes: Buffer) => Buffer) => {
    const file = newFile()
    writeFileSync(file, change(Buffer.from(bytes)))
    return file
  }
  const flipped = changed((copy) => {
    copy[copy.length - 20] = (copy[copy.length - 20] ?? 0) ^ 1
    return copy
  })
  await expect(restoring(flipped)).rejects.toThrow('damaged')
  await expect(restoring(changed((copy) => copy.subarray(0, copy.length - 1000)))).rejects.toThrow('damaged')
  await expect(restoring(changed((copy) => copy.subarray(0, copy.indexOf('\n') + 3)))).rejects.toThrow('damaged')
  await expect(restoring(changed(() => Buffer.from('{}\n')))).rejects.toThrow('not a backup')
  const newer = changed((copy) => Buffer.from(copy.toString('latin1').replace('0019_relief', '9999_relief'), 'latin1'))
  await expect(restoring(newer)).rejects.toThrow('newer version (9999_relief.sql)')

  // Failed restores leave the database empty.
  expect(await tablesOf(target)).toEqual([])
  await restoring(path)
  await expect(restoring(path)).rejects.toThrow('not empty')
})

it('removes a partial backup when its disk is full', async () => {
  const path = newFile()
  // The kernel answers writes to this device like a full disk.
  symlinkSync('/dev/full', `${path}.part`)
  const error: unknown = await backUp(database, path, { ...keys, now: testNow }).catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/can't be written: ENOSPC/)
  // The database isn't waited for.
  expect(unavailabilityOf(error)).toBeUndefined()
  expect(() => lstatSync(`${path}.part`)).toThrow('ENOENT')
})

it('removes a partial backup when it is stopped', async () => {
  const path = newFile()
  async function* lines() {
    yield '{}\n'
    process.emit('SIGTERM')
    yield '{}\n'
  }
  const header = { created_at: testNow.toISOString(), migrations: [], encryption_keys: [] }
  await expect(writeBackup(path, header, lines(), backupKey)).rejects.toThrow('stopped before it was complete')
  expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false])
})

it('has a header for ten years of partitions', async () => {
  const path = newFile()
  const partition = {
    table: 'webhook_attempts',
    name: 'webhook_attempts_2026_11_23',
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-30T00:00:00.000Z',
  }
  const header = {
    created_at: testNow.toISOString(),
    migrations: ['0001_start.sql'],
    encryption_keys: ['k1'],
    partitions: Array(10 * (52 + 52 + 12)).fill(partition),
  }
  await writeBackup(path, header, (async function* () {})(), backupKey)
  expect((await openBackup(path, backupKey)).header).toMatchObject(header)
})
