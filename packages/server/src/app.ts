import { randomUUID } from 'node:crypto'
import fastifyResponseValidation from '@fastify/response-validation'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify'
import fastifyOpenapiGlue from 'fastify-openapi-glue'
import type { ContractDocument } from './contract/document'
import type { Context, Input, OperationId, Operations } from './contract/operation'
import { refuse } from './contract/refusal'
import type { Database } from './database/sql'
import type { Deps } from './deps'
import { headersOf, isPreflight, preflightHeaders } from './http/headers'
import { refuseOtherMethods } from './http/methods'
import { serveOutbox } from './http/outbox'
import { servePages } from './http/pages'
import { servePartnerIcons } from './http/partnerIcons'
import { answerProblems, sendProblemOf } from './http/problems'
import { findSessionUser, resolveScope, type Scope, type SessionUser } from './http/scope'
import { compileRequestSchema, contractAjv, refuseNul, requireBody } from './http/validation'
import { businessOperations } from './modules/businesses/operations'
import { partnerOperations } from './modules/partners/operations'
import { sessionOperations } from './modules/session/operations'
import { signInOperations } from './modules/signIn/operations'

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
    scope: Scope | null
  }
}

const apiPrefix = '/api'

/** Every operation of the contract, or this does not compile. */
const operations: Operations = {
  ...signInOperations,
  ...sessionOperations,
  ...partnerOperations,
  ...businessOperations,
}

export interface AppOptions {
  database: Database
  deps: Deps
  /** The bundled contract (openapi/generated/dashboard.json). */
  contract: ContractDocument
  logger: FastifyServerOptions['logger']
}

/** The whole server, without listening. */
export async function buildApp({ database, deps, contract, logger }: AppOptions): Promise<FastifyInstance> {
  const { config } = deps
  const writeHeaders = headersOf(config)
  const app = Fastify({
    logger,
    bodyLimit: 1_048_576,
    // A request that does not end within this many milliseconds holds no connection any longer.
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 2000 },
    genReqId: () => `req_${randomUUID()}`,
    return503OnClosing: false,
    // An address that cannot be read comes by no hook and no handler of ours.
    frameworkErrors: (error, request, reply) => {
      writeHeaders(request, reply)
      void sendProblemOf(error, request, reply)
    },
  })
  app.decorateRequest('user', null)
  app.decorateRequest('scope', null)
  app.addHook('onRequest', async (request, reply) => {
    writeHeaders(request, reply)
    if (isPreflight(request, config)) return reply.headers(preflightHeaders).code(204).send()
  })
  answerProblems(app)
  app.setValidatorCompiler(compileRequestSchema)
  app.setSerializerCompiler(() => JSON.stringify)
  app.removeContentTypeParser('text/plain')
  // The plugin warns where a type of the contract has no parser, though this one is only answered.
  app.addContentTypeParser('application/problem+json', async () => {
    throw refuse.mediaType()
  })
  app.addHook('preValidation', refuseNul)
  if (config.validatesResponses) await app.register(fastifyResponseValidation, { ajv: contractAjv() })

  const { open, withBody, scoped } = readOperations(contract)
  await app.register(fastifyOpenapiGlue, {
    specification: structuredClone(contract),
    prefix: apiPrefix,
    operationResolver: (id: string) => {
      const operationId = id as OperationId
      return {
        onRequest: open.has(id) ? [] : [signedIn(database, deps, scoped.has(id))],
        preValidation: withBody.has(id) ? [requireBody] : [],
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          answer(operationId, request, reply, { database, deps }),
        // The plugin adds method and address, which its type asks for here.
      } as unknown as RouteOptions
    },
  })
  refuseOtherMethods(app, apiPrefix, contract)
  if (config.hasOutbox) serveOutbox(app, database)
  servePartnerIcons(app)
  await servePages(app, config)
  return app
}

/** Which operations say `security: []`, which need a body, and which take a scope. */
function readOperations({ paths }: ContractDocument) {
  const open = new Set<string>()
  const withBody = new Set<string>()
  const scoped = new Set<string>()
  for (const { operationId, security, requestBody, parameters = [] } of Object.values(paths).flatMap((item) =>
    Object.values(item),
  )) {
    if (operationId && security?.length === 0) open.add(operationId)
    if (operationId && requestBody?.required) withBody.add(operationId)
    if (operationId && parameters.some(({ $ref }) => $ref?.endsWith('/PartnerHeader'))) scoped.add(operationId)
  }
  return { open, withBody, scoped }
}

/** Finds whose session it is and what is meant, before anything of the request is looked at. */
const signedIn =
  (database: Database, { tokens, clock }: Deps, isScoped: boolean) =>
  async (request: FastifyRequest) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const sessionId = token && (await tokens.verifyAccess(token))
    const user = sessionId && (await findSessionUser(database, sessionId, clock()))
    if (!user) throw refuse.unauthenticated()
    request.user = user
    // Where the contract has no scope headers, they mean nothing.
    const { 'dashboard-partner': partner, 'dashboard-sandbox': sandbox } = isScoped ? request.headers : {}
    request.scope = await resolveScope(database, user, { partner: single(partner), sandbox: single(sandbox) })
  }

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

interface Around {
  database: Database
  deps: Deps
}

async function answer<Id extends OperationId>(
  id: Id,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, deps }: Around,
) {
  const context = { ...deps, database, log: request.log, user: request.user, scope: request.scope } as Context
  const input = { path: request.params, query: request.query, body: request.body } as Input<Id>
  const result = await operations[id](input, context)
  return result === undefined ? reply.code(204).send() : reply.send(result)
}
