import type { components } from '@partner-dashboard/contract/public-v1'

export type WebhookEventType = components['schemas']['WebhookEventType']

/** An event as it is delivered; its `type` says which object `data` is. */
export type WebhookEvent = components['schemas']['WebhookEvent']

type HeaderSource = Headers | Record<string, string | string[] | undefined>

export interface WebhookDelivery {
  /** Request body exactly as received, before any JSON parsing. */
  body: string
  headers: HeaderSource
  /** Signing secret of the endpoint (`whsec_…`); pass both while you rotate. */
  secret: string | readonly string[]
  /** Largest accepted age of the signature, 300 seconds by default. */
  toleranceSeconds?: number
  now?: Date
}

export type WebhookFault = 'missing_header' | 'timestamp_out_of_range' | 'signature_mismatch' | 'invalid_body'

export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookFault
  constructor(code: WebhookFault, message: string) {
    super(message)
    this.code = code
  }
}

/** Checks the signature of a delivery (Standard Webhooks 1.0) and returns its event. */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<WebhookEvent> {
  const { body, headers, secret, toleranceSeconds = 300, now = new Date() } = delivery
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name)
    if (!value) throw new WebhookVerificationError('missing_header', `The request has no ${name} header.`)
    return value
  })
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds)) {
    throw new WebhookVerificationError(
      'timestamp_out_of_range',
      "The signature's timestamp is too old or in the future.",
    )
  }
  const content = bytesOf(`${id}.${timestamp}.${body}`)
  const candidates = (signatures ?? '').split(' ').filter((signature) => signature.startsWith('v1,'))
  for (const each of [secret].flat()) {
    const key = await importKey(each)
    for (const candidate of candidates) {
      if (await crypto.subtle.verify('HMAC', key, decode(candidate.slice(3)), content)) return parse(body)
    }
  }
  throw new WebhookVerificationError('signature_mismatch', 'No signature matches the body and the secret.')
}

function headerOf(headers: HeaderSource, name: string): string | null | undefined {
  if (headers instanceof Headers) return headers.get(name)
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return Array.isArray(value) ? value[0] : value
}

function importKey(secret: string): Promise<CryptoKey> {
  const key = decode(secret.replace(/^whsec_/, ''))
  if (key.length === 0) throw new TypeError('The webhook secret must be whsec_ followed by base64.')
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

function decode(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    // Not base64, so it matches nothing.
    return new Uint8Array()
  }
}

function parse(body: string): WebhookEvent {
  try {
    return JSON.parse(body)
  } catch {
    throw new WebhookVerificationError('invalid_body', "The body isn't valid JSON.")
  }
}
