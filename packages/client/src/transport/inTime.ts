/** Sends a request that is complete with its headers. */
export type Send = (request: Request) => Promise<Response>

/** Milliseconds after which a call that is not answered, to its end, is given up. */
const longestWait = 30_000

/** A file takes as long as it takes. */
const isForFile = (request: Request) => request.headers.get('Accept')?.startsWith('text/csv')

/** Sends a call, and gives it up where it hangs. */
export const inTime =
  (send: Send = (request) => fetch(request)): Send =>
  (request) =>
    send(
      isForFile(request)
        ? request
        : new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(longestWait)]) }),
    )
