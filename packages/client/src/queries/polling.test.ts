import {
  environmentManager,
  focusManager,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, refusal } from '../testing/fakeApi'
import { createApi } from '../transport/api'
import { crmSync } from './crm'
import { datasetUploadDetail, datasetUploadList, uploadResultList } from './dataShare'
import { feeDiscountDetail, feeDiscountList, integrationToken, offerCsvList } from './marketing'
import { markOneRead, notificationList } from './notifications'
import { reportRunList } from './reports'

beforeEach(() => {
  vi.useFakeTimers()
  // TanStack Query doesn't poll without a window.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  environmentManager.setIsServer(() => true)
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Observes a query like a page. The client must be mounted to receive focus events. */
function watch(options: object) {
  const client = new QueryClient()
  client.mount()
  const unsubscribe = new QueryObserver(client, options as never).subscribe(() => undefined)
  return () => {
    unsubscribe()
    client.unmount()
  }
}

describe('polling', () => {
  it('runs every 4 s while processing and stops when completed', async () => {
    let status = 'processing'
    const api = fakeApi({ 'GET /dataset_uploads/{event_id}': () => ({ status }) as never })
    const stop = watch(datasetUploadDetail(api, 'upload_1'))
    await vi.advanceTimersByTimeAsync(8000)
    expect(api.calls).toHaveLength(3)
    status = 'completed'
    await vi.advanceTimersByTimeAsync(4000)
    expect(api.calls).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(4)
    stop()
  })

  it('invalidates related queries when the work is done', async () => {
    let status = 'processing'
    const api = fakeApi({
      'GET /dataset_uploads/{event_id}': ({ path }) => (path.event_id === 'upload_2' ? { status } : {}) as never,
    })
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
    const isOld = (id: string) => client.getQueryState(datasetUploadDetail(api, id).queryKey)?.isInvalidated
    await client.fetchQuery(datasetUploadDetail(api, 'upload_1'))
    const stop = new QueryObserver(client, datasetUploadDetail(api, 'upload_2')).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(8000)
    expect(isOld('upload_1')).toBe(false)
    status = 'completed'
    await vi.advanceTimersByTimeAsync(4000)
    expect(isOld('upload_1')).toBe(true)
    expect(isOld('upload_2')).toBe(false)
    stop()
  })

  it('covers files on later pages', async () => {
    let status = 'processing'
    const first = { results: [{ status: 'completed' }], next: 'second' }
    const api = fakeApi({
      'GET /report_runs': ({ query }) => (query?.cursor ? { results: [{ status }], next: null } : first) as never,
    })
    const client = new QueryClient()
    const observer = new InfiniteQueryObserver(client, reportRunList(api))
    const stop = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(api.calls, 'all of the first page is done').toHaveLength(1)
    const { data } = await observer.fetchNextPage()
    expect(data?.pages).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(4000)
    expect(api.calls).toHaveLength(2 + 2)
    status = 'completed'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(4 + 2)
    stop()
  })

  it('covers promotions under review: details every 4 s, lists every minute', async () => {
    let state = 'under_review'
    const api = fakeApi({
      'GET /marketing/fee_discounts/{id}': () => ({ state }) as never,
      'GET /marketing/fee_discounts': () => ({ results: [{ state }, { state: 'ended' }] }) as never,
    })
    const stops = [watch(feeDiscountDetail(api, 'fee_discount_1')), watch(feeDiscountList(api, {}))]
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(16 + 2)
    state = 'scheduled'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(17 + 3)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(api.calls).toHaveLength(17 + 3)
    for (const stop of stops) stop()
  })

  it('stops after a final error, which would be reported each time', async () => {
    const api = fakeApi({ 'GET /dataset_uploads/{event_id}': refusal(401) })
    const stop = watch({ ...datasetUploadDetail(api, 'upload_1'), retry: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(1)
    stop()
  })

  it('continues after a temporary failure', async () => {
    const api = fakeApi({ 'GET /dataset_uploads/{event_id}': refusal(503) })
    const stop = watch({ ...datasetUploadDetail(api, 'upload_1'), retry: false })
    await vi.advanceTimersByTimeAsync(8000)
    expect(api.calls).toHaveLength(3)
    stop()
  })

  it.each([
    [
      'one upload of many',
      datasetUploadList(fakeApi({}), {}),
      { results: [{ status: 'completed' }, { status: 'processing' }] },
    ],
    ['one file of many', offerCsvList(fakeApi({})), [{ status: 'failed' }, { status: 'processing' }]],
    ['a run', crmSync(fakeApi({})), { status: 'syncing' }],
  ])('is %s', (_, { refetchInterval }, data) => {
    const ask = refetchInterval as unknown as (query: object) => number | false
    expect(ask({ state: { data } })).toBe(4000)
    expect(ask({ state: { data: Array.isArray(data) ? [] : { status: 'done', results: [] } } })).toBe(false)
  })
})

describe('notifications', () => {
  const none = { count: 0, results: [], has_next: false, has_unread: false, changed_at: null as string | null }

  it('are polled every minute, not in a hidden tab, and immediately on return', async () => {
    const api = fakeApi({ 'GET /web_notifications': none })
    const stop = watch(notificationList(api, { state: 'unread', page_number: 1 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(api.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(2)
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(api.calls).toHaveLength(2)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(api.calls).toHaveLength(3)
    stop()
  })

  it("refetch the scope's visible data once per change by someone else", async () => {
    let changed_at: string | null = '2026-11-21T09:00:00.000Z'
    const api = fakeApi({
      'GET /web_notifications': () => ({ ...none, changed_at }),
      'GET /marketing/fee_discounts': { results: [], previous: null, next: null, start: 0 },
    })
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 600_000 } } })
    client.mount()
    const lists = () => api.calls.filter(({ route }) => route === 'GET /marketing/fee_discounts').length
    const stops = [notificationList(api, { state: 'unread', page_number: 1 }), feeDiscountList(api, {})].map(
      (options) => new QueryObserver(client, options as never).subscribe(() => undefined),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lists()).toBe(1)
    changed_at = '2026-11-21T09:01:30.000Z'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lists()).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lists()).toBe(2)
    changed_at = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lists()).toBe(2)
    for (const stop of stops) stop()
    client.unmount()
  })

  it.each([
    ['prod', true],
    ['sandbox', false],
  ] as const)('are those of the mode: %s', async (mode, live_mode) => {
    const api = fakeApi({ 'GET /web_notifications': none }, { scope: { partnerId: 'a', mode } })
    await new QueryClient().fetchQuery(notificationList(api, { state: 'unread' }))
    expect(api.calls[0]?.query).toEqual({ state: 'unread', live_mode })
  })

  it('are marked as read by a keepalive request', async () => {
    const requests: Request[] = []
    const api = createApi({
      baseUrl: 'http://api.test/api',
      scope: { partnerId: 'a', mode: 'prod' },
      userId: 'user_1',
      accessToken: async () => 'token',
      fetch: async (request) => {
        requests.push(request)
        return new Response(null, { status: 204 })
      },
    })
    const client = new QueryClient()
    await client.getMutationCache().build(client, markOneRead(api)).execute({ id: 'notification_1' })
    expect(requests[0]?.keepalive).toBe(true)
    expect(await requests[0]?.json()).toEqual({ id: 'notification_1' })
  })
})

it('stops without an error if a response lacks the checked fields', async () => {
  const api = fakeApi({ 'GET /dataset_uploads': () => Response.json({}) })
  const client = new QueryClient()
  const list = new QueryObserver(client, datasetUploadList(api, {}))
  const stop = list.subscribe(() => undefined)
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  stop()
})

it("doesn't cache validation results, and caches an integration token for 23 hours", () => {
  const api = fakeApi({})
  expect(uploadResultList(api, { event_id: 'upload_1' })).toMatchObject({ gcTime: 0, staleTime: 0 })
  expect(integrationToken(api)).toMatchObject({ staleTime: 82_800_000, refetchInterval: 82_800_000 })
})
