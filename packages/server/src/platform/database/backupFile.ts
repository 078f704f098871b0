import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, pipeline as startPipeline } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Partition } from './partitions'

const format = 'partner-dashboard-backup'
const algorithm = 'aes-256-gcm'
/** In bytes. */
const [tagLength, maxHeader] = [16, 1_048_576]

/** The first line of a backup, readable without its key. */
export interface BackupHeader {
  created_at: string
  /** Names of the database's migrations. */
  migrations: string[]
  /** IDs of the encryption keys that the backup needs. */
  encryption_keys: string[]
  /** Without default partitions. Backups of versions without partitions have none. */
  partitions?: Partition[]
}

interface StoredHeader extends BackupHeader {
  format: string
  version: 1
  /** Base64; null for a backup that isn't encrypted. */
  cipher: { salt: string; nonce: string } | null
}

const stopSignals = ['SIGINT', 'SIGTERM'] as const

const fileKey = (backupKey: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(backupKey, 'base64'), salt, 'backup', 32))

/** Writes a header and compressed lines, encrypted if there is a key. The file gets its name once it's complete. */
export async function writeBackup(
  path: string,
  header: BackupHeader,
  lines: AsyncIterable<string>,
  backupKey: string | undefined,
): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} exists.`)
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const stored: StoredHeader = {
    format,
    version: 1,
    ...header,
    cipher: backupKey === undefined ? null : { salt: salt.toString('base64'), nonce: nonce.toString('base64') },
  }
  const first = Buffer.from(`${JSON.stringify(stored)}\n`)
  if (first.length > maxHeader) throw new Error('The header of the backup is too long.')
  const cipher = backupKey === undefined ? undefined : createCipheriv(algorithm, fileKey(backupKey, salt), nonce)
  cipher?.setAAD(first)
  const part = `${path}.part`
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  for (const signal of stopSignals) process.once(signal, stop)
  try {
    const file = createWriteStream(part, { mode: 0o600, flush: true })
    file.write(first)
    const steps = [Readable.from(lines), createGzip(), ...(cipher ? [cipher] : []), file]
    await pipeline(steps, { end: false, signal: stopped.signal })
    await new Promise<void>((resolve, reject) => {
      file.once('error', reject).once('close', resolve)
      file.end(cipher?.getAuthTag())
    })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    if (stopped.signal.aborted) throw new Error('The backup was stopped before it was complete.')
    // Without the code, because a full disk here isn't the database's.
    throw error instanceof Error && 'syscall' in error
      ? new Error(`${path} can't be written: ${error.message}.`)
      : error
  } finally {
    for (const signal of stopSignals) process.off(signal, stop)
  }
}

/** Opens a backup. Reading its lines throws if the file is damaged or the key is wrong. */
export async function openBackup(path: string, backupKey: string | undefined) {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const start = Buffer.alloc(Math.min(size, maxHeader))
    await handle.read(start, 0, start.length, 0)
    const first = start.subarray(0, start.indexOf('\n') + 1)
    const { cipher, ...header } = readHeader(path, first)
    if (size < first.length + (cipher ? tagLength + 1 : 1))
      throw new Error(`${path} can't be read: the file is damaged.`)
    if (!cipher) return { header: header as BackupHeader, lines: () => linesOf(path, { start: first.length }) }
    if (backupKey === undefined) throw new Error(`${path} is encrypted: set BACKUP_KEY.`)
    const tag = Buffer.alloc(tagLength)
    await handle.read(tag, 0, tagLength, size - tagLength)
    const decipher = createDecipheriv(
      algorithm,
      fileKey(backupKey, Buffer.from(cipher.salt, 'base64')),
      Buffer.from(cipher.nonce, 'base64'),
    )
    decipher.setAAD(first).setAuthTag(tag)
    const range = { start: first.length, end: size - tagLength - 1 }
    return { header: header as BackupHeader, lines: () => linesOf(path, range, decipher) }
  } finally {
    await handle.close()
  }
}

function readHeader(path: string, line: Buffer): StoredHeader {
  try {
    const header: StoredHeader = JSON.parse(line.toString('utf8'))
    if (header.format === format && header.version === 1) return header
  } catch {
    // Not a backup.
  }
  throw new Error(`${path} is not a backup of this version.`)
}

async function* linesOf(
  path: string,
  range: { start: number; end?: number },
  decipher?: ReturnType<typeof createDecipheriv>,
): AsyncGenerator<string> {
  const content = createGunzip()
  startPipeline([createReadStream(path, range), ...(decipher ? [decipher] : []), content], () => undefined)
  // readline would also split at U+2028, which JSON may contain.
  let rest: Buffer[] = []
  const chunks = content[Symbol.asyncIterator]()
  for (;;) {
    const next: IteratorResult<Buffer> = await chunks.next().catch((error: Error) => {
      const reason = decipher ? 'BACKUP_KEY is another key, or the file is damaged' : 'the file is damaged'
      throw new Error(`${path} can't be read: ${reason} (${error.message}).`)
    })
    if (next.done) break
    let from = 0
    for (let end = next.value.indexOf('\n'); end >= 0; end = next.value.indexOf('\n', from)) {
      yield Buffer.concat([...rest, next.value.subarray(from, end)]).toString('utf8')
      rest = []
      from = end + 1
    }
    rest.push(next.value.subarray(from))
  }
}
