import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Holds the embedded database's folder for this process: the engine itself does not, and two of them in one folder destroy it. A lock
 * that a dead process left is taken over; its number may belong to another process by now, so the start time is compared too.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.lock')
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder && isAlive(holder)) {
      throw new Error(
        `The database in ${folder} is in use by process ${holder.pid}. Stop it, or choose another DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new Error(`The database in ${folder} could not be locked.`)
}

interface Holder {
  pid: number
  startedAt: string | null
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now === null || startedAt === null || now === startedAt
}

/** When a process started, in the kernel's ticks; null where the system does not tell. */
function startOf(pid: number): string | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  // The name in parentheses may hold blanks and parentheses itself; field 22 counts from behind it.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
}
