import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config'
import { openDatabase } from './openDatabase'

it("creates an embedded database whose files only the server's user can read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'modes-'))
  const { database, release } = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  onTestFinished(async () => {
    await database.close()
    release()
    rmSync(dataDir, { recursive: true })
  })
  const files = readdirSync(join(dataDir, 'database'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([])
})
