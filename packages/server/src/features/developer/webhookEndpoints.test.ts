import { describe, expect, it } from 'vitest'
import { isBlocked } from '../../kernel/outbound'
import { problemOf } from '../../testing/testApp'
import { withWebhooks } from '../../testing/withWebhooks'

const { test, received, send, endpointAt, ping, attemptsOf } = withWebhooks()

describe('an event type that does not exist', () => {
  it('is rejected with a pointer, when creating and updating an endpoint', async () => {
    const url = 'https://example.com/hooks'
    const body = { url, event_types: ['business.created', 'order.crested'] }
    expect(problemOf(await send('POST', '/webhook_endpoints', body))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/event_types/1', code: 'enum' }],
    })
    const { endpoint } = await endpointAt('/typed')
    const changed = await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { event_types: ['order.crested'] })
    expect(changed.statusCode).toBe(422)
  })
})

describe('a private network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://api.localhost:8080/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
  ])('%s is no endpoint’s where others reach the server', async (url) => {
    test.config.allowsLoopback = false
    const refused = await send('POST', '/webhook_endpoints', { url, event_types: [] })
    test.config.allowsLoopback = true
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ pointer: '/url' }] })
  })

  it("isn't reached through a URL saved earlier", async () => {
    const { endpoint } = await endpointAt('/inside')
    test.config.allowsLoopback = false
    const { event } = await ping(endpoint)
    test.config.allowsLoopback = true
    expect(received).toEqual([])
    const [attempt] = await attemptsOf(event)
    expect(attempt).toMatchObject({ status: 'failed', error_kind: 'blocked', response_status_code: null })
  })

  it('is recognized in every notation', () => {
    for (const address of ['::ffff:7f00:1', '::ffff:10.0.0.1', '100.64.0.1', '0.0.0.0', '::', 'no address']) {
      expect(isBlocked(address, 'public'), address).toBe(true)
    }
    for (const address of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']) {
      expect(isBlocked(address, 'public'), address).toBe(false)
    }
    expect(isBlocked('127.0.0.1', 'loopback')).toBe(false)
    expect(isBlocked('10.0.0.1', 'loopback')).toBe(true)
  })
})
