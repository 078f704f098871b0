import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must not lie readable in the database: identity numbers, account numbers, keys and secrets of others. */
export interface Sealing {
  seal: (content: string | Uint8Array) => string
  /** Throws where the text was not sealed with this key. */
  open: (sealed: string) => string
  /** The same as bytes, for what is large. */
  openBytes: (sealed: string) => Buffer
}

const version = 'v1'

/** AES-256-GCM with a key of its own, derived from the configured one (32 bytes, base64). */
export function createSealing(encryptionKey: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(encryptionKey, 'base64'), '', 'sealing', 32))
  function openBytes(sealed: string): Buffer {
    const dot = sealed.indexOf('.')
    if (sealed.slice(0, dot) !== version) throw new Error('Sealed with a version that is not known.')
    const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  }
  return {
    openBytes,
    open: (sealed) => openBytes(sealed).toString('utf8'),
    seal(content) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },
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
