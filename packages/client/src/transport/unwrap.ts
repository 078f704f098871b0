import { ApiError, fromResponse } from './errors'
import { settled } from './idempotency'

interface Reply<TData> {
  data?: TData
  error?: unknown
  response: Response
}

/** Data and its version for If-Match. */
export interface Versioned<TData> {
  data: TData
  /** Null if a proxy removed it; a change then fails with 428. */
  etag: string | null
}

/** Fields that a valid response must have, so that an unexpected response doesn't count as success. */
type Needed<TData> = readonly (keyof NoInfer<TData>)[]

/** Returns a response's data, or throws an ApiError. */
export const unwrap = async <TData>(call: Promise<Reply<TData>>, ...needed: Needed<TData>): Promise<TData> =>
  (await settle(call, needed)).data

/** Also returns the version. */
export async function unwrapWithETag<TData>(
  call: Promise<Reply<TData>>,
  ...needed: Needed<TData>
): Promise<Versioned<TData>> {
  const { data, response } = await settle(call, needed)
  return { data, etag: response.headers.get('ETag') }
}

/** Checks `response.ok` instead of `error`, because a 502 with an empty body has an empty string as error, which is falsy. */
export async function settle<TData>(
  call: Promise<Reply<TData>>,
  needed: Needed<TData> = [],
): Promise<{ data: TData; response: Response }> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof ApiError || isAbort(cause)) throw cause
    if (isTimeout(cause))
      throw new ApiError({ kind: 'unanswered', message: "The server didn't respond in time. Try again." })
    // Cut off, or a proxy's page: the next attempt can succeed.
    throw cause instanceof SyntaxError
      ? new ApiError({ kind: 'server', message: unexpected })
      : new ApiError({ kind: 'offline', message: "The server can't be reached. Check your connection and try again." })
  })
  if (!response.ok) {
    if (response.status < 500) settled(response)
    throw fromResponse(response, error)
  }
  // Responses are objects, except for 204. Anything else would be rendered or saved as missing data.
  if (Object(data) !== data ? response.status !== 204 : Array.isArray(data)) throw wrongShape(response)
  const answer = withList(data as TData, response)
  if (needed.some((field) => answer?.[field] === undefined)) throw wrongShape(response)
  settled(response)
  return { data: answer, response }
}

/** Removes null rows. Throws if the list is missing or has no other rows, because an empty list would be wrong. */
function withList<TData>(data: TData, response: Response): TData {
  if (typeof data !== 'object' || data === null || !('results' in data || 'next' in data)) return data
  const { results } = data as { results?: unknown }
  if (!Array.isArray(results)) throw wrongShape(response)
  const rows = results.filter((row) => row !== null)
  if (rows.length === results.length) return data
  if (rows.length === 0) throw wrongShape(response)
  return { ...data, results: rows }
}

const unexpected = 'The server sent an unexpected response. Try again.'

const wrongShape = ({ status }: Response) =>
  new ApiError({ kind: 'server', status, code: 'unexpected_response', message: unexpected })

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'
const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'
