import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../platform/refusal'
import { callHeaders } from './headers'

const refusals: Record<string, ConstructorParameters<typeof Refusal>[0]> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow', detail: 'Request timeout to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', detail: 'Headers too large.' },
  HPE_INVALID_METHOD: { status: 501, code: 'unknown_method', detail: "The HTTP method isn't supported." },
}
const unreadable = { status: 400, code: 'unparsable', detail: "The request isn't valid HTTP/1.1." }

/** Requests that Node's parser rejects never reach a handler, so the response is written to the socket. */
export function handleBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refusal = new Refusal(refusals[error.code ?? ''] ?? unreadable)
  const id = `req_${randomUUID()}`
  const body = JSON.stringify(refusal.toProblem(id))
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        `Request-Id: ${id}`,
        ...Object.entries(callHeaders).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}
