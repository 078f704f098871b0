import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { type Call, lastingCallAs, withApp } from './testApp'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server without the demo's endpoints and events, and a receiver of webhooks. */
export function withWebhooks() {
  const test = withApp()
  let mine: Call
  let origin = ''

  const received: Received[] = []
  /** Response by path; 204 by default. */
  const answers = new Map<string, { status: number; headers?: Record<string, string>; body?: string }>()

  /** Runs before the response to a path. */
  const meanwhile = new Map<string, () => Promise<void>>()

  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    if (request.url === '/never') return
    await meanwhile.get(request.url ?? '')?.()
    const { status, headers = {}, body = '' } = answers.get(request.url ?? '') ?? { status: 204 }
    response.writeHead(status, headers).end(body)
  })

  beforeAll(async () => {
    for (const table of [
      sql`webhook_attempts`,
      sql`webhook_deliveries`,
      sql`webhook_events`,
      sql`webhook_endpoints`,
      sql`jobs`,
    ]) {
      await test.database.query(sql`DELETE FROM ${table}`)
    }
    mine = await lastingCallAs(test, demoAccounts.partner.email)
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  })
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  beforeEach(() => {
    received.length = 0
    answers.clear()
  })

  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    mine(url, { method, ...(payload ? { payload } : {}) })
  const read = async (url: string) => (await mine(url)).json()
  const forward = (milliseconds: number) => test.setNow(new Date(test.now().getTime() + milliseconds))

  async function endpointAt(path: string, body: object = {}) {
    const made = await send('POST', '/webhook_endpoints', {
      url: `${origin}${path}`,
      event_types: ['processor_link.created'],
      ...body,
    })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.headers.location).toBe(`/api/webhook_endpoints/${made.json().endpoint.id}`)
    return made.json() as { endpoint: { id: string; secret_last4: string }; secret: string }
  }

  /** Sends a test event and returns the received request. */
  async function ping(endpoint: { id: string }) {
    const response = await send('POST', `/webhook_endpoints/${endpoint.id}/test`)
    expect(response.statusCode, response.body).toBe(202)
    await test.runJobs()
    return { event: response.json() as { id: string }, last: received.at(-1) as Received }
  }

  const infoOf = (event: { id: string }) => read(`/webhook_logs/event_info/${event.id}`)
  const attemptsOf = async (event: { id: string }) =>
    (await read(`/webhook_logs/delivery_attempts?event_id=${event.id}`)).results

  return {
    test,
    receiverUrl: (path: string) => `${origin}${path}`,
    received,
    answers,
    meanwhile,
    send,
    read,
    forward,
    endpointAt,
    ping,
    infoOf,
    attemptsOf,
  }
}
