import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { quoted, tablesOf } from '../platform/database/tables'
import { createSealing, type Sealing } from '../platform/sealing'
import { withApp } from '../testing/testApp'
import { testEncryptionKey } from '../testing/testDatabase'
import { startReencryption } from './reencryption'
import { countByKey } from './sealedStore'

const test = withApp()
const newKey = Buffer.alloc(32, 9).toString('base64')
const [old, rotated, fresh] = [testEncryptionKey, `${newKey},${testEncryptionKey}`, newKey].map(createSealing) as [
  Sealing,
  Sealing,
  Sealing,
]

/** Encrypts like a version without key IDs. */
function sealedBefore(text: string): string {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(testEncryptionKey, 'base64'), '', 'sealing', 32))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** All encrypted-looking values in any column of any table. */
async function everySealedValue(): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of await tablesOf(test.database)) {
    for (const { name: column, type } of columns.filter((each) => /^(text|jsonb?|bytea)$/.test(each.type))) {
      const text = type === 'bytea' ? `encode(${quoted(column)}, 'escape')` : `trim('"' from ${quoted(column)}::text)`
      const rows = await test.database.query<{ value: string }>({
        text: `SELECT ${text} AS value FROM ${quoted(name)} WHERE ${text} ~ '^v[0-9]\\.[A-Za-z0-9_.-]{30,}$'`,
        values: [],
      })
      found.push(...rows.map(({ value }) => value))
    }
  }
  return found
}

it('re-encrypts every value with the first key, so the old key can be removed', async () => {
  const { database, deps } = test
  await database.query(sql`UPDATE persons SET ssn_sealed = ${sealedBefore('123456789')} WHERE ssn_sealed IS NOT NULL
    AND id = (SELECT id FROM persons WHERE ssn_sealed IS NOT NULL ORDER BY id LIMIT 1)`)
  await database.query(sql`INSERT INTO idempotency_keys (subject, key, request_hash, status, body, created_at) VALUES
    ('s', 'sealed', 'h', 200, to_json(${old.seal('{"token":"t"}')}::text), ${test.now().toISOString()}),
    ('s', 'plain', 'h', 200, '{"id":"v1.x"}', ${test.now().toISOString()})`)
  const before = await everySealedValue()
  const contents = before.map(old.open).sort()
  expect(before.length).toBeGreaterThan(500)
  expect(await countByKey(database)).toEqual({ '': 1, [old.keyIds[0] ?? '']: before.length - 1 })

  // A server that still encrypts with the old key skips the job.
  await startReencryption(database, rotated, test.now())
  await test.runJobs()
  expect(await everySealedValue()).toEqual(before)

  deps.sealing = rotated
  test.setNow(new Date(test.now().getTime() + 120_000))
  await test.runJobs()
  expect(await countByKey(database)).toEqual({ [fresh.keyIds[0] ?? '']: before.length })
  expect((await everySealedValue()).map(fresh.open).sort()).toEqual(contents)
  expect(await database.query(sql`SELECT 1 FROM jobs WHERE kind = 'reencrypt'`)).toEqual([])

  deps.sealing = fresh
  await startReencryption(database, fresh, test.now())
  const after = await everySealedValue()
  await test.runJobs()
  expect(await everySealedValue()).toEqual(after)
})

it('names the key that is missing', () => {
  expect(() => fresh.open(old.seal('x'))).toThrow(`sealed with the key ${old.keyIds[0]}`)
  expect(() => fresh.open(sealedBefore('x'))).toThrow('another key')
  expect(rotated.open(old.seal('x'))).toBe('x')
  expect(old.keyIds).toEqual([rotated.keyIds[1]])
})

it('ends if more values than a run has batches have no matching key', async () => {
  const { database, deps } = test
  const lost = createSealing(Buffer.alloc(32, 8).toString('base64'))
  await database.query(
    sql`INSERT INTO files (partner_id, mode, id, media_type, content, created_at)
        SELECT p.id, 'prod', gen_random_uuid(), 'text/csv', convert_to(${lost.seal('a')}, 'UTF8'), ${test.now().toISOString()}
        FROM (SELECT id FROM partners ORDER BY id LIMIT 1) p CROSS JOIN generate_series(1, 110)`,
  )
  deps.sealing = rotated
  await startReencryption(database, rotated, test.now())
  await test.runJobs()
  expect(await countByKey(database)).toMatchObject({ [lost.keyIds[0] ?? '']: 110 })
  expect(await database.query(sql`SELECT 1 FROM jobs WHERE kind = 'reencrypt'`)).toEqual([])
})

it('reports a value without a matching key and continues', async () => {
  const { database, deps } = test
  await database.query(
    sql`UPDATE persons SET ssn_sealed = 'v1.AAAA' WHERE id = (SELECT id FROM persons ORDER BY id LIMIT 1)`,
  )
  deps.sealing = rotated
  await startReencryption(database, rotated, test.now())
  await test.runJobs()
  expect(test.log.some((line) => line.includes('a sealed value does not open') && line.includes('ssn_sealed'))).toBe(
    true,
  )
  expect(await database.query(sql`SELECT 1 FROM jobs WHERE kind = 'reencrypt'`)).toEqual([])
})
