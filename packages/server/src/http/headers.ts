import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

/**
 * Styles that react-aria puts on the page itself, by hash: `touch-action` of pressable elements. Found anew when react-aria changes:
 * the browser's console names the hash that it refused.
 */
const styleHashes: readonly string[] = ['sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=']

const policyOf = (reportingOrigin: string | undefined) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    // Measured sizes and positions of overlays; attributes cannot load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", reportingOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const always = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** Headers of every answer, and the one foreign origin that may read them where the app lives elsewhere. */
export function answerHeaders(app: FastifyInstance, { corsOrigin, errorReportingDsn }: Config): void {
  const policy = policyOf(errorReportingDsn && new URL(errorReportingDsn).origin)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('content-security-policy', policy)
    if (/^\/api([/?]|$)/.test(request.url)) reply.header('cache-control', 'no-store')
    if (corsOrigin === undefined || request.headers.origin !== corsOrigin) return
    reply.headers({
      'access-control-allow-origin': corsOrigin,
      vary: 'Origin',
      'access-control-expose-headers': 'Date, Retry-After',
    })
    if (request.method === 'OPTIONS') {
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': 'Authorization, Content-Type, Dashboard-Partner, Dashboard-Sandbox',
          'access-control-max-age': '600',
        })
        .code(204)
        .send()
    }
  })
}
