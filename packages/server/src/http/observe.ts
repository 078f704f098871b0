import { createServer, type IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Metrics } from '../platform/metrics'
import { inTrace, readTraceparent, type Span, startSpan } from '../platform/tracing'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
  }
}

const spans = new WeakMap<IncomingMessage, Span>()

/** The span of a request, which continues the client's trace. */
function spanOf(request: IncomingMessage): Span {
  const span = spans.get(request)
  if (span) return span
  const parent = readTraceparent(request.headers.traceparent)
  const made = startSpan({ name: request.method ?? 'HTTP', kind: 'server', parent })
  spans.set(request, made)
  return made
}

/** Every line of a request names its trace. */
export const loggerWithTrace: FastifyServerOptions['childLoggerFactory'] = (logger, bindings, options, request) =>
  logger.child({ ...bindings, traceId: spanOf(request as IncomingMessage).context.traceId }, options)

const operationOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.operation ?? routeOptions.url ?? 'none'

/** Measures requests and runs them in their trace. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    inTrace(spanOf(request.raw).context, done)
  app.addHook('onRequest', enter)
  // Reading a body leaves the context.
  app.addHook('preValidation', enter)
  app.addHook('onResponse', (request, reply, done) => {
    const operation = operationOf(request)
    metrics.requestEnded(operation, reply.statusCode, reply.elapsedTime / 1000)
    spanOf(request.raw).end({
      name: `${request.method} ${operation}`,
      attributes: {
        'http.request.method': request.method,
        'http.response.status_code': reply.statusCode,
        'partner_dashboard.operation': operation,
      },
      ...(reply.statusCode >= 500 && { error: new Error('server error') }),
    })
    done()
  })
}

interface MetricsPage {
  port: number
  host: string
  contentType: string
  text: () => Promise<string>
}

/** Serves `/metrics` on a port of its own, which no load balancer should publish. */
export async function serveMetrics({ port, host, contentType, text }: MetricsPage): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const page = await text()
      response.writeHead(200, { 'content-type': contentType }).end(page)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
