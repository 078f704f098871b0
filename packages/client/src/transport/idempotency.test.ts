import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { promotionEstimate } from '../queries/marketing'
import { type CreateOrderRequest, createOrder } from '../queries/orders'
import { type FakeApi, fakeApi, refusal } from '../testing/fakeApi'

const order = { business_id: 'business_1', external_id: 'A-1', line_items: [], currency: 'USD' } as unknown
const body = order as CreateOrderRequest
const route = 'POST /partner_dashboard/orders_tab/create_order'
const created = { id: 'order_1' } as never

describe('withKey', () => {
  it('sends one key for all attempts of an action', async () => {
    let failures = 2
    const api = fakeApi({ [route]: () => (failures-- > 0 ? refusal(503) : created) })
    const mutation = new MutationObserver(new QueryClient(), { ...createOrder(api), retry: 2, retryDelay: 0 })
    await mutation.mutate(body)
    const keys = api.calls.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('uses a new key when the user repeats an action', async () => {
    const api = fakeApi({ [route]: created })
    const mutation = new MutationObserver(new QueryClient(), createOrder(api))
    await mutation.mutate(body)
    await mutation.mutate(body)
    const [first, second] = api.calls.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).not.toBe(second)
  })

  const keysOf = (api: FakeApi) => api.calls.map(({ headers }) => headers.get('Idempotency-Key'))
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const tried = (api: FakeApi, order = body) =>
    new MutationObserver(new QueryClient(), createOrder(api)).mutate(order).catch(() => undefined)

  it.each([
    ['no answer came', lost],
    ['what stands before the server has answered', () => refusal(502)],
    ['the answer was cut', () => new Response('{"id": "ord')],
    ['the answer says nothing', () => Response.json({})],
  ])('takes the same key again where %s', async (_what, answer) => {
    let tries = 0
    const api = fakeApi({ [route]: () => (tries++ === 0 ? answer() : created) })
    await tried(api)
    await tried(api)
    await tried(api)
    const [first, second, third] = keysOf(api)
    expect(second).toBe(first)
    // The second request's outcome is known.
    expect(third).not.toBe(first)
  })

  it('uses a new key after an error, for another request, and after a request in between', async () => {
    const refused = fakeApi({ [route]: () => refusal(422) })
    await tried(refused)
    await tried(refused)
    const unknown = fakeApi({ [route]: lost })
    await tried(unknown)
    await tried(unknown, { ...body, external_id: 'A-2' })
    await tried(unknown)
    const keys = [...keysOf(refused), ...keysOf(unknown)]
    expect(new Set(keys).size).toBe(5)
  })

  it('reuses the key after reads in between', async () => {
    let tries = 0
    const api = fakeApi({
      [route]: () => (tries++ === 0 ? lost() : created),
      'POST /marketing/review': { estimate: {} } as never,
    })
    await tried(api)
    await new QueryClient().fetchQuery(promotionEstimate(api, {} as never))
    await tried(api)
    const [first, question, second] = keysOf(api)
    expect(second).toBe(first)
    expect(question).not.toBe(first)
  })
})
