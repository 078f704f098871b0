/** Sends a complete request. */
export type Send = (request: Request) => Promise<Response>

/** Milliseconds until a request is aborted, including its response body. */
const longestWait = 30_000

/** Files have no timeout. */
const isForFile = (request: Request) => request.headers.get('Accept')?.startsWith('text/csv')

/** Adds a timeout to requests. */
export const inTime =
  (send: Send = (request) => fetch(request)): Send =>
  (request) =>
    send(
      isForFile(request)
        ? request
        : new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(longestWait)]) }),
    )
