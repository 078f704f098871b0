import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serveDashboardApi } from './api/dashboardApi'
import { servePublicApi } from './api/public/publicApi'
import { analyticsOperations } from './features/analytics/operations'
import { auditOperations } from './features/audit/operations'
import { businessDetailOperations } from './features/businesses/detailOperations'
import { documentOperations } from './features/businesses/documents/operations'
import { businessOperations } from './features/businesses/operations'
import { capitalOperations } from './features/capital/operations'
import { serveChatCallback } from './features/chat/callback'
import { chatOperations, chatVersions } from './features/chat/operations'
import { crmOperations } from './features/crm/operations'
import { dataShareOperations } from './features/dataShare/operations'
import { ingestionVersions } from './features/dataShare/s3Operations'
import { developerOperations } from './features/developer/operations'
import { exportOperations } from './features/exports/operations'
import { homeOperations } from './features/home/operations'
import { marketingOperations } from './features/marketing/operations'
import { notificationOperations } from './features/notifications/operations'
import { orderOperations } from './features/orders/operations'
import { partnerOperations } from './features/partners/operations'
import { playgroundOperations } from './features/playground/operations'
import { reportOperations, reportVersions } from './features/reports/operations'
import { savedViewOperations } from './features/savedViews/operations'
import { settingsOperations } from './features/settings/operations'
import { settingsVersions } from './features/settings/versions'
import { signInOperations } from './features/signIn/operations'
import { passkeyOperations, passkeyVersions } from './features/signIn/passkeyOperations'
import { secondFactorOperations, signInPolicyVersions } from './features/signIn/secondFactorOperations'
import { sessionOperations } from './features/signIn/sessionOperations'
import { userOperations, userVersions } from './features/users/operations'
import { limitBodyTime } from './http/bodyTimeout'
import { handleBrokenRequest } from './http/brokenRequests'
import { headersOf, isPreflight, preflightHeaders } from './http/headers'
import { serveHealth } from './http/health'
import { refuseOtherMethods } from './http/methods'
import { loggerWithTrace, observeRequests } from './http/observe'
import { serveOutbox } from './http/outbox'
import { isForApp, servePages } from './http/pages'
import { servePartnerIcons } from './http/partnerIcons'
import { isReadable } from './http/paths'
import { guardPrivateMode } from './http/privateMode'
import { handleErrors, sendProblemOf } from './http/problems'
import { refuseUnstorable } from './http/validation'
import { serveWebhookInbox } from './http/webhookInbox'
import type { Deps } from './kernel/deps'
import type { Operations } from './kernel/operation'
import type { Versions } from './kernel/versions'
import { serveLocalProvider } from './localProvider/mount'
import type { ContractDocument } from './platform/contractDocument'
import type { Database } from './platform/database/sql'
import { Refusal, refuse } from './platform/refusal'
import { demoAccounts } from './seed/demoAccounts'

/** In bytes. */
const uploadLimit = 10_485_760
const apiPrefix = '/api'
const publicPrefix = '/api/v1'

/** Type checking fails if an operation of the contract is missing. */
const operations: Operations = {
  ...signInOperations,
  ...sessionOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...partnerOperations,
  ...businessOperations,
  ...reportOperations,
  ...settingsOperations,
  ...userOperations,
  ...auditOperations,
  ...chatOperations,
  ...notificationOperations,
  ...developerOperations,
  ...crmOperations,
  ...marketingOperations,
  ...dataShareOperations,
  ...analyticsOperations,
  ...playgroundOperations,
  ...businessDetailOperations,
  ...documentOperations,
  ...capitalOperations,
  ...exportOperations,
  ...orderOperations,
  ...homeOperations,
  ...savedViewOperations,
}

const versions: Versions = {
  ...settingsVersions,
  ...signInPolicyVersions,
  ...passkeyVersions,
  ...userVersions,
  ...chatVersions,
  ...reportVersions,
  ...ingestionVersions,
}

const accountNotes = new Map<string, string>(Object.values(demoAccounts).map(({ email, what }) => [email, what]))

