import { type MutationOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { type FakeHandlers, fakeApi, refusal } from '../testing/fakeApi'
import type { Api } from '../transport/api'
import { cancelOrder, orderList } from './orders'
import { advancePlaygroundDays } from './playground'
import { deleteSavedView, renameSavedView, type SavedView, savedViewList } from './savedViews'
import { branding, updatePartner } from './settings'

const scope = { partnerId: 'a', mode: 'sandbox' } as const
const elsewhere = ['b', 'sandbox', 'orders', 'list', {}]

function set(handlers: FakeHandlers) {
  const api = fakeApi(handlers, { scope })
  const client = new QueryClient()
  const isOld = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated
  async function run<TData, TVariables, TBefore>(
    mutation: (api: Api) => MutationOptions<TData, Error, TVariables, TBefore>,
    variables: TVariables,
  ) {
    await client
      .getMutationCache()
      .build(client, mutation(api))
      .execute(variables)
      .catch(() => undefined)
  }
  client.setQueryData(orderList(api, {}).queryKey, { results: [], previous: null, next: null, start: 1 })
  client.setQueryData(elsewhere, {})
  return { api, client, isOld, run }
}

const cancelRoute = 'POST /partner_dashboard/orders_tab/cancel_order'

describe('a mutation', () => {
  it('invalidates what it changed, in its own scope only', async () => {
    const { api, isOld, run } = set({ [cancelRoute]: { id: 'order_1' } as never })
    await run(cancelOrder, { order_id: 'order_1' })
    expect(isOld(orderList(api, {}).queryKey)).toBe(true)
    expect(isOld(elsewhere)).toBe(false)
  })

  it('also invalidates after errors that mean outdated data, but not after others', async () => {
    const conflict = set({ [cancelRoute]: () => refusal(409, { code: 'order_finalized' }) })
    await conflict.run(cancelOrder, { order_id: 'order_1' })
    expect(conflict.isOld(orderList(conflict.api, {}).queryKey)).toBe(true)
    const invalid = set({ [cancelRoute]: () => refusal(422) })
    await invalid.run(cancelOrder, { order_id: 'order_1' })
    expect(invalid.isOld(orderList(invalid.api, {}).queryKey)).toBe(false)
  })

  it('of an item of a list shows its new state at once, in both modes', async () => {
    const view = (id: string, name: string): SavedView => ({
      id,
      list: 'businesses',
      name,
      query: 'state=TX',
      created_at: '2026-10-01T00:00:00Z',
    })
    const { api, client, isOld, run } = set({
      'PATCH /partner_dashboard/saved_views/{id}': view('view_2', 'Overdue in Texas'),
    })
    const inProduction = ['a', 'prod', 'saved-views', 'businesses']
    for (const key of [savedViewList(api, 'businesses').queryKey, inProduction]) {
      client.setQueryData(key, [view('view_1', 'Utah'), view('view_2', 'Texas')])
    }
    await run(renameSavedView, { id: 'view_2', name: 'Overdue in Texas' })
    for (const key of [savedViewList(api, 'businesses').queryKey, inProduction]) {
      expect(client.getQueryData<SavedView[]>(key)?.map(({ name }) => name)).toEqual(['Utah', 'Overdue in Texas'])
      expect(isOld(key)).toBe(true)
    }
  })

  it('that the server never rejects shows its result before the response, and the previous data after an error', async () => {
    const view = { list: 'businesses', query: '', created_at: '2026-10-01T00:00:00Z' }
    const during: unknown[] = []
    let status = 500
    const { api, client, isOld, run } = set({
      'DELETE /partner_dashboard/saved_views/{id}': () => {
        during.push(names())
        return status === 500 ? refusal(500) : undefined
      },
    })
    const key = savedViewList(api, 'businesses').queryKey
    const names = () => client.getQueryData(key)?.map(({ name }) => name)
    client.setQueryData(key, [
      { ...view, id: 'view_1', name: 'Utah' },
      { ...view, id: 'view_2', name: 'Texas' },
    ])
    await run(deleteSavedView, { id: 'view_2' })
    expect([during, names(), isOld(key)]).toEqual([[['Utah']], ['Utah', 'Texas'], true])
    status = 204
    await run(deleteSavedView, { id: 'view_2' })
    expect(names()).toEqual(['Utah'])
  })

  it("in the playground invalidates the partner's whole sandbox", async () => {
    const { api, isOld, run } = set({
      'POST /playground/capital_products/{id}/advance_days': { api_calls: [] } as never,
    })
    await run(advancePlaygroundDays, { id: 'capital_product_1', days: 3 })
    expect(api.calls[0]).toMatchObject({ path: { id: 'capital_product_1' }, body: { days: 3 } })
    expect(isOld(orderList(api, {}).queryKey)).toBe(true)
    expect(isOld(elsewhere)).toBe(false)
  })
})

describe('a change with a version', () => {
  it('sends its version, caches the new one, and invalidates the other mode', async () => {
    const saved = { display_name: 'New', logo: null, icon: null, primary_color: null, accent_color: null }
    const answer = Response.json(saved, { headers: { ETag: '"v2"' } })
    const { api, client, isOld, run } = set({ 'PATCH /partners': answer })
    const inProduction = ['a', 'prod', 'settings', 'branding']
    client.setQueryData(inProduction, {})
    await run(updatePartner, { changes: { display_name: 'New' }, etag: '"v1"' })
    expect(api.calls[0]?.headers.get('If-Match')).toBe('"v1"')
    expect(client.getQueryData(branding(api).queryKey)).toEqual({ data: saved, etag: '"v2"' })
    expect(isOld(inProduction)).toBe(true)
  })

  it('refetches the current state after a conflict', async () => {
    const { api, client, isOld, run } = set({ 'PATCH /partners': () => refusal(412) })
    client.setQueryData(branding(api).queryKey, { data: {} as never, etag: '"v1"' })
    await run(updatePartner, { changes: {}, etag: '"v1"' })
    expect(isOld(branding(api).queryKey)).toBe(true)
  })

  it('sends no version if none was read', async () => {
    const { api, run } = set({ 'PATCH /partners': () => refusal(428) })
    await run(updatePartner, { changes: {}, etag: null })
    expect(api.calls[0]?.headers.has('If-Match')).toBe(false)
  })
})
