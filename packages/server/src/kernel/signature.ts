import { createHmac, randomBytes } from 'node:crypto'

/** A Standard Webhooks secret of 32 random bytes. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const sign = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')}`

/** Standard Webhooks 1.0 headers with one signature per secret, current secret first. */
export function signedHeaders(id: string, now: Date, body: string, secrets: readonly string[]) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}
