import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort, printedKey, type ServerProcess, startServer } from '../testing/serverProcess'

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const folder = mkdtempSync(join(tmpdir(), 'observability-'))
const opened: Server[] = []
let server: ServerProcess | undefined
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  for (const each of opened) each.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Keeps what it receives. */
async function receiver() {
  const received: Received[] = []
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  opened.push(http)
  const address = http.address()
  return { received, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

it('follows a request through its statements and its webhook, in spans, logs and metrics', async () => {
  const [collector, endpoint] = [await receiver(), await receiver()]
  const metricsPort = await freePort()
  server = await startServer({
    DATA_DIR: folder,
    PORT: await freePort(),
    METRICS_PORT: metricsPort,
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  const key = printedKey(server.output(), 'harvest-pos', 'sandbox')
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server?.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(response.status, await response.text()).toBe(201)
  }
  await post('/webhook_endpoints', { url: `${endpoint.origin}/hook`, event_types: ['business.created'] })
  const business = {
    external_id: 'TRACE-1',
    legal_name: 'Traced LLC',
    incorporation_type: 'llc',
    address: { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
  }
  await post('/businesses', business, { traceparent: `00-${traceId}-${spanId}-01` })

  await expect.poll(() => endpoint.received.length).toBe(1)
  const [hook] = endpoint.received
  expect(hook?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))

  const spans = () =>
    collector.received
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ body }) => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans: own }): OtlpSpan[] => own)
      .filter((span) => span.traceId === traceId)
  const byId = (id: string | undefined) => spans().find((span) => span.spanId === id)
  const sentSpanId = hook?.headers.traceparent?.toString().split('-')[2]
  const request = () => spans().find(({ name }) => name === 'POST createBusiness')
  const job = () => byId(byId(sentSpanId)?.parentSpanId)
  await expect.poll(() => job()?.name).toBe('job deliver_webhook')
  await expect.poll(() => request()?.parentSpanId).toBe(spanId)
  expect(job()?.parentSpanId).toBe(request()?.spanId)
  expect(spans().some(({ name, parentSpanId }) => name === 'INSERT' && parentSpanId === request()?.spanId)).toBe(true)
  expect(collector.received.map(({ body }) => body).join()).not.toContain('Traced LLC')

  const logged = server
    .output()
    .split('\n')
    .filter((line) => line.includes(`"traceId":"${traceId}"`) && line.includes('request completed'))
    .map((line) => JSON.parse(line).res)
  // The demo's own endpoint is this server, which continues the trace.
  expect(logged).toContainEqual({ statusCode: 201, partner: expect.any(String), mode: 'sandbox' })

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(/http_request_duration_seconds_count\{operation="createBusiness",status="201"\} 1/)
  expect(metrics).toMatch(/db_query_duration_seconds_count\{kind="INSERT"\} [1-9]/)
  expect(metrics).toMatch(/webhook_delivery_duration_seconds_count\{result="success"\} [1-9]/)
  expect(metrics).toMatch(/job_duration_seconds_count\{kind="deliver_webhook",result="done"\} [1-9]/)
  expect((await fetch(`${server.origin}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404)

  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
})
