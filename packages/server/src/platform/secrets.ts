import { createPrivateKey, type JsonWebKey, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

export interface Secrets {
  /** A private ES256 key as JWK: signs the tokens. */
  signingKey: JWK
  /** 32 bytes, base64: keys the hashes of sign-in codes, and what is encrypted at rest. */
  encryptionKey: string
}

/**
 * From SIGNING_KEY (JWK) and ENCRYPTION_KEY (base64), so that several servers share them; else from the data folder, where they are made at
 * the first start and readable by their owner alone.
 */
export async function readSecrets(env: NodeJS.ProcessEnv, dataDir: string): Promise<Secrets> {
  if (env.SIGNING_KEY && env.ENCRYPTION_KEY) {
    if (Buffer.from(env.ENCRYPTION_KEY, 'base64').length !== 32)
      throw new Error('ENCRYPTION_KEY must be 32 bytes in base64.')
    return { signingKey: parseJwk(env.SIGNING_KEY), encryptionKey: env.ENCRYPTION_KEY }
  }
  if (env.SIGNING_KEY || env.ENCRYPTION_KEY) throw new Error('SIGNING_KEY and ENCRYPTION_KEY go together.')
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new Error(`${file} cannot be read. Remove it, and new keys are made: everybody signs in again.`)
    }
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const secrets = await makeSecrets()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Written aside first: a process that ends meanwhile leaves no half of it.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}

export async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signingKey: await exportJWK(privateKey), encryptionKey: randomBytes(32).toString('base64') }
}

function parseJwk(text: string): JWK {
  try {
    const jwk: JWK = JSON.parse(text)
    // Node looks at the numbers of the key themselves, too.
    const { asymmetricKeyType } = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' })
    if (asymmetricKeyType === 'ec' && jwk.crv === 'P-256') return jwk
  } catch {
    // Not a key, like one of another kind.
  }
  throw new Error('SIGNING_KEY must be a private ES256 key as JWK.')
}
