import { beforeEach, expect, it, vi } from 'vitest'
import { analyticsContext } from './context'
import { startTracking, type TrackingOptions } from './tracking'

const track = vi.fn()
const identify = vi.fn()
const stop = vi.fn()
const load = async () => ({ httpSink: () => ({ track }), loadReplay: async () => ({ identify, stop }) })
const identity = { userId: 'user_1', organizationId: null, roles: ['admin'] }

const start = (change: Partial<TrackingOptions> = {}) =>
  startTracking({
    environment: 'production',
    analyticsUrl: 'https://events.test/',
    replayModule: '/replay.js',
    untrackedPartners: ['internal'],
    isSynthetic: () => false,
    facts: () => ({ identity, partnerId: 'p', params: { businessId: 'business_1' } }),
    load,
    ...change,
  })

const expected = async (change: Partial<TrackingOptions>) => {
  const { track: say, identify: name } = start(change)
  say('page_viewed', { product: 'flex_loan' })
  name('fs_1')
  name('fs_1')
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { events: track.mock.calls.length, persons: identify.mock.calls.length }
}

beforeEach(() => vi.clearAllMocks())

it.each<[string, Partial<TrackingOptions>, number, number]>([
  ['what is configured', {}, 1, 1],
  ['no measurement without an address', { analyticsUrl: undefined }, 0, 1],
  ['no recording without a module', { replayModule: undefined }, 1, 0],
  ['nothing in development', { environment: 'development' }, 0, 0],
  ['nothing of automated checks', { isSynthetic: () => true }, 0, 0],
  ["nothing of the product's own partner", { facts: () => ({ identity, partnerId: 'internal', params: {} }) }, 0, 0],
])('tells %s', async (_what, change, events, persons) => {
  expect(await expected(change)).toEqual({ events, persons })
})

it('pauses recording on untracked partners', async () => {
  let partnerId = 'p'
  const { identify: name } = start({ facts: () => ({ identity, partnerId, params: {} }) })
  const seen = async (partner: string, claim: string | null = 'fs_1') => {
    partnerId = partner
    name(claim)
    name(claim)
    await new Promise((resolve) => setTimeout(resolve, 0))
    return [identify.mock.calls.length, stop.mock.calls.length]
  }
  expect(await seen('internal')).toEqual([0, 0])
  expect(await seen('p')).toEqual([1, 0])
  expect(await seen('internal')).toEqual([1, 1])
  expect(await seen('q')).toEqual([2, 1])
  expect(await seen('q', null)).toEqual([2, 2])
})

it("sends the specification's context without search parameters", async () => {
  await expected({})
  const [event, context] = track.mock.calls[0] ?? []
  expect(event).toBe('page_viewed')
  expect(Object.keys(context)).toEqual([
    'session_id',
    'environment',
    'app_name',
    'source',
    'user_id',
    'business_id',
    'external_id',
    'partner_id',
    'organization_id',
    'product',
    'url',
    'offer_collection_id',
    'application_id',
    'pd_user_roles',
  ])
  expect(context).toMatchObject({
    app_name: 'partner_dashboard',
    source: 'window',
    user_id: 'user_1',
    business_id: 'business_1',
    partner_id: 'p',
    product: 'flex_loan',
    pd_user_roles: ['admin'],
  })
})

it.each([
  ['https://d.test/businesses?search=ortega#x', 'https://d.test/businesses'],
  ['https://d.test/nowhere/maya@example.com', 'https://d.test/nowhere/[email]'],
])('%s becomes %s', (href, url) => {
  const facts = { sessionId: 's', environment: 'e', isFramed: true, identity: undefined, partnerId: null }
  const context = analyticsContext({ ...facts, params: {}, properties: {}, href })
  expect(context).toMatchObject({ url, source: 'iframe', user_id: null, pd_user_roles: [] })
})
