import type { Middleware } from 'openapi-fetch'

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Starts a trace with each request (W3C Trace Context), so that the server's logs and spans can be found from the browser's network log. */
export const traced: Middleware = {
  onRequest({ request }) {
    request.headers.set('traceparent', `00-${hex(16)}-${hex(8)}-01`)
    return request
  },
}
