import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, refusal } from '../testing/fakeApi'
import { cubeResult } from './analytics'
import { defaultPolicy } from './policy'

const query = { measures: ['offers.count'] }
const rows = [{ 'offers.count': 3 }]
const result = {
  query: {},
  data: rows,
  annotation: {},
  lastRefreshTime: '2026-11-21T00:00:00Z',
  total: null,
  slowQuery: false,
}
const continueWait = () => Response.json({ error: 'Continue wait' })
const token = (text: string, api_url = '/api/analytics/cube') => ({
  token: text,
  api_url,
  expires_at: '2026-11-21T00:15:00Z',
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('cubeResult', () => {
  it('sends the query token and scope to our server without the session, and requests the token once', async () => {
    const api = fakeApi(
      { 'GET /analytics/query_token': token('first'), 'POST /analytics/cube/load': result },
      { scope: { partnerId: 'a', mode: 'sandbox' } },
    )
    const client = new QueryClient()
    expect(await client.fetchQuery(cubeResult(api, query))).toMatchObject({ data: rows })
    await client.fetchQuery(cubeResult(api, { measures: ['orders.count'] }))
    expect(api.calls.map(({ route }) => route)).toEqual([
      'GET /analytics/query_token',
      'POST /analytics/cube/load',
      'POST /analytics/cube/load',
    ])
    const load = api.calls[1]
    expect(load?.body).toEqual({ query })
    expect(load?.headers.get('Authorization')).toBe('Bearer first')
    expect(load?.headers.get('Dashboard-Partner')).toBe('partner_a')
    expect(load?.headers.get('Dashboard-Sandbox')).toBe('1')
    expect(load?.headers.has('Idempotency-Key')).toBe(false)
  })

  it('polls while the service is running the query', async () => {
    let waits = 3
    const api = fakeApi({
      'GET /analytics/query_token': token('first'),
      'POST /analytics/cube/load': () => (waits-- > 0 ? continueWait() : result),
    })
    const answer = new QueryClient().fetchQuery(cubeResult(api, query))
    await vi.advanceTimersByTimeAsync(2999)
    expect(api.calls).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ data: rows })
  })

  it('fails after five minutes, and immediately when the query is unmounted', async () => {
    const api = fakeApi({ 'GET /analytics/query_token': token('first'), 'POST /analytics/cube/load': continueWait })
    const client = new QueryClient()
    const patient = client.fetchQuery(cubeResult(api, query)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    const loaded = await patient
    expect(loaded).toMatchObject({ kind: 'server' })
    expect(defaultPolicy.retry(0, loaded)).toBe(true)
    expect(cubeResult(api, query).retry).toSatisfy((retry: typeof defaultPolicy.retry) => !retry(0, loaded))
    const before = api.calls.length
    const left = client.fetchQuery(cubeResult(api, query)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1500)
    await client.cancelQueries()
    await left
    const after = api.calls.length
    expect(after).toBeGreaterThan(before)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(after)
  })

  it('replaces a rejected token once', async () => {
    const tokens = ['old', 'new', 'never']
    const api = fakeApi({
      'GET /analytics/query_token': () => token(tokens.shift() ?? ''),
      'POST /analytics/cube/load': ({ headers }) =>
        headers.get('Authorization') === 'Bearer new'
          ? result
          : Response.json({ error: 'Invalid token' }, { status: 403 }),
    })
    expect(await new QueryClient().fetchQuery(cubeResult(api, query))).toMatchObject({ data: rows })
    expect(tokens).toEqual(['never'])
  })

  it('passes other errors on', async () => {
    const api = fakeApi({
      'GET /analytics/query_token': token('first'),
      'POST /analytics/cube/load': () => refusal(422, { code: 'unknown_member' }),
    })
    await expect(new QueryClient().fetchQuery(cubeResult(api, query))).rejects.toMatchObject({ code: 'unknown_member' })
  })
})
