import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, it, onTestFinished } from 'vitest'
import { openPGlite } from './pglite'

it('makes checkpoints, so its log is reused', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'checkpoints-'))
  const database = await openPGlite({ dataDir, checkpointInterval: 20 })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  const latest = async () => {
    const [row] = await database.query<{ at: string }>(sql`SELECT redo_lsn::text AS at FROM pg_control_checkpoint()`)
    return row?.at
  }
  const first = await latest()
  await expect.poll(latest).not.toBe(first)
})

it('lets requests and timers run between the statements of a long transaction', async () => {
  const database = await openPGlite({})
  onTestFinished(() => database.close())
  let isDone = false
  let turns = 0
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  count()
  await database.transaction(async (tx) => {
    for (let value = 0; value < 500; value += 1) await tx.query(sql`SELECT ${value}::int`)
  })
  isDone = true
  expect(turns).toBeGreaterThan(5)
})
