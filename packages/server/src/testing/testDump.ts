import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('..', import.meta.url))
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const contracts = fileURLToPath(new URL('../../../../openapi/generated', import.meta.url))
const folder = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url))

/** The databases are created once per version of the sources and copied for each test file, which takes a third of the time. */
let hash: Promise<string> | undefined
/** Changes with everything that the database and the built server are made of. */
export const hashOfSources = () => {
  hash ??= hashSources()
  return hash
}

export type DumpName = 'demo' | 'empty'
const nameOf = async (name: DumpName) => `${await hashOfSources()}.${name}.tar`

export async function keptDump(name: DumpName): Promise<Blob | undefined> {
  try {
    return new ReadBlob(await bytesOf(join(folder, await nameOf(name))))
  } catch {
    return undefined
  }
}

export async function keepDump(name: DumpName, dump: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  const own = await nameOf(name)
  // Written to a temporary file first, because other processes may read it.
  const aside = join(folder, `${own}.${process.pid}`)
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
  await rename(aside, join(folder, own))
  const hash = await hashOfSources()
  for (const other of await readdir(folder)) {
    if (!other.startsWith(hash)) await rm(join(folder, other), { force: true })
  }
}

/** Returns its bytes without a copy. Reading a Blob took more than half of the time to open a test database. */
class ReadBlob extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }
}

/** Reads a file without copying it: a Buffer of this size has its own ArrayBuffer. */
async function bytesOf(path: string): Promise<ArrayBuffer> {
  const { buffer, byteLength } = await readFile(path)
  if (buffer.byteLength !== byteLength) throw new Error(`${path} was read into shared memory.`)
  return buffer as ArrayBuffer
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const root of [migrations, sources, contracts]) {
    for (const file of (await readdir(root, { recursive: true })).sort()) {
      if (!/\.(ts|sql|json)$/.test(file) || file.endsWith('.test.ts')) continue
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex').slice(0, 20)
}
