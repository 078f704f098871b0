import { expect, it } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { callAs, withApp } from '../testing/testApp'

const test = withApp({ LOCAL_OIDC: undefined })
const proxied = withApp({ TRUST_PROXY: '1', OUTBOX: '1' })

const statusOf = async (url: string, headers = {}) => (await test.app.inject({ url, headers })).statusCode

it('ends private mode with the first forwarded request', async () => {
  const mine = await callAs(test, demoAccounts.partner.email)
  const payload = { url: 'http://127.0.0.1:9/hook', event_types: ['business.created'] }
  expect((await mine('/webhook_endpoints', { method: 'POST', payload })).statusCode).toBe(201)
  expect(await statusOf('/_local/outbox')).toBe(200)
  expect(await statusOf('/_local/outbox', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  // Applies to all later requests, in any spelling.
  for (const url of ['/_local/outbox', '/_local/outbox.json', '/%5Flocal/outbox', '/_local/oidc/auth']) {
    expect(await statusOf(url), url).toBe(404)
  }
  expect((await mine('/webhook_endpoints', { method: 'POST', payload })).statusCode).toBe(422)
  expect(test.log.join()).toContain('came through a proxy')
})

it("reads the client's address from trusted proxies only", async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  const { app } = proxied
  const mine = await callAs(proxied, demoAccounts.partner.email)
  await mine('/webhook_endpoints', {
    method: 'POST',
    headers,
    payload: { url: 'https://example.com/hook', event_types: ['business.created'] },
  })
  const { results } = (await mine('/partner/audit_events?kind=change')).json()
  expect(results[0].ip_address).toBe('203.0.113.9')
  expect((await app.inject({ url: '/_local/outbox', headers })).statusCode).toBe(200)
})
