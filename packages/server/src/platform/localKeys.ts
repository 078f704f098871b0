import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

export interface LocalKeys {
  /** Private ES256 key (JWK) that signs the local provider's identity tokens. */
  signingKey: JWK
  /** Signs its cookies. */
  cookieKey: string
}

/** Keys of the local provider, generated at first use and stored, so restarts don't end sign-ins. */
export async function readLocalKeys(dataDir: string): Promise<LocalKeys> {
  const file = join(dataDir, 'local-oidc.json')
  const stored = await read(file)
  if (stored) return stored
  await mkdir(dataDir, { recursive: true })
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, JSON.stringify(await makeLocalKeys()), { mode: 0o600 })
  // If two processes generate keys concurrently, the first one wins.
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside, { force: true })
  const made = await read(file)
  if (!made) throw new Error(`${file} was removed while it was being written.`)
  return made
}

async function read(file: string): Promise<LocalKeys | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file} can't be read. Delete it to generate new keys.`)
  }
}

async function makeLocalKeys(): Promise<LocalKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    signingKey: { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) },
    cookieKey: randomBytes(32).toString('base64url'),
  }
}
