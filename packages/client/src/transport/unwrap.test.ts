import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../queries/policy'
import { refusal } from '../testing/fakeApi'
import { createApi } from './api'
import { ApiError, isNotThere } from './errors'
import { unwrap, unwrapWithETag } from './unwrap'

function api(answer: () => Response | Promise<Response>) {
  return createApi({
    baseUrl: 'http://api.test/api',
    scope: { partnerId: null, mode: 'prod' },
    userId: 'user_1',
    accessToken: async () => null,
    fetch: async () => answer(),
  })
}
const sync = (answer: () => Response | Promise<Response>) => unwrap(api(answer).http.GET('/crm/sync'))
const failure = async (answer: () => Response | Promise<Response>) => {
  const cause = await sync(answer).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(cause instanceof ApiError)) throw new Error(`Not an ApiError: ${cause}`)
  return cause
}

describe('unwrap', () => {
  it('returns the data', async () => {
    expect(await sync(() => Response.json({ status: 'idle' }))).toEqual({ status: 'idle' })
  })

  it('returns an empty list', async () => {
    expect(await sync(() => Response.json({ results: [], next: null }))).toEqual({ results: [], next: null })
  })

  it('omits null rows', async () => {
    const broken = { results: [null, { id: 'evt_1' }, null], next: null }
    expect(await sync(() => Response.json(broken))).toEqual({ results: [{ id: 'evt_1' }], next: null })
  })

  it('parses an error with its code, parts and request ID', async () => {
    const errors = [{ in: 'body' as const, pointer: '/email', code: 'format', detail: 'is no address' }]
    const refused = refusal(422, { code: 'invalid', detail: 'Not valid.', request_id: 'req_7', errors })
    expect(await failure(() => refused)).toMatchObject({
      kind: 'invalid',
      status: 422,
      code: 'invalid',
      message: 'Not valid.',
      requestId: 'req_7',
      parts: errors,
    })
  })

  it.each([
    ['a page in place of data', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing in place of data', () => new Response('', { status: 200 })],
    ['nothing, and says so', () => new Response(null, { status: 200, headers: { 'Content-Length': '0' } })],
    ['null in place of data', () => Response.json(null)],
    ['a list in place of data', () => Response.json([{ status: 'idle' }])],
    ['a word in place of data', () => Response.json('idle')],
    ['null in place of a list', () => Response.json({ results: null, next: null })],
    ['a page without its list', () => Response.json({ previous: null, next: null })],
    ['a list of nothing but null', () => Response.json({ results: [null, null], next: null })],
    ['half of the data', () => new Response('{"status": "id')],
    ['an empty 502', () => new Response('', { status: 502 })],
    ['a page with a 503', () => new Response('<h1>Maintenance</h1>', { status: 503 })],
  ])('takes %s for a failing server', async (_, answer) => {
    expect(await failure(answer)).toMatchObject({ kind: 'server' })
  })

  it.each([
    ['an incomplete response', true, () => new Response('{"status": "id')],
    ['a page of a proxy', true, () => new Response('<h1>Maintenance</h1>', { status: 503 })],
    ['null in place of a list', false, () => Response.json({ results: null, next: null })],
    ['a list in place of data', false, () => Response.json([{ status: 'idle' }])],
  ])('retries %s: %s', async (_, isRetried, answer) => {
    expect(defaultPolicy.retry(0, await failure(answer))).toBe(isRetried)
  })

  it('maps 412 and 409 to the same kind and keeps their status', async () => {
    expect(await failure(() => refusal(412))).toMatchObject({ kind: 'conflict', status: 412 })
    expect(await failure(() => refusal(409))).toMatchObject({ kind: 'conflict', status: 409 })
  })

  it('returns the changes of a 412 only', async () => {
    const made = {
      actor_id: 'user_1',
      actor_name: 'Maya Ortiz',
      occurred_at: '2026-11-20T14:02:00Z',
      fields: ['hours'],
    }
    const responseWith = (changes: unknown) => () => Response.json({ changes }, { status: 412 })
    expect(await failure(responseWith([made, 'nobody', null]))).toMatchObject({ changes: [made] })
    expect(await failure(responseWith('nobody'))).toMatchObject({ changes: [] })
  })

  it('reports offline without a response', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failure(lost)).toMatchObject({ kind: 'offline', status: 0 })
  })

  it('rejects an aborted request with its reason', async () => {
    const stopped = new DOMException('Stopped.', 'AbortError')
    await expect(sync(() => Promise.reject(stopped))).rejects.toBe(stopped)
  })

  it('accepts a 204', async () => {
    expect(await sync(() => new Response(null, { status: 204 }))).toBeUndefined()
  })
})

describe('unwrapWithETag', () => {
  const branding = (headers: Record<string, string>) =>
    unwrapWithETag(api(() => Response.json({ display_name: 'Acme' }, { headers })).http.GET('/partner/branding'))

  it('returns data and version', async () => {
    expect(await branding({ ETag: '"v1"' })).toEqual({ data: { display_name: 'Acme' }, etag: '"v1"' })
  })

  it('returns null without a version', async () => {
    expect((await branding({})).etag).toBeNull()
  })
})

it.each([
  [404, 'It may have been deleted, or it belongs to another partner.'],
  [413, 'Something went wrong on our end. Please try again.'],
  [429, 'Something went wrong on our end. Please try again.'],
])('describes a %i without a problem document: %s', async (status, message) => {
  const page = () => new Response('<h1>nginx</h1>', { status, headers: { 'Content-Type': 'text/html' } })
  expect((await failure(page)).message).toBe(message)
})

it.each([
  ['an unknown identifier', 404, [], true],
  ['what is no identifier', 422, [{ in: 'path' as const, pointer: '/id', code: 'pattern', detail: 'is none' }], true],
  ['what is too large', 413, [], false],
  ['a server that fails', 500, [], false],
])('takes %s (%i) for an address that leads nowhere, or not', async (_what, status, errors, isNowhere) => {
  expect(isNotThere(await failure(() => refusal(status, { errors })))).toBe(isNowhere)
})
