import { describe, expect, it } from 'vitest'
import { createApi } from './api'
import type { Scope } from './scope'
import { unwrap } from './unwrap'

const partner = '0f0e0d0c-0b0a-4909-8807-060504030201'

function recorded(scope: Scope, token: string | null = 'token') {
  const requests: Request[] = []
  const api = createApi({
    baseUrl: 'http://api.test/api',
    scope,
    userId: 'user_1',
    accessToken: async () => token,
    fetch: async (request) => {
      requests.push(request)
      return new Response(null, { status: 204 })
    },
  })
  const last = () => {
    const request = requests.at(-1)
    if (!request) throw new Error('No call was made.')
    return request
  }
  return { api, last }
}

describe('createApi', () => {
  it('sends token, partner and sandbox with every request', async () => {
    const { api, last } = recorded({ partnerId: partner, mode: 'sandbox' })
    await api.http.GET('/webhook_endpoints')
    expect(last().headers.get('Authorization')).toBe('Bearer token')
    expect(last().headers.get('Dashboard-Partner')).toBe(`partner_${partner}`)
    expect(last().headers.get('Dashboard-Sandbox')).toBe('1')
  })

  it('starts a trace with every request', async () => {
    const { api, last } = recorded({ partnerId: null, mode: 'prod' })
    await api.http.GET('/webhook_endpoints')
    const first = last().headers.get('traceparent')
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    await api.http.GET('/webhook_endpoints')
    expect(last().headers.get('traceparent')).not.toBe(first)
  })

  it('omits the partner header without a partner, and the sandbox header in production', async () => {
    const { api, last } = recorded({ partnerId: null, mode: 'prod' }, null)
    await api.http.GET('/webhook_endpoints')
    for (const name of ['Authorization', 'Dashboard-Partner', 'Dashboard-Sandbox'])
      expect(last().headers.has(name)).toBe(false)
  })

  it('repeats the key of an array without indexes', async () => {
    const { api, last } = recorded({ partnerId: null, mode: 'prod' })
    await api.http.GET('/partner_dashboard/orders_tab/orders_table_rows', {
      params: { query: { status: ['opened', 'accepted'], search: 'a b&c' } },
    })
    expect(new URL(last().url).search).toBe('?status=opened&status=accepted&search=a%20b%26c')
  })

  it('adds a key to every change, keeps an existing one, and adds none to reads and sign-in', async () => {
    const { api, last } = recorded({ partnerId: null, mode: 'prod' })
    const keyOf = () => last().headers.get('Idempotency-Key')
    await api.http.POST('/crm/trigger_sync')
    const first = keyOf()
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    await api.http.DELETE('/crm/integration')
    expect(keyOf()).not.toBe(first)
    expect(keyOf()).not.toBeNull()
    await api.http.POST('/crm/trigger_sync', { params: { header: { 'Idempotency-Key': 'mine' } } })
    expect(keyOf()).toBe('mine')
    await api.http.GET('/crm/sync')
    expect(keyOf()).toBeNull()
    await unwrap(api.http.POST('/auth/logout'))
    expect(keyOf()).toBeNull()
  })
})
