import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadDataset } from '../queries/dataShare'
import { createApi } from './api'

/** A fake XMLHttpRequest, controlled step by step. */
class FakeXhr {
  static last: FakeXhr
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  responseHeaders = ''
  sent?: Blob
  headers = new Headers()
  constructor() {
    FakeXhr.last = this
  }
  method = ''
  url = ''
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader = (name: string, value: string) => this.headers.set(name, value)
  getAllResponseHeaders = () => this.responseHeaders
  send(body: Blob) {
    this.sent = body
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseHeaders = 'content-type: application/json\r\nretry-after: 7\r\n'
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

const file = new File(['external_id\r\nA-1\r\n'], 'businesses.csv')
const query = { dataset_type: 'businesses', file_name: file.name } as const
const onProgress = vi.fn()

const api = createApi({
  baseUrl: 'http://api.test/api',
  scope: { partnerId: 'p1', mode: 'sandbox' },
  userId: 'user_1',
  accessToken: async () => 'token',
})

/** Starts an upload and waits until it's sent. */
async function begin(signal?: AbortSignal) {
  const client = new QueryClient()
  const mutation = client.getMutationCache().build(client, uploadDataset(api))
  const done = mutation.execute({ query, file, onProgress, signal })
  // Prevents an unhandled rejection until it's checked.
  done.catch(() => undefined)
  await expect.poll(() => FakeXhr.last?.sent).toBeDefined()
  return { done, xhr: FakeXhr.last }
}

beforeEach(() => {
  Reflect.deleteProperty(FakeXhr, 'last')
  onProgress.mockClear()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => vi.unstubAllGlobals())

describe('an upload', () => {
  it('sends the usual headers and the file as its body', async () => {
    const { done, xhr } = await begin()
    expect(xhr.method).toBe('POST')
    expect(new URL(xhr.url).pathname).toBe('/api/dataingestion/manual_uploads')
    expect(Object.fromEntries(xhr.headers)).toMatchObject({
      authorization: 'Bearer token',
      'content-type': 'text/csv',
      'dashboard-partner': 'partner_p1',
      'dashboard-sandbox': '1',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(await xhr.sent?.text()).toBe('external_id\r\nA-1\r\n')
    xhr.answer(202, { event_id: 'upload_1', status: 'processing' })
    expect(await done).toEqual({ event_id: 'upload_1', status: 'processing' })
  })

  it('reports its progress', async () => {
    const { xhr } = await begin()
    xhr.upload.onprogress?.({ loaded: 0, total: 0 })
    xhr.upload.onprogress?.({ loaded: 5, total: 20 })
    xhr.upload.onprogress?.({ loaded: 20, total: 20 })
    expect(onProgress.mock.calls.flat()).toEqual([0, 0.25, 1])
  })

  it("stops when it's aborted, without an error message", async () => {
    const stop = new AbortController()
    const { done, xhr } = await begin(stop.signal)
    const abort = vi.spyOn(xhr, 'abort')
    stop.abort()
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
    expect(abort).toHaveBeenCalledOnce()
  })

  it("doesn't start if it's already aborted", async () => {
    const client = new QueryClient()
    const mutation = client.getMutationCache().build(client, uploadDataset(api))
    const done = mutation.execute({ query, file, signal: AbortSignal.abort() })
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeXhr.last).toBeUndefined()
  })

  it('fails like any request', async () => {
    const { done, xhr } = await begin()
    xhr.answer(413, { code: 'too_large', title: 'Too large' })
    await expect(done).rejects.toMatchObject({ kind: 'invalid', status: 413, code: 'too_large', retryAfter: 7 })
  })

  it('reports offline without a response', async () => {
    const { done, xhr } = await begin()
    xhr.onerror?.()
    await expect(done).rejects.toMatchObject({ kind: 'offline' })
  })
})
