import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must not be readable in the database: identity numbers, account numbers, keys and secrets of others. */
export interface Sealing {
  /** With the first key; the text names its id. */
  seal: (content: string | Uint8Array) => string
  /** Throws where the text was sealed with none of the keys. */
  open: (sealed: string) => string
  /** The same as bytes, for what is large. */
  openBytes: (sealed: string) => Buffer
  /** Ids of the keys, the first of which seals. */
  keyIds: readonly string[]
  /** What every text begins with that the first key sealed. */
  currentPrefix: string
}

/** `v1.CONTENT` names no key; `v2.KEY.CONTENT` does. */
const version = 'v2'

interface Key {
  id: string
  bytes: Buffer
}

/** The keys of ENCRYPTION_KEY, separated by commas; each is 32 bytes in base64. */
export const keysOf = (encryptionKey: string): string[] =>
  encryptionKey
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)

/** AES-256-GCM with a key of its own, derived from each configured one. */
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

/** Nothing where the key is another one. */
function decrypt({ bytes: key }: Key, sealed: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  } catch {
    return undefined
  }
}

/** What may be shown of a sensitive value. */
export const last4 = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').slice(-4)

export const mask = '••••'

/** A sensitive value as it may be shown; a short one would be given away by its last four. */
export function masked(text: string): string {
  if (text === '') return ''
  return `${mask}${text.replaceAll(/[^0-9A-Za-z]/g, '').length > 5 ? last4(text) : ''}`
}
