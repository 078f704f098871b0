import type { Send } from '../transport/inTime'

export interface RetryPolicy {
  /** Retries after the first attempt, 2 by default. */
  count?: number
  /** Milliseconds before the first retry, 500 by default; doubles with each retry. */
  firstDelay?: number
  /** Longest wait in milliseconds, 30,000 by default. A longer `Retry-After` fails the call. */
  maxDelay?: number
  /** For tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  random?: () => number
}

/** Responses after which the same request can succeed; every change carries an idempotency key. */
const transient = new Set([429, 500, 502, 503, 504])

/** Repeats a request that got no complete response or a transient failure, with exponential backoff and jitter. */
export function withRetries(send: Send, policy: RetryPolicy = {}): Send {
  const { count = 2, firstDelay = 500, maxDelay = 30_000, sleep = wait, random = Math.random } = policy
  return async (request) => {
    for (let retries = 0; ; retries += 1) {
      const isLast = retries >= count
      const response = await complete(send(request.clone())).catch((cause: unknown) => {
        if (isLast || request.signal.aborted) throw cause
        return undefined
      })
      if (response && (isLast || !transient.has(response.status))) return response
      const backoff = Math.min(firstDelay * 2 ** retries, maxDelay) * (0.5 + random() / 2)
      const retryAfter = Number(response?.headers.get('Retry-After') ?? 0) * 1000
      if (response && retryAfter > maxDelay) return response
      await response?.body?.cancel()
      await sleep(Math.max(backoff, retryAfter || 0), request.signal)
    }
  }
}

/** Reads the body as part of the attempt, because the connection can fail in the middle of it. */
async function complete(attempt: Promise<Response>): Promise<Response> {
  const response = await attempt
  await response.clone().arrayBuffer()
  return response
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
