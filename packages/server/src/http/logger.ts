import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { hidden, loggedPath } from './redact'

interface LoggedReply {
  statusCode?: number
  request?: Pick<FastifyRequest, 'scope'> & { apiKey?: { partner_id: string; mode: string } | null }
}

/** Whose data the request was about. */
function scopeOf(request: LoggedReply['request']) {
  const { scope, apiKey } = request ?? {}
  if (apiKey) return { partner: apiKey.partner_id, mode: apiKey.mode }
  return scope ? { partner: scope.partnerId, organization: scope.organizationId, mode: scope.mode } : {}
}

interface LoggedError extends Error {
  code?: string
}

/**
 * Logs no query strings (they can contain tokens), no headers, and no error fields added by libraries: the embedded
 * engine's contain statement values, such as emails with codes.
 */
export const loggerOf = (
  level: string,
  stream?: { write: (line: string) => void },
): FastifyServerOptions['logger'] => ({
  level,
  ...(stream ? { stream } : {}),
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: loggedPath(url.split('?')[0] ?? '') }),
    res: ({ statusCode, request }: LoggedReply) => ({ statusCode, ...scopeOf(request) }),
    err: ({ name, message, stack = '', code = '' }: LoggedError) => ({
      type: name,
      message: withoutEmails(message),
      stack: withoutEmails(stack),
      code,
    }),
  },
})

/** Mail servers repeat the recipient in their errors. */
const withoutEmails = (text: string) => text.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, hidden)
