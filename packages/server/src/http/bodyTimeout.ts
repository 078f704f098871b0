import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleBrokenRequest } from './brokenRequests'

/** Bytes that a file must bring within each period: 1 kB/s at the default. */
const minFileBytes = 30_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isFile = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('text/csv') ?? false

/**
 * Ends requests whose body doesn't arrive: JSON has one period, a file any number of them while it makes progress. Node's own timeout ends
 * both alike, so a slow network could never upload a large file.
 */
export function limitBodyTime(app: FastifyInstance, period = 30_000): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, period)
    done()
  })
}

const tooSlow = () => Object.assign(new Error('The body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

function watch(request: FastifyRequest, reply: FastifyReply, period: number): void {
  const { raw } = request
  let read = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete || raw.readableEnded) return clearInterval(timer)
    const added = raw.socket.bytesRead - read
    read += added
    if (isFile(request) && added >= minFileBytes) return
    clearInterval(timer)
    // The response is already sent, so only the connection can be closed.
    if (reply.raw.headersSent) raw.destroy()
    else handleBrokenRequest(tooSlow(), raw.socket)
  }, period)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
