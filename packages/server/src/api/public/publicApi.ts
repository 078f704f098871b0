import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import { apiRequestStore } from '../../domain/developer/apiRequestStore'
import { apiKeyStore, type KeyOwner } from '../../domain/partners/apiKeyStore'
import { refuseOtherMethods, refuseOtherPaths } from '../../http/methods'
import { loggedBody, loggedHeaders, loggedPath, loggedQuery, redact, relatedIds } from '../../http/redact'
import { serveContract } from '../../http/serveContract'
import { bodyOf } from '../../http/validation'
import { auditKey } from '../../kernel/auditStore'
import type { Deps } from '../../kernel/deps'
import { hashRequest, keepAnswer, readIdempotencyKey, takeKey } from '../../kernel/idempotencyStore'
import { notifyFailure } from '../../kernel/notifications'
import { apiVersionOf, latestApiVersion } from '../../platform/apiVersions'
import type { ContractDocument, OperationFacts } from '../../platform/contractDocument'
import { type Database, type Queryable, within } from '../../platform/database/sql'
import { refuse } from '../../platform/refusal'
import type { PublicContext } from './context'
import type { PublicOperationId } from './operation'
import { publicOperations } from './operations'

declare module 'fastify' {
  interface FastifyRequest {
    apiKey: KeyOwner | null
  }
}

interface Around {
  database: Database
  deps: Deps
}

/** Mounts the public API, which authenticates with API keys and logs every request for the partner. */
export async function servePublicApi(app: FastifyInstance, prefix: string, contract: ContractDocument, around: Around) {
  const { database, deps } = around
  app.decorateRequest('apiKey', null)

  const withKey = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('api-version', latestApiVersion)
    const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const owner = key && (await apiKeyStore(database).find(key, deps.clock()))
    if (!owner) throw refuse.unauthenticated('The API key is missing, unknown, expired or revoked.')
    request.apiKey = owner
    // If the database takes no changes, reads keep working.
    await apiKeyStore(database)
      .used(owner, deps.clock())
      .catch((error) => request.log.warn({ err: error }, 'the use of an API key was not recorded'))
  }
  const withVersion = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.apiKey)
      reply.header('api-version', apiVersionOf(request.headers['api-version'], request.apiKey.api_version))
  }

  await app.register(async (scope) => {
    const isLimited = deps.config.rateLimit > 0
    if (isLimited) await limitRate(scope, deps.config.rateLimit)
    const onRequest = isLimited ? [withKey, scope.rateLimit(), withVersion] : [withKey, withVersion]
    // Logs before the response is sent, so clients find their request in the log.
    const logAs =
      (operation: LoggedFacts): onSendAsyncHookHandler =>
      async (request, reply, payload) => {
        await logCall(operation, request, reply, payload, around).catch((error) =>
          request.log.error({ err: error }, 'an API request was not logged'),
        )
        return payload
      }
    await serveContract(scope, contract, {
      prefix,
      validatesResponses: deps.config.validatesResponses,
      routeOf: (operation) => ({
        onRequest,
        preHandler: warnOfDeprecation(operation),
        onSend: logAs(operation),
        handler: (request, reply) => answer(operation, request, reply, around),
      }),
    })
    const unserved = { onRequest, onSend: logAs({ parameters: [], bodyFields: new Set() }) }
    refuseOtherMethods(scope, prefix, contract, unserved)
    refuseOtherPaths(scope, prefix, unserved)
  })
}

/** Adds `Deprecation` and `Sunset` to responses of requests that use a deprecated operation or field. */
const warnOfDeprecation =
  ({ deprecations }: OperationFacts) =>
  async ({ body }: FastifyRequest, reply: FastifyReply) => {
    const used = deprecations.filter(({ field }) => field === undefined || (isRecord(body) && field in body))
    const [first] = used.map(({ sunset }) => sunset).sort()
    const [since] = used.map((part) => part.since).sort()
    if (!first || !since) return
    reply.headers({ deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(first).toUTCString() })
  }

/** Counts per key and server. Rejected requests' bodies aren't read. */
const limitRate = (scope: FastifyInstance, max: number) =>
  scope.register(rateLimit, {
    max,
    timeWindow: 60_000,
    global: false,
    enableDraftSpec: true,
    keyGenerator: ({ apiKey, ip }) => apiKey?.id ?? ip,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return refuse.tooMany(seconds, `This API key may send ${max} requests per minute. Try again in ${seconds} s.`)
    },
  })

