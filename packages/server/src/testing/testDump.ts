import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('..', import.meta.url))
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const folder = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url))

/** The database is created once per version of the sources and copied for each test file, which halves its start. */
let hash: Promise<string> | undefined
/** Changes with everything the database is made of. */
export const hashOfSources = () => {
  hash ??= hashSources()
  return hash
}
const nameOf = async () => `${await hashOfSources()}.tar`

export async function keptDump(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(join(folder, await nameOf()))])
  } catch {
    return undefined
  }
}

export async function keepDump(dump: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  const own = await nameOf()
  // Written to a temporary file first, because other processes may read it.
  const aside = join(folder, `${own}.${process.pid}`)
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
  await rename(aside, join(folder, own))
  for (const other of await readdir(folder)) {
    if (!other.startsWith(own)) await rm(join(folder, other), { force: true })
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const root of [migrations, sources]) {
    for (const file of (await readdir(root, { recursive: true })).sort()) {
      if (!/\.(ts|sql)$/.test(file) || file.endsWith('.test.ts')) continue
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex').slice(0, 20)
}
