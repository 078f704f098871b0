import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from './folderLock'

const folder = () => mkdtempSync(join(tmpdir(), 'lock-'))
const lockOf = (path: string) => join(path, 'server.lock')

it('is held by one process until it exits', () => {
  const path = folder()
  const release = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(`in use by process ${process.pid}`)
  release()
  expect(existsSync(lockOf(path))).toBe(false)
  lockFolder(path)()
})

it('closes the folder to other users', () => {
  const path = folder()
  chmodSync(path, 0o755)
  lockFolder(path)()
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

it.each([
  ['a process that is dead', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['a process whose number belongs to another by now', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['a write that was cut', '{"pid":'],
  ['nothing', ''],
  ['something else', '[]'],
  ['null', 'null'],
  ['process 0, which is everybody', '{"pid":0,"startedAt":null}'],
  ['process -1, which is everybody', '{"pid":-1}'],
])('left by %s is taken over', (_what, content) => {
  const path = folder()
  writeFileSync(lockOf(path), content)
  const release = lockFolder(path)
  expect(JSON.parse(readFileSync(lockOf(path), 'utf8')).pid).toBe(process.pid)
  release()
  expect(readdirSync(path)).toEqual([])
})

it('goes to one of several concurrent processes after a crash', async () => {
  const path = folder()
  const module = new URL('./folderLock.ts', import.meta.url).href
  for (let round = 0; round < 2; round += 1) {
    writeFileSync(lockOf(path), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }))
    const script = `const { lockFolder } = await import('${module}')
      try { lockFolder('${path}'); console.log('held') } catch (error) { console.log(error.message) }
      process.stdin.on('end', () => process.exit()).resume()`
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]),
    )
    const outputs = await Promise.all(
      children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    )
    for (const child of children) child.stdin.end()
    await Promise.all(children.map((child) => once(child, 'exit')))
    expect(outputs.filter((line) => line === 'held')).toHaveLength(1)
    expect(outputs.filter((line) => line.includes('in use by process'))).toHaveLength(3)
  }
})
