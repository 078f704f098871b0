import type { ErrorObject } from 'ajv'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailabilityOf } from '../platform/databaseErrors'
import { Refusal, refuse } from '../platform/refusal'
import { refusalOfValidation } from './validation'

/** Responds to errors with problem documents. Unexpected errors are logged and their details aren't returned. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendProblemOf)
}

export function sendProblemOf(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request)
  if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed')
  return sendProblem(request, reply, refusal)
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.toProblem(request.id))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media type that the operation accepts. */
    bodyType?: string | undefined
    needsBody?: boolean
  }
}

interface FastifyFailure extends Error {
  code?: string
  statusCode?: number
  validation?: ErrorObject[]
  validationContext?: string
}

function refusalOf(error: FastifyFailure, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error.validation) return refusalOfValidation(error.validation, error.validationContext)
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refuse.unparsable()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse.mediaType(request.routeOptions.config?.bodyType)
    case 'FST_ERR_BAD_URL':
      return refuse.unparsable("The URL isn't valid.")
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Refusal({ status: 414, code: 'too_long', detail: 'The URL is too long.' })
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal({ status: 413, code: 'too_large', detail: 'The body is too large.' })
  }
  const unavailability = unavailabilityOf(error)
  if (unavailability) return refuse.unavailable(unavailability)
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return refuse.unparsable()
  }
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500
    ? new Refusal({ status, code: 'refused' })
    : new Refusal({ status: 500, code: 'internal_error', detail: 'Server error. Nothing was changed.' })
}
