import { ApiError, fromResponse } from './errors'

interface Reply<TData> {
  data?: TData
  error?: unknown
  response: Response
}

/**
 * Turns a reply into its data, or throws the one error that the app knows. It asks `response.ok`, not `error`: a 502 with an empty
 * body arrives with an empty text as its error, and asking whether there is one would pass it on as data.
 */
export async function unwrap<TData>(call: Promise<Reply<TData>>): Promise<TData> {
  const reply = await call.catch((cause: unknown) => {
    if (cause instanceof ApiError || isAbort(cause)) throw cause
    throw cause instanceof SyntaxError
      ? new ApiError({ kind: 'server', message: 'The answer was not what the contract says.' })
      : new ApiError({ kind: 'offline', message: 'The request did not reach the server.' })
  })
  if (!reply.response.ok) throw fromResponse(reply.response, reply.error)
  return reply.data as TData
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'
