import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config'
import { isBelow, pathOf } from './paths'

/**
 * Styles that react-aria puts on the page itself, by hash: `touch-action` of pressable elements. Found anew when react-aria changes:
 * the browser's console names the hash that it refused.
 */
const styleHashes: readonly string[] = ['sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=']

const policyOf = (otherOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    // Measured sizes and positions of overlays; attributes cannot load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...otherOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of the app makes the address of its CSV worker (readCsvFile.ts).
    'trusted-types csv-worker',
  ].join('; ')

const always = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Of what the API answers, which is no page: nothing in it may run or load, and nobody keeps it. */
export const callHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** What writes the headers of every answer, and lets the one foreign origin read them where the app lives elsewhere. */
export function headersOf({ corsOrigin, publicOrigin, ...config }: Config) {
  // Where the app reports its errors and measurements, asks for flags and figures, and signs people in.
  const { errorReportingDsn, analyticsUrl, flagProviderUrl, oidcIssuer, cubeApiUrl } = config
  const others = [errorReportingDsn, analyticsUrl, flagProviderUrl, oidcIssuer, cubeApiUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  )
  const policy = policyOf(others.filter((origin) => origin !== publicOrigin))
  const pageHeaders = {
    ...always,
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const isSecure = publicOrigin.startsWith('https:')
  return (request: FastifyRequest, reply: FastifyReply): void => {
    // Two years, as browsers' own lists ask for.
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (isCall(request.url)) reply.headers(callHeaders).header('request-id', request.id)
    else reply.headers(pageHeaders)
    if (corsOrigin === undefined) return
    // Said to everybody, so that no cache hands the answer for one origin to another.
    reply.header('vary', 'Origin')
    if (request.headers.origin !== corsOrigin) return
    reply.headers({
      'access-control-allow-origin': corsOrigin,
      'access-control-expose-headers':
        'Content-Disposition, Date, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Request-Id, Retry-After',
    })
  }
}

/** Almost every call is spelled as the contract does. */
const isCall = (url: string) => url.startsWith('/api/') || isBelow(pathOf(url), 'api')

/** What a browser asks before it calls from the app's origin. */
export const isPreflight = ({ method, headers }: FastifyRequest, { corsOrigin }: Config) =>
  method === 'OPTIONS' && corsOrigin !== undefined && headers.origin === corsOrigin

export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Dashboard-Partner, Dashboard-Sandbox, Idempotency-Key, If-Match, Traceparent',
  'access-control-max-age': '600',
} as const
