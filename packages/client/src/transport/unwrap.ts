import { ApiError, fromResponse } from './errors'
import { settled } from './idempotency'

interface Reply<TData> {
  data?: TData
  error?: unknown
  response: Response
}

/** Data and the version that a change of it names as If-Match. */
export interface Versioned<TData> {
  data: TData
  /** Null where something between took it away; a change is then refused with 428. */
  etag: string | null
}

/** Fields without which an answer is none: of a change, so that it is not taken for done because something was answered. */
type Needed<TData> = readonly (keyof NoInfer<TData>)[]

/** Turns a reply into its data, or throws the one error that the app knows. */
export const unwrap = async <TData>(call: Promise<Reply<TData>>, ...needed: Needed<TData>): Promise<TData> =>
  (await settle(call, needed)).data

/** The same, with the version of the data. */
export async function unwrapWithETag<TData>(
  call: Promise<Reply<TData>>,
  ...needed: Needed<TData>
): Promise<Versioned<TData>> {
  const { data, response } = await settle(call, needed)
  return { data, etag: response.headers.get('ETag') }
}

/**
 * It asks `response.ok`, not `error`: a 502 with an empty body arrives with an empty text as its error, and asking whether there is one
 * would pass it on as data.
 */
export async function settle<TData>(
  call: Promise<Reply<TData>>,
  needed: Needed<TData> = [],
): Promise<{ data: TData; response: Response }> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof ApiError || isAbort(cause)) throw cause
    if (isTimeout(cause))
      throw new ApiError({ kind: 'unanswered', message: "The server didn't respond in time. Try again." })
    throw cause instanceof SyntaxError
      ? notAsAgreed()
      : new ApiError({ kind: 'offline', message: "The server can't be reached. Check your connection and try again." })
  })
  if (!response.ok) {
    if (response.status < 500) settled(response)
    throw fromResponse(response, error)
  }
  // Every answer is an object, and only a 204 may be without one: anything else would be drawn, or taken for what was saved, as data
  // that is missing.
  if (Object(data) !== data ? response.status !== 204 : Array.isArray(data)) throw notAsAgreed()
  const answer = withList(data as TData)
  if (needed.some((field) => answer?.[field] === undefined)) throw notAsAgreed()
  settled(response)
  return { data: answer, response }
}

/** Leaves out null rows. A list that is missing, or holds nothing else, fails: shown as empty, it would claim that there is nothing. */
function withList<TData>(data: TData): TData {
  if (typeof data !== 'object' || data === null || !('results' in data || 'next' in data)) return data
  const { results } = data as { results?: unknown }
  if (!Array.isArray(results)) throw notAsAgreed()
  const rows = results.filter((row) => row !== null)
  if (rows.length === results.length) return data
  if (rows.length === 0) throw notAsAgreed()
  return { ...data, results: rows }
}

const notAsAgreed = () =>
  new ApiError({ kind: 'server', message: 'The server sent an unexpected response. Try again.' })

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'
const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'
