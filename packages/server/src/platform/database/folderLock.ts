import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * Holds the embedded database's folder for this process: the engine itself does not, and two of them in one folder destroy it. A lock
 * that a dead process left is taken over; its number may belong to another process by now, so the start time is compared too.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder)
  const file = join(folder, 'server.lock')
  // Written aside and linked into place: nobody ever reads half a lock and takes it for one that was left.
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }))
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (placeLock(own, file)) return () => rmSync(file, { force: true })
      const holder = readHolder(file)
      if (holder && isAlive(holder)) throw inUse(folder, holder)
      removeLeft(file, folder)
    }
  } finally {
    rmSync(own, { force: true })
  }
  throw new Error(`The database in ${folder} couldn't be locked.`)
}

function placeLock(own: string, file: string): boolean {
  for (const place of [linkSync, copyNew]) {
    try {
      place(own, file)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      // Some file systems have no links; there the copy shows for an instant before it is whole.
      if (place === copyNew) throw error
    }
  }
  return false
}

const copyNew = (from: string, to: string) => copyFileSync(from, to, constants.COPYFILE_EXCL)

/** Another process may have taken the lock over since it was read: what was moved away is looked at again, and put back if it lives. */
function removeLeft(file: string, folder: string): void {
  const aside = `${file}.${process.pid}.left`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const holder = readHolder(aside)
  const isHeld = holder !== undefined && isAlive(holder)
  if (isHeld) placeLock(aside, file)
  rmSync(aside, { force: true })
  if (isHeld) throw inUse(folder, holder)
}

const inUse = (folder: string, { pid }: Holder) =>
  new Error(`The database in ${folder} is in use by process ${pid}. Stop it, or choose another DATA_DIR.`)

interface Holder {
  pid: number
  startedAt: string | null
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    // 0 and what is below mean groups of processes, which always live.
    return Number.isSafeInteger(holder?.pid) && holder.pid > 0 ? holder : undefined
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

/** A folder that an earlier version made may be open to others. One that belongs to another user stays as it is. */
function closeToOthers(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700)
}
