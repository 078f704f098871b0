import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config'
import { isBelow, pathOf } from './paths'

/**
 * Hashes of styles that react-aria adds to the page (`touch-action` of pressable elements). When react-aria changes,
 * the browser's console shows the new hash.
 */
const styleHashes: readonly string[] = ['sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=']

/** The renderer of the API reference writes its own style sheet and HTML. */
const referencePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const policyOf = (otherOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    // Overlays set measured sizes and positions; style attributes can't load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...otherOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The app's policies, for its CSV worker (readCsvFile.ts) and the sandboxed frame of HtmlPreview.tsx.
    'trusted-types csv-worker html-preview',
  ].join('; ')

const always = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Headers of API responses, which may not run, load or be cached. */
export const callHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** Returns the function that sets the headers of every response, including CORS for the app's separate origin. */
export function headersOf({ corsOrigin, publicOrigin, ...config }: Config) {
  // Services the app connects to: error reports, analytics, flags, Cube and sign-in.
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
  const referenceHeaders = { ...pageHeaders, 'content-security-policy': referencePolicy }
  const isSecure = publicOrigin.startsWith('https:')
  return (request: FastifyRequest, reply: FastifyReply): void => {
    // Two years, as the HSTS preload list requires.
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    reply.header('request-id', request.id)
    if (isCall(request.url)) reply.headers(callHeaders)
    else reply.headers(isBelow(pathOf(request.url), 'docs') ? referenceHeaders : pageHeaders)
    if (corsOrigin === undefined) return
    // Sent to all origins, so that caches don't mix up responses.
    reply.header('vary', 'Origin')
    if (request.headers.origin !== corsOrigin) return
    reply.headers({
      'access-control-allow-origin': corsOrigin,
      'access-control-expose-headers':
        'Content-Disposition, Date, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Request-Id, Retry-After',
    })
  }
}

/** Checks the common spelling first, because `isBelow` decodes the path. */
const isCall = (url: string) => url.startsWith('/api/') || isBelow(pathOf(url), 'api')

/** CORS preflight requests from the app's origin. */
export const isPreflight = ({ method, headers }: FastifyRequest, { corsOrigin }: Config) =>
  method === 'OPTIONS' && corsOrigin !== undefined && headers.origin === corsOrigin

export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Dashboard-Partner, Dashboard-Sandbox, Idempotency-Key, If-Match, Traceparent',
  'access-control-max-age': '600',
} as const
