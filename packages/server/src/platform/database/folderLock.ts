import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * Locks the embedded database's folder, because two engines in one folder corrupt it. The lock of a dead process is
 * taken over; process IDs are reused, so the start time is compared too.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder)
  const file = join(folder, 'server.lock')
  // Written to a temporary file and linked, so that no one reads a partial lock.
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
      // On file systems without links, a partial copy may be visible briefly.
      if (place === copyNew) throw error
    }
  }
  return false
}

const copyNew = (from: string, to: string) => copyFileSync(from, to, constants.COPYFILE_EXCL)

/**
 * Another process may have taken over the lock since it was read, so the moved file is checked again and restored if
 * its process is alive.
 */
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
    // 0 and negative IDs mean process groups, which always exist.
    return Number.isSafeInteger(holder?.pid) && holder.pid > 0 ? holder : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process runs as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now === null || startedAt === null || now === startedAt
}

/** Start time of a process in kernel ticks; null on systems without /proc. */
function startOf(pid: number): string | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  // The process name in parentheses can contain spaces and parentheses, so fields are counted after it.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/** Folders from earlier versions may be readable by others. */
function closeToOthers(folder: string): void {
  if (isOwn(folder)) chmodSync(folder, 0o700)
}

/** Makes a folder's files readable by their owner only, because the embedded engine creates its first ones for everyone. */
export function closeFilesToOthers(folder: string): void {
  if (!isOwn(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600)
}

/** Files of another user can't be changed. */
const isOwn = (path: string) => statSync(path).uid === process.getuid?.()
