import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../testing/testDatabase'
import { migrationsFolder } from '../paths'
import { migrate } from './migrate'
import type { Database } from './sql'

/** Tables that every database needs a copy of, because they're read before the partner is known or belong to several partners. */
const referenceTables: Record<string, string> = {
  partners: 'the partners themselves',
  organizations: 'have several partners',
  partner_organizations: 'joins both',
  users: 'belong to a partner or an organization, and sign in by their address',
  sessions: 'found by the ID in a token',
  second_factors: 'of a user',
  recovery_codes: 'of a user',
  login_challenges: 'found by a token',
  passkeys: 'of a user, found by their credential',
  api_keys: 'found by their hash, which tells the partner',
  notification_reads: 'of a user, who can read notifications of several partners; has no partner_id yet',
}

/** Tables of one database, without a partner's data or with data for seconds only. */
const localTables: Record<string, string> = {
  migrations: 'versions of the schema',
  seeds: 'whether there is demo data',
  jobs: 'one queue for all workers, locked row by row',
  idempotency_keys: 'per user or API key, for a day',
  login_codes: 'per email address',
  mails: 'outbox without a mail server',
  chat_states: 'found by the state of a redirect',
  local_chat_messages: 'the built-in chat',
  local_chat_codes: 'the built-in chat',
}

interface Key {
  table: string
  index: string
  is_primary: boolean
  columns: string[]
}

interface ForeignKey {
  table: string
  target: string
  /** Pairs of columns. */
  columns: [string, string][]
}

let database: Database
let tables: string[]
let keys: Key[]
let foreignKeys: ForeignKey[]

beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database, migrationsFolder)
  const rows = await database.query<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  )
  tables = rows.map(({ name }) => name)
  keys = await database.query(
    sql`SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS index, i.indisprimary AS is_primary,
          ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)) AS columns
        FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
        WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  )
  foreignKeys = await database.query(
    sql`SELECT k.conrelid::regclass::text AS table, k.confrelid::regclass::text AS target,
          (SELECT json_agg(json_build_array(a.attname, b.attname)) FROM unnest(k.conkey, k.confkey) AS pair (own, other)
            JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = pair.own
            JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = pair.other) AS columns
        FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND NOT c.relispartition`,
  )
})
afterAll(() => database?.close())

/** Owners are partners or organizations. */
const isDistribution = (column: string) => column === 'partner_id' || column === 'owner_id'
const isDistributed = (table: string) => !(table in referenceTables) && !(table in localTables)

it('has the partner in every key of its data', () => {
  expect(tables.length).toBeGreaterThan(60)
  const distributed = tables.filter(isDistributed)
  const withoutPrimaryKey = distributed.filter((name) => !keys.some((key) => key.table === name && key.is_primary))
  expect(withoutPrimaryKey).toEqual([])
  const global = keys.filter(({ table, columns }) => isDistributed(table) && !columns.some(isDistribution))
  expect(global).toEqual([])
})

it('has foreign keys within a partner, or to copied tables', () => {
  expect(foreignKeys.length).toBeGreaterThan(30)
  const crossing = foreignKeys.filter(({ table, target, columns }) => {
    if (target in referenceTables) return false
    if (!isDistributed(table)) return true
    return !columns.some(([own, other]) => isDistribution(own) && isDistribution(other))
  })
  expect(crossing).toEqual([])
})

it('names no exception that has gone', () => {
  for (const name of [...Object.keys(referenceTables), ...Object.keys(localTables)]) expect(tables).toContain(name)
})
