import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './api'
import { asFile, unwrapFile } from './download'
import { unwrap } from './unwrap'
import { asCsvUpload } from './upload'

/** A timeout under the test's control. */
function clock() {
  const timer = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
  return { timeout, runOut: () => timer.abort(new DOMException('The operation timed out.', 'TimeoutError')) }
}
afterEach(() => vi.restoreAllMocks())

/** Never responds; runs `then` once it's called. */
const hangs = (then: () => void) => (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
    then()
  })
const apiOf = (fetch: (request: Request) => Promise<Response>) =>
  createApi({
    baseUrl: 'http://api.test/api',
    scope: { partnerId: null, mode: 'prod' },
    userId: 'user_1',
    accessToken: async () => null,
    fetch,
  })

describe('a hanging request', () => {
  it('is aborted after 30 seconds', async () => {
    const { timeout, runOut } = clock()
    const call = unwrap(apiOf(hangs(runOut)).http.GET('/crm/sync'))
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'unanswered', status: 0 })
    expect(timeout).toHaveBeenCalledWith(30_000)
  })

  it('is aborted during its response body too', async () => {
    const { runOut } = clock()
    const half = (request: Request) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"status":'))
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        },
        // The first half has arrived.
        pull: runOut,
      })
      return Promise.resolve(new Response(body))
    }
    const call = unwrap(apiOf(half).http.GET('/crm/sync'))
    await expect(call).rejects.toMatchObject({ kind: 'unanswered' })
  })

  it('can still be aborted by the caller', async () => {
    clock()
    const stop = new AbortController()
    const call = unwrap(apiOf(hangs(() => stop.abort())).http.GET('/crm/sync', { signal: stop.signal }))
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

it('has no timeout for files in either direction', async () => {
  const { timeout } = clock()
  const api = apiOf(async () => Response.json({ row_count: 1 }))
  await unwrapFile(api.http.GET('/partner/audit_events/csv_export', asFile), 'log.csv')
  const upload = asCsvUpload(api, { file: new Blob(['a,b']) })
  await unwrap(api.http.POST('/marketing/s3_upload/{id}', { params: { path: { id: 'x' } }, ...upload }))
  expect(timeout).not.toHaveBeenCalled()
})
