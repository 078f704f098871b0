import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './webhooks'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const now = new Date('2026-05-04T12:00:00Z')
const body = JSON.stringify({
  id: 'event_1',
  type: 'refund.succeeded',
  timestamp: now.toISOString(),
  data: { id: 'r' },
})
const timestamp = String(now.getTime() / 1000)
const sign = (key: string, text = body, at = timestamp) =>
  `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`event_1.${at}.${text}`)
    .digest('base64')}`
const headersOf = (signature: string, at = timestamp) => ({
  'Webhook-Id': 'event_1',
  'webhook-timestamp': at,
  'webhook-signature': signature,
})

describe('verifyWebhook', () => {
  it('returns the event of a signed delivery for any type of headers', async () => {
    const headers = headersOf(sign(secret))
    const expected = { id: 'event_1', type: 'refund.succeeded' }
    expect(await verifyWebhook({ body, headers, secret, now })).toMatchObject(expected)
    expect(await verifyWebhook({ body, headers: new Headers(headers), secret, now })).toMatchObject(expected)
  })

  it('accepts both secrets during a rotation', async () => {
    const headers = headersOf(`${sign(other)} ${sign(secret)}`)
    expect(await verifyWebhook({ body, headers, secret, now })).toMatchObject({ id: 'event_1' })
    expect(await verifyWebhook({ body, headers: headersOf(sign(other)), secret: [secret, other], now })).toBeTruthy()
  })

  it.each([
    ['another body', { body: `${body} `, headers: headersOf(sign(secret)) }, 'signature_mismatch'],
    ['another secret', { body, headers: headersOf(sign(other)) }, 'signature_mismatch'],
    ['another scheme', { body, headers: headersOf(sign(secret).replace('v1,', 'v2,')) }, 'signature_mismatch'],
    ['a broken signature', { body, headers: headersOf('v1,*') }, 'signature_mismatch'],
    ['a replay', { body, headers: headersOf(sign(secret, body, '1'), '1') }, 'timestamp_out_of_range'],
    ['no time', { body, headers: headersOf(sign(secret, body, 'x'), 'x') }, 'timestamp_out_of_range'],
    ['no signature', { body, headers: headersOf('') }, 'missing_header'],
  ])('refuses %s', async (_name, delivery, code) => {
    await expect(verifyWebhook({ ...delivery, secret, now })).rejects.toMatchObject({ code })
  })

  it('rejects a malformed secret', async () => {
    await expect(verifyWebhook({ body, headers: headersOf(sign(secret)), secret: '', now })).rejects.toThrow('whsec_')
  })
})
