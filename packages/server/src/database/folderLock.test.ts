import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from './folderLock'

const folder = () => mkdtempSync(join(tmpdir(), 'lock-'))
const lockOf = (path: string) => join(path, 'server.lock')

it('is held by one process, and goes with it', () => {
  const path = folder()
  const release = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(`in use by process ${process.pid}`)
  release()
  expect(existsSync(lockOf(path))).toBe(false)
  lockFolder(path)()
})

it.each([
  ['a process that is dead', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['a process whose number belongs to another by now', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['a write that was cut', '{"pid":'],
  ['nothing', ''],
])('left by %s is taken over', (_what, content) => {
  const path = folder()
  writeFileSync(lockOf(path), content)
  const release = lockFolder(path)
  expect(JSON.parse(readFileSync(lockOf(path), 'utf8')).pid).toBe(process.pid)
  release()
})