export interface AppOptions {
  database: Database
  deps: Deps
  /** The bundled contract (openapi/generated/dashboard.json). */
  contract: ContractDocument
  /** The bundled contract of the public API (openapi/generated/public-v1.json). */
  publicContract: ContractDocument
  logger: FastifyServerOptions['logger']
  isDraining?: () => boolean
}

/** Builds the whole server without listening. */
export async function buildApp({
  database,
  deps,
  contract,
  publicContract,
  logger,
  isDraining = () => false,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = deps
  const { trustProxy } = config
  const writeHeaders = headersOf(config)
  const app = Fastify({
    logger,
    ...(trustProxy !== undefined && {
      trustProxy: Array.isArray(trustProxy) ? trustProxy : (_address: string, hop: number) => hop < trustProxy,
    }),
    bodyLimit: 1_048_576,
    // Replaced by `limitBodyTime`. A download whose reader stalls has no traffic and is closed here.
    requestTimeout: 0,
    connectionTimeout: 75_000,
    routerOptions: { maxParamLength: 2000 },
    schemaController: {
      compilersFactory: {
        // Routes of a contract bring their own, and loading the default ones would take 0.2 s of each start.
        buildValidator: () => () => {
          throw new Error('Only routes of a contract have schemas.')
        },
        // Compiled serializers save 0.02 of 0.36 ms for a list, but need a schema that lists every nullable field exactly.
        buildSerializer: () => () => JSON.stringify,
      },
    },
    childLoggerFactory: loggerWithTrace,
    genReqId: () => `req_${randomUUID()}`,
    return503OnClosing: false,
    clientErrorHandler: handleBrokenRequest,
    // Unknown page URLs get the app's 404 page.
    rewriteUrl: ({ url = '/', method = '', headers }) =>
      !isReadable(url) && isForApp({ url, method, headers }, config) ? '/' : url,
    // A malformed URL bypasses our hooks and handlers.
    frameworkErrors: (error, request, reply) => {
      writeHeaders(request, reply)
      void sendProblemOf(error, request, reply)
    },
  })
  app.server.headersTimeout = 30_000
  observeRequests(app, deps.metrics)
  app.decorateRequest('user', null)
  app.decorateRequest('scope', null)
  app.addHook('onRequest', (request, reply, done) => {
    writeHeaders(request, reply)
    if (isPreflight(request, config)) reply.headers(preflightHeaders).code(204).send()
    else done()
  })
  limitBodyTime(app)
  serveHealth(app, { database, deps, isDraining })
  handleErrors(app)
  guardPrivateMode(app, config)
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Otherwise, invalid bytes would be stored as replacement characters.
    if (!isUtf8(body))
      return done(refuse.unparsable("The request body isn't UTF-8. Encode it as UTF-8 and try again."), undefined)
    // Some clients send the header Content-Type without a body.
    if (body.length === 0 && request.routeOptions.config.needsBody === false) return done(null, undefined)
    void parseJson(request, body.toString('utf8'), done)
  })
  app.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: uploadLimit },
    async (_request: unknown, body: Buffer) => {
      if (isUtf8(body)) return body.toString('utf8')
      throw new Refusal({
        status: 422,
        code: 'invalid_request',
        detail: "The file isn't UTF-8. Save it as CSV UTF-8 and upload it again.",
        errors: [{ in: 'body', pointer: '', code: 'encoding', detail: "isn't UTF-8" }],
      })
    },
  )
  app.addHook('preValidation', refuseUnstorable)

  await serveDashboardApi(app, apiPrefix, contract, { database, deps, operations, versions })
  await servePublicApi(app, publicPrefix, publicContract, { database, deps })
  refuseOtherMethods(app, apiPrefix, contract)
  serveChatCallback(app, database, deps)
  if (config.hasOutbox) serveOutbox(app, database)
  if (config.hasLocalProvider) await serveLocalProvider(app, { config, database, notes: accountNotes })
  if (config.hasOutbox) serveWebhookInbox(app)
  servePartnerIcons(app)
  await servePages(app, config)
  return app
}
