import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { startSpan, traceparentOf } from '../platform/tracing'

/** Networks that configured URLs can't reach. */
const blocked = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  blocked.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  // Deprecated IPv4-compatible addresses.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // Teredo and other protocols of the IETF.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  // 6to4 and site-local addresses map to IPv4 and private networks.
  ['2002::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  blocked.addSubnet(network, bits, 'ipv6')
}
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** What the operator allows beyond public addresses. */
export interface Egress {
  /** Whether this machine can be reached. */
  allowsLoopback: boolean
  /** Hosts with ports that can be in any network, such as `store:9000`. */
  privateHosts: ReadonlySet<string>
}

type Reach = 'public' | 'loopback' | 'private'

function reachOf(url: string, { allowsLoopback, privateHosts }: Egress): Reach {
  if (privateHosts.has(new URL(url).host)) return 'private'
  return allowsLoopback ? 'loopback' : 'public'
}

export function isBlocked(address: string, reach: Reach): boolean {
  const version = isIP(address)
  if (version === 0) return true
  if (reach === 'private') return false
  // IPv4-mapped IPv6 address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isBlocked(mapped, reach)
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (loopback.check(address, family)) return reach === 'public'
  return blocked.check(address, family)
}

/** Returns why a URL can't be an endpoint, judged by its text; undefined if it can. */
export function whyNotEndpoint(url: string, egress: Egress): string | undefined {
  if (!URL.canParse(url)) return 'must be a URL that starts with http:// or https://'
  const { protocol, hostname, username, password, hash } = new URL(url)
  if (!/^https?:$/.test(protocol) || !/^https?:\/\//i.test(url))
    return 'must be a URL that starts with http:// or https://'
  if (username || password) return 'must not contain a user name or password'
  if (hash) return 'must not contain a fragment'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLocalName = /(^|\.)localhost$/i.test(host)
  const reach = reachOf(url, egress)
  if (isLocalName ? reach === 'public' : isIP(host) !== 0 && isBlocked(host, reach))
    return 'must not point to a private network'
  return undefined
}

/** Thrown by a lookup or connection to a private network. */
export class BlockedAddress extends Error {
  readonly code = 'PrivateNetwork'
  constructor() {
    super('The URL points to a private network.')
  }
}

/** Resolves a host and rejects private networks. The connection uses this lookup's result, so DNS rebinding doesn't work. */
export function guardedLookup(url: string, egress: Egress): LookupFunction {
  const reach = reachOf(url, egress)
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4)
      const first = addresses[0]
      if (!first || addresses.some(({ address }) => isBlocked(address, reach))) {
        return callback(new BlockedAddress(), '', 4)
      }
      // Node requests all addresses when it tries both families.
      if (options.all) return (callback as unknown as (error: null, all: typeof addresses) => void)(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

type OutboundError = 'timeout' | 'connection' | 'redirect' | 'status' | 'blocked' | 'tls'

export interface OutboundAnswer {
  statusCode: number | null
  body: string | null
  durationMs: number
  retryAfter: string | null
  error: OutboundError | null
}

interface OutboundRequest {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
  egress: Egress
}

/** Bytes of the response that are stored. */
const maxBody = 2048

/** Sends a POST to an external address: follows no redirect, reaches no private network, and keeps the start of the response. */
export async function post(request: OutboundRequest): Promise<OutboundAnswer> {
  const address = URL.canParse(request.url) ? new URL(request.url).hostname : ''
  const span = startSpan({ name: 'POST', kind: 'client', attributes: { 'server.address': address } })
  const headers = { traceparent: traceparentOf(span.context), ...request.headers }
  const answer = await send({ ...request, headers })
  span.end({
    attributes: answer.statusCode === null ? {} : { 'http.response.status_code': answer.statusCode },
    ...(answer.error && { error: new Error(answer.error) }),
  })
  return answer
}

function send({ url, headers, body, timeoutMs, egress }: OutboundRequest): Promise<OutboundAnswer> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let isSettled = false
    const settle = (answer: Omit<OutboundAnswer, 'durationMs'>) => {
      if (isSettled) return
      isSettled = true
      clearTimeout(timer)
      resolve({ ...answer, durationMs: Math.round(performance.now() - startedAt) })
    }
    const failed = (error: OutboundError) => settle({ statusCode: null, body: null, retryAfter: null, error })
    const timer = setTimeout(() => {
      failed('timeout')
      request?.destroy()
    }, timeoutMs)
    if (whyNotEndpoint(url, egress) !== undefined) {
      failed('blocked')
      return
    }
    const start = url.toLowerCase().startsWith('https:') ? httpsRequest : httpRequest
    const request = start(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: guardedLookup(url, egress),
        agent: false,
      },
      (response) => {
        const statusCode = response.statusCode ?? 0
        const chunks: Buffer[] = []
        let size = 0
        const finish = () => {
          const text = Buffer.concat(chunks).subarray(0, maxBody).toString('utf8').replaceAll('\0', '')
          const isRedirect = statusCode >= 300 && statusCode < 400
          settle({
            statusCode,
            body: text,
            retryAfter: response.headers['retry-after'] ?? null,
            error: isRedirect ? 'redirect' : statusCode >= 200 && statusCode < 300 ? null : 'status',
          })
        }
        response.on('data', (chunk: Buffer) => {
          // A chunk can be larger than the limit.
          if (size < maxBody) chunks.push(chunk.subarray(0, maxBody))
          size += chunk.length
          // Stops reading endless responses.
          if (size > 1_000_000) {
            finish()
            request.destroy()
          }
        })
        response.on('end', finish)
        response.on('error', finish)
      },
    )
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof BlockedAddress) failed('blocked')
      else
        failed(
          /^(ERR_TLS|CERT_|DEPTH_|UNABLE_TO|SELF_SIGNED|ERR_SSL|EPROTO)/.test(error.code ?? '') ? 'tls' : 'connection',
        )
    })
    request.end(body)
  })
}
