import { expect, it } from 'vitest'
import { withApp } from '../testing/testApp'

const secure = withApp({ PUBLIC_ORIGIN: 'https://dashboard.test', OUTBOX: '1' })
const local = withApp()

it('sends HSTS if the public origin is https', async () => {
  for (const url of ['/api/session', '/nothing']) {
    const name = 'strict-transport-security'
    expect((await secure.app.inject({ url })).headers[name]).toBe('max-age=63072000; includeSubDomains')
    expect((await local.app.inject({ url })).headers[name]).toBeUndefined()
  }
})

it('gives every response a Request-Id, pages included', async () => {
  for (const url of ['/api/session', '/api/v1/businesses', '/nothing', '/config.json', '/_local/outbox'])
    expect((await secure.app.inject({ url })).headers['request-id'], url).toMatch(/^req_/)
})
