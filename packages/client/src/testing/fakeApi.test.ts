import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { businessBankInfo } from '../queries/businessDetails'
import { fundedProductCount } from '../queries/capital'
import { homeSummary } from '../queries/home'
import { unwrap, unwrapWithETag } from '../transport/unwrap'
import { fakeApi, never, refusal } from './fakeApi'

const bankRoute = 'GET /partner_dashboard/business_details_page/{id}/bank_info'

describe('fakeApi', () => {
  it("returns a handler's data, repeatedly", async () => {
    const api = fakeApi({ 'GET /partner_dashboard/capital_tab/funded_products/count': { count: 3 } })
    expect(await new QueryClient().fetchQuery(fundedProductCount(api, {}))).toBe(3)
    expect(await new QueryClient().fetchQuery(fundedProductCount(api, {}))).toBe(3)
  })

  it('passes the request to a handler function', async () => {
    const api = fakeApi({
      'POST /webhook_endpoints/{id}/recover': ({ path, body, headers }) => {
        expect(headers.get('Idempotency-Key')).not.toBeNull()
        return { failed_count: path.id.length, recovered_count: body.since.length, waiting_count: 0 }
      },
      'GET /partner_dashboard/orders_tab/count': ({ query }) => ({ count: query.status?.length ?? 0 }),
    })
    const recovered = api.http.POST('/webhook_endpoints/{id}/recover', {
      params: { path: { id: 'abc' } },
      body: { since: '2026' },
    })
    expect(await unwrap(recovered)).toEqual({ failed_count: 3, recovered_count: 4, waiting_count: 0 })
    const count = api.http.GET('/partner_dashboard/orders_tab/count', { params: { query: { status: ['opened'] } } })
    expect(await unwrap(count)).toEqual({ count: 1 })
    expect(api.calls.map(({ route }) => route)).toEqual([
      'POST /webhook_endpoints/{id}/recover',
      'GET /partner_dashboard/orders_tab/count',
    ])
  })

  it('supports responses without a body and with a version', async () => {
    const api = fakeApi({
      'DELETE /crm/integration': undefined,
      'GET /partner/branding': { display_name: 'Acme' } as never,
    })
    expect(await unwrap(api.http.DELETE('/crm/integration'))).toBeUndefined()
    expect((await unwrapWithETag(api.http.GET('/partner/branding'))).etag).toBe('"fake"')
  })

  it('returns errors like the server, repeatedly', async () => {
    const api = fakeApi({ [bankRoute]: refusal(404, { code: 'not_found', detail: 'Nothing here.' }) })
    for (const _ of [1, 2])
      await expect(new QueryClient().fetchQuery(businessBankInfo(api, 'business_1'))).rejects.toMatchObject({
        kind: 'notFound',
        code: 'not_found',
        message: 'Nothing here.',
      })
  })

  it('reports requests without a handler', async () => {
    await expect(new QueryClient().fetchQuery(homeSummary(fakeApi({})))).rejects.toThrow(
      'fakeApi has no response for GET /partner_dashboard/home_summary.',
    )
  })

  it("can be aborted while it doesn't respond", async () => {
    const api = fakeApi({ 'GET /partner_dashboard/home_summary': never })
    const stop = new AbortController()
    const call = unwrap(api.http.GET('/partner_dashboard/home_summary', { signal: stop.signal }))
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('type-checks responses against the contract', () => {
    // @ts-expect-error: a count is a number
    fakeApi({ 'GET /partner_dashboard/orders_tab/count': { count: '3' } })
    // @ts-expect-error: there is no such call
    fakeApi({ 'GET /partner_dashboard/orders_tab/counts': { count: 3 } })
    // @ts-expect-error: nor with this method
    fakeApi({ 'POST /partner_dashboard/orders_tab/count': { count: 3 } })
  })
})
