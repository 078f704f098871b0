import { createPrivateKey, type JsonWebKey, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { keysOf } from './sealing'

export interface Secrets {
  /** Private ES256 key (JWK) that signs tokens. */
  signingKey: JWK
  /** Comma-separated keys of 32 bytes in base64. The first encrypts and keys the hashes of sign-in codes; all decrypt. */
  encryptionKey: string
}

/**
 * Reads SIGNING_KEY and ENCRYPTION_KEY, which several servers can share, or the data folder, where the first start
 * generates them with owner-only permissions.
 */
export async function readSecrets(env: NodeJS.ProcessEnv, dataDir: string): Promise<Secrets> {
  const existing = await existingSecrets(env, dataDir)
  if (existing) return existing
  const file = secretsFile(dataDir)
  const secrets = await makeSecrets()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Written to a temporary file first, so a crash leaves no partial file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}

/** Like `readSecrets`, without generating keys. */
export async function existingSecrets(env: NodeJS.ProcessEnv, dataDir: string): Promise<Secrets | undefined> {
  if (env.SIGNING_KEY && env.ENCRYPTION_KEY) {
    requireKeys('ENCRYPTION_KEY', env.ENCRYPTION_KEY)
    return { signingKey: parseJwk(env.SIGNING_KEY), encryptionKey: env.ENCRYPTION_KEY }
  }
  if (env.SIGNING_KEY || env.ENCRYPTION_KEY) throw new Error('SIGNING_KEY and ENCRYPTION_KEY must be set together.')
  const file = secretsFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return undefined
  try {
    const secrets: Secrets = JSON.parse(text)
    requireKeys(`encryptionKey of ${file}`, secrets.encryptionKey)
    return secrets
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`${file} can't be read. Delete it to generate new keys; all users then have to sign in again.`)
  }
}

const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')

const isKey = (text: string) => Buffer.from(text, 'base64').length === 32

function requireKeys(name: string, encryptionKey: string): void {
  const keys = keysOf(encryptionKey)
  if (keys.length > 0 && keys.every(isKey)) return
  throw new Error(`${name} must be 32 bytes in base64, or several such keys with commas.`)
}

/** Key that encrypts backups; undefined without BACKUP_KEY. */
export function readBackupKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = env.BACKUP_KEY?.trim() || undefined
  if (key !== undefined && !isKey(key)) throw new Error('BACKUP_KEY must be 32 bytes in base64.')
  return key
}

export async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signingKey: await exportJWK(privateKey), encryptionKey: randomBytes(32).toString('base64') }
}

function parseJwk(text: string): JWK {
  try {
    const jwk: JWK = JSON.parse(text)
    // Also validates the key's numbers.
    const { asymmetricKeyType } = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' })
    if (asymmetricKeyType === 'ec' && jwk.crv === 'P-256') return jwk
  } catch {
    // Not a key.
  }
  throw new Error('SIGNING_KEY must be a private ES256 key in JWK format.')
}