async function answer(facts: OperationFacts, request: FastifyRequest, reply: FastifyReply, { database, deps }: Around) {
  const key = request.apiKey
  if (!key) throw refuse.unauthenticated()
  const partner = { partnerId: key.partner_id, mode: key.mode }
  const context: PublicContext = { ...deps, database, key, partner, log: request.log }
  // The input was validated by the contract that types the operation.
  const run = publicOperations[facts.id as PublicOperationId] as (
    input: unknown,
    context: PublicContext,
  ) => Promise<unknown>
  const input = { path: request.params, query: request.query, body: bodyOf(facts, request) }
  if (facts.method === 'GET') return run(input, context)

  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key'])
  const attempt =
    idempotencyKey === undefined
      ? undefined
      : {
          subject: `key:${key.first_id}`,
          key: idempotencyKey,
          requestHash: hashRequest([facts.id, request.params, request.body ?? null]),
          now: deps.clock(),
        }
  const result = await database.transaction(async (tx) => {
    const stored = attempt && (await takeKey(tx, attempt))
    if (stored) return stored.body
    const inner = { ...context, database: within(tx) }
    const body = await run(input, inner)
    if (facts.isAudited) {
      const from = { id: request.id, ip: request.ip, userAgent: request.headers['user-agent'] }
      await auditKey({ ...inner, request: from }, key, { action: facts.id, input, body, before: undefined })
    }
    // Secrets are returned once and not stored for repeated requests.
    if (attempt) await keepAnswer(tx, attempt, { status: facts.status, body: withoutSecret(body), etag: null })
    return body
  })
  if (facts.status === 201) reply.header('location', `${request.url.split('?')[0]}/${idOf(result)}`)
  return reply.code(facts.status).send(result)
}

const idOf = (made: unknown) => (isRecord(made) ? made.id : '')

const withoutSecret = (body: unknown) =>
  typeof body === 'object' && body !== null && 'secret' in body ? { ...body, secret: null } : body

/** Names whose values are logged. */
type LoggedFacts = Pick<OperationFacts, 'parameters' | 'bodyFields'>

/** Larger bodies aren't logged. */
const maxLogged = 20_000

async function logCall(
  { parameters, bodyFields }: LoggedFacts,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { database, deps }: Around,
): Promise<void> {
  const key = request.apiKey
  if (!key) return
  const partner = { partnerId: key.partner_id, mode: key.mode }
  const [path = '', query = ''] = request.url.split('?')
  const text = typeof payload === 'string' ? payload : ''
  const body = parse(text)
  const status = reply.statusCode
  const errorCode = status >= 400 && isRecord(body) && typeof body.code === 'string' ? body.code : null
  const logged = loggedBody(request.body, bodyFields)
  await database.transaction(async (tx: Queryable) => {
    await apiRequestStore(tx, partner).add({
      id: deps.ids(),
      request_id: request.id,
      method: request.method,
      path: loggedPath(path).slice(0, 2000),
      query: loggedQuery(query, queryOf(parameters)).slice(0, 4000),
      status_code: status,
      status_class: `${Math.floor(status / 100)}XX`,
      duration_us: Math.round(reply.elapsedTime * 1000),
      api_key_last4: key.last4,
      ip_address: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, 400) ?? null,
      idempotency_key: request.headers['idempotency-key']?.toString().slice(0, 255) ?? null,
      error_code: errorCode,
      related_object_ids: relatedIds(path, query, logged, body),
      request_headers: loggedHeaders(request.headers),
      request_body: cut(logged),
      response_body: text.length > maxLogged ? { cut: true, size: text.length } : redact(body),
      created_at: deps.clock().toISOString(),
    })
    if (status >= 400) await notifyFailure(tx, deps, partner, 'api_errors')
  })
}

const queryOf = (parameters: OperationFacts['parameters']) =>
  new Set(parameters.filter((part) => part.in === 'query').map(({ name }) => name))

const cut = (body: unknown) => {
  const size = JSON.stringify(body ?? null).length
  return size > maxLogged ? { cut: true, size } : body
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}
