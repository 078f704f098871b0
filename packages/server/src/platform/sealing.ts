import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts identity numbers, account numbers, and third-party keys and secrets. */
export interface Sealing {
  /** Encrypts with the first key; the result contains its ID. */
  seal: (content: string | Uint8Array) => string
  /** Throws if no key fits. */
  open: (sealed: string) => string
  openBytes: (sealed: string) => Buffer
  /** IDs of the keys; the first one encrypts. */
  keyIds: readonly string[]
  /** Prefix of values encrypted with the first key. */
  currentPrefix: string
}

/** `v1.CONTENT` has no key ID, `v2.KEY.CONTENT` does. */
const version = 'v2'

interface Key {
  id: string
  bytes: Buffer
}

/** Keys of ENCRYPTION_KEY: comma-separated, each 32 bytes in base64. */
export const keysOf = (encryptionKey: string): string[] =>
  encryptionKey
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)

/** AES-256-GCM with keys derived from the configured ones. */
export function createSealing(encryptionKey: string): Sealing {
  const keys = keysOf(encryptionKey).map(deriveKey)
  const [current] = keys
  if (!current) throw new Error('There is no encryption key.')
  const currentPrefix = `${version}.${current.id}.`

  function openBytes(sealed: string): Buffer {
    const { candidates, content } = partsOf(sealed)
    const bytes = Buffer.from(content, 'base64url')
    for (const key of candidates) {
      const opened = decrypt(key, bytes)
      if (opened) return opened
    }
    throw new Error('The value was sealed with another key, or is damaged.')
  }

  function partsOf(sealed: string): { candidates: Key[]; content: string } {
    const [first = '', second = '', third = ''] = sealed.split('.', 3)
    if (first === 'v1') return { candidates: keys, content: second }
    if (first !== version) throw new Error('The value was sealed by an unknown version.')
    const key = keys.find(({ id }) => id === second)
    if (!key) throw new Error(`The value was sealed with the key ${second}, which ENCRYPTION_KEY does not have.`)
    return { candidates: [key], content: third }
  }

  return {
    keyIds: keys.map(({ id }) => id),
    currentPrefix,
    openBytes,
    open: (sealed) => openBytes(sealed).toString('utf8'),
    seal(content) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce)
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return `${currentPrefix}${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },
  }
}

function deriveKey(encryptionKey: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', Buffer.from(encryptionKey, 'base64'), '', 'sealing', 32))
  return { id: createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 8), bytes }
}

/** Returns undefined if the key is wrong. */
function decrypt({ bytes: key }: Key, sealed: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  } catch {
    return undefined
  }
}

export const last4 = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').slice(-4)

export const mask = '••••'

/** Masks a sensitive value. Short values are masked completely. */
export function masked(text: string): string {
  if (text === '') return ''
  return `${mask}${text.replaceAll(/[^0-9A-Za-z]/g, '').length > 5 ? last4(text) : ''}`
}
