import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProxiedAnswer {
  status: number
  headers: Headers
  body: string
  /** URL of the request, without the origin. */
  url: string
  requestHeaders: IncomingHttpHeaders
  requestBody: string
  /** Sends another request to the server with the headers of this one. */
  ask: (url: string, init?: { method?: string; body?: string; headers?: Record<string, string> }) => Promise<Response>
}

interface Spoiled {
  status?: number
  type?: string
  body?: string
  /** Name of a header to leave out. */
  left?: string
  /** Headers to change. */
  headers?: Record<string, string>
}

/** A violation: which responses to change, and how. */
export interface Spoiling {
  at: RegExp
  method?: string
  /** Changes the URL of the request, such as to ignore a filter. */
  rewrite?: (url: string) => string
  /** Changes the body of the request. */
  rewriteBody?: (body: string) => string
  /** Name of a request header to leave out. */
  withoutHeader?: string
  spoil?: (answer: ProxiedAnswer) => Spoiled | Promise<Spoiled>
}

export interface SpoilingProxy {
  origin: string
  close: () => void
}

/** A proxy in front of a server, which changes some of its responses. */
export async function openSpoilingProxy(target: string, spoilings: readonly Spoiling[]): Promise<SpoilingProxy> {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _h, connection: _c, 'content-length': _l, ...headers } = request.headers
    const requestHeaders = headers as Record<string, string>
    const matches = spoilings.filter(
      ({ at, method }) => at.test(request.url ?? '') && (method ?? 'GET') === request.method,
    )
    const url = matches.reduce((rewritten, { rewrite }) => rewrite?.(rewritten) ?? rewritten, request.url ?? '')
    const requestBody = matches.reduce(
      (rewritten, { rewriteBody }) => rewriteBody?.(rewritten) ?? rewritten,
      Buffer.concat(chunks).toString('utf8'),
    )
    const removed = matches.flatMap(({ withoutHeader }) => withoutHeader ?? [])
    const answer = await fetch(`${target}${url}`, {
      method: request.method,
      headers: Object.fromEntries(Object.entries(requestHeaders).filter(([name]) => !removed.includes(name))),
      ...(chunks.length > 0 ? { body: requestBody } : {}),
      redirect: 'manual',
    })
    const ask: ProxiedAnswer['ask'] = (other, { headers: own, ...init } = {}) =>
      fetch(`${target}${other}`, { ...init, headers: { ...requestHeaders, ...own } })
    let spoiled: Spoiled = {}
    let body = await answer.text()
    for (const { spoil } of matches) {
      const around = { status: answer.status, headers: answer.headers, url: request.url ?? '', ask }
      spoiled = { ...spoiled, ...(await spoil?.({ ...around, requestHeaders: request.headers, requestBody, body })) }
      body = spoiled.body ?? body
    }
    response.statusCode = spoiled.status ?? answer.status
    for (const [name, value] of answer.headers) {
      if (name === spoiled.left || ['content-length', 'transfer-encoding', 'connection'].includes(name)) continue
      response.setHeader(name, value)
    }
    for (const [name, value] of Object.entries(spoiled.headers ?? {})) response.setHeader(name, value)
    if (spoiled.type) response.setHeader('content-type', spoiled.type)
    response.end(answer.status === 204 ? undefined : body)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => void proxy.close(),
  }
}
