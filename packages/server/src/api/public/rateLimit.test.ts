import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { addApiKey, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp({ RATE_LIMIT: '3' })
const keys: string[] = []
let refusedId = ''

beforeAll(async () => {
  for (const mode of ['prod', 'sandbox'] as const) keys.push(await addApiKey(test, 'harvest-pos', mode))
})

const list = (key = '') =>
  test.app.inject({ url: '/api/v1/businesses?page_size=1', headers: { authorization: `Bearer ${key}` } })

describe('a key above its rate limit', () => {
  it('is rejected until the window ends, while other keys keep working', async () => {
    const [live, sandbox] = keys
    for (const left of ['2', '1', '0']) {
      const response = await list(live)
      expect(response.statusCode, response.body).toBe(200)
      expect(response.json().results).toHaveLength(1)
      expect(response.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': left })
      expect(Number(response.headers['ratelimit-reset'])).toBeLessThanOrEqual(60)
    }
    const refused = await list(live)
    expect(problemOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['request-id']).toBe(refused.json().request_id)
    refusedId = refused.json().request_id
    expect((await list(sandbox)).statusCode).toBe(200)
  })

  it('is logged with its request ID', async () => {
    const mine = await callAs(test, demoAccounts.partner.email)
    const [latest] = (await mine('/logs/api_request?status_class=4XX&error_code=too_many_requests')).json().results
    expect(latest).toMatchObject({ status_code: 429, request_id: refusedId })
  })
})
