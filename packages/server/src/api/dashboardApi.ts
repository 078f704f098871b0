import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveContract } from '../http/serveContract'
import { recordWrite } from '../http/sessionStore'
import { signedIn, withQueryToken } from '../http/signedIn'
import { bodyOf } from '../http/validation'
import { audit } from '../kernel/auditStore'
import { changesSince } from '../kernel/changesStore'
import type { Deps } from '../kernel/deps'
import { freeKey, hashRequest, keepAnswer, readIdempotencyKey, takeKey } from '../kernel/idempotencyStore'
import type { Context, FileAnswer, Input, OperationId, Operations } from '../kernel/operation'
import type { OperationVersion, Version, Versions } from '../kernel/versions'
import type { ContractDocument, OperationFacts } from '../platform/contractDocument'
import { lockName } from '../platform/database/lockStore'
import { type Database, within } from '../platform/database/sql'
import { etagOf, matches, tagsOf } from '../platform/etag'
import { Refusal, refuse } from '../platform/refusal'
import type { SessionUser } from '../platform/scope'

interface Around {
  database: Database
  deps: Deps
  operations: Operations
  versions: Versions
}

/** Operations that call other services: a transaction would stay open during the call. */
const outsideTransactions: ReadonlySet<string> = new Set<OperationId>(['sendChatTest', 'testS3'])

/** Operations that check a code. Rolling back a refusal would undo counting the wrong code. */
const countsWrongCodes: ReadonlySet<string> = new Set<OperationId>([
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  'startPasskey',
])

/** Body limits in bytes of operations with images (two of 1 MB as text) or files. Others use the server's default. */
const largeBodies: Partial<Record<string, number>> = {
  updatePartner: 3_000_000,
  // A dry run contains the audience file.
  submitPromotion: 12_000_000,
} satisfies Partial<Record<OperationId, number>>

/** Secrets that are returned once and not stored for repeated requests, as in the public API. */
const shownOnce: Partial<Record<string, string>> = {
  createWebhookEndpoint: 'secret',
  rotateWebhookSecret: 'secret',
  createApiKey: 'secret',
  rotateApiKey: 'secret',
} satisfies Partial<Record<OperationId, string>>

/** Operations that issue a secret, which a repeated request returns again. It's stored encrypted. */
const keptSealed: ReadonlySet<string> = new Set<OperationId>([
  'authorizeChat',
  'createSchemaImportToken',
  'setUpSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
])

interface Answer {
  status: number
  body: unknown
  etag: string | null
}

export async function serveDashboardApi(
  app: FastifyInstance,
  prefix: string,
  contract: ContractDocument,
  around: Around,
) {
  const { database, deps } = around
  const guards = (operation: OperationFacts) =>
    ({
      open: [],
      session: [signedIn(database, deps, operation)],
      analytics: [withQueryToken(database, deps)],
    })[operation.security]
  await serveContract(app, contract, {
    prefix,
    validatesResponses: deps.config.validatesResponses,
    routeOf: (operation) => ({
      onRequest: guards(operation),
      ...(largeBodies[operation.id] !== undefined && { bodyLimit: largeBodies[operation.id] }),
      handler: (request, reply) => handle(operation, request, reply, around),
    }),
  })
}

/** An operation with its version, without its ID in the type. */
interface Call {
  run: (input: AnyInput, context: Context) => Promise<unknown>
  etag: (body: unknown) => string
  version: Pick<OperationVersion<never>, 'trackMoved'> & {
    current?: (input: AnyInput, context: Context) => Promise<Version | undefined>
    before?: (input: AnyInput, context: Context) => Promise<unknown>
  }
}
type AnyInput = Input<OperationId>

function callOf(id: OperationId, { operations, versions }: Around): Call {
  const version = (versions[id] ?? {}) as Call['version'] & { etag?: Call['etag'] }
  return { run: operations[id] as Call['run'], etag: version.etag ?? etagOf, version }
}

async function handle(facts: OperationFacts, request: FastifyRequest, reply: FastifyReply, around: Around) {
  const { database, deps } = around
  const { user, scope, log } = request
  const call = callOf(facts.id as OperationId, around)
  const input = { path: request.params, query: request.query, body: bodyOf(facts, request) } as AnyInput
  // Operations without a session don't read user and scope.
  const context = {
    ...deps,
    database: facts.isBulkRead ? await deps.reads.after(user?.writePosition ?? null) : database,
    log,
    user,
    scope,
    request: { id: request.id, ip: request.ip, userAgent: request.headers['user-agent'] },
    setCookie: (name, value, options) => void reply.header('set-cookie', stringifySetCookie(name, value, options)),
  } as Context
  if (facts.isIdempotent) {
    const answer = await change(facts, request, { input, context, call })
    if (deps.reads.hasReplica && user) await remember(database, request, user)
    if (facts.location) reply.header('location', locationOf(facts.location, request, answer.body))
    return send(reply, answer)
  }
  const body = await call.run(input, context)
  return send(reply, { status: facts.status, body, etag: facts.answersETag ? call.etag(body) : null })
}

/** The change has happened, so a failure only delays when the user sees it in a list. */
const remember = (database: Database, { log }: FastifyRequest, user: SessionUser) =>
  recordWrite(database, user).catch((error) => log.warn({ err: error }, 'the position of a change was not recorded'))

interface Running {
  input: AnyInput
  context: Context
  call: Call
}

/** Runs effect, audit entry and idempotency key in one transaction. */
async function change(
  facts: OperationFacts,
  request: FastifyRequest,
  { input, context, call }: Running,
): Promise<Answer> {
  const { database, user, scope, clock } = context
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  const attempt =
    key === undefined
      ? undefined
      : {
          subject: `user:${user.id}:${scope.partnerId ?? scope.organizationId}:${scope.mode}`,
          key,
          requestHash: hashRequest([
            facts.id,
            input.path,
            input.query,
            input.body,
            request.headers['if-match'] ?? null,
          ]),
          now: clock(),
        }
  const perform = async (inner: Context): Promise<Answer> => {
    const { version } = call
    const current = facts.wantsIfMatch
      ? await requireVersion(facts, request, { input, context: inner, call })
      : undefined
    const before = current ? current.value : await version.before?.(input, inner)
    const recordMoved = await version.trackMoved?.(inner)
    const body = await call.run(input, inner)
    const etag = facts.answersETag ? call.etag(body) : null
    await recordMoved?.()
    if (facts.isAudited && !isDryRun(input.body)) {
      await audit(inner, {
        action: facts.id,
        input,
        body,
        before,
        versions: current && { from: current.etag, to: etag },
      })
    }
    return { status: facts.status, body, etag }
  }
  if (outsideTransactions.has(facts.id)) return perform(context)
  const answer = await database.transaction(async (tx) => {
    const stored = attempt && (await takeKey(tx, attempt))
    if (stored) return { ...stored, body: opened(facts.id, stored.body, context) }
    const performed = await perform({ ...context, database: within(tx) }).catch((error) => {
      if (countsWrongCodes.has(facts.id) && error instanceof Refusal) return error
      throw error
    })
    if (!attempt) return performed
    // Errors aren't stored.
    if (performed instanceof Refusal) await freeKey(tx, attempt)
    else await keepAnswer(tx, attempt, { ...performed, body: storedBody(facts.id, performed.body, context) })
    return performed
  })
  if (answer instanceof Refusal) throw answer
  return answer
}

/** Body to store for repeated requests, without secrets in plain text. */
function storedBody(id: string, body: unknown, { sealing }: Context): unknown {
  if (keptSealed.has(id)) return sealing.seal(JSON.stringify(body))
  const name = shownOnce[id]
  return name === undefined || typeof body !== 'object' || body === null ? body : { ...body, [name]: null }
}

const opened = (id: string, body: unknown, { sealing }: Context): unknown =>
  keptSealed.has(id) && typeof body === 'string' ? JSON.parse(sealing.open(body)) : body

/** A dry run changes nothing, so it isn't audited. */
const isDryRun = (body: unknown) =>
  typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true

/** Throws if `If-Match` isn't the current version. Returns the current state. */
async function requireVersion(facts: OperationFacts, request: FastifyRequest, { input, context, call }: Running) {
  const ifMatch = request.headers['if-match']
  if (ifMatch === undefined) throw refuse.ifMatchMissing()
  const { scope, database } = context
  // Locked until the transaction ends, so only one of two concurrent changes succeeds.
  await lockName(database, `${facts.id} ${scope.partnerId ?? scope.organizationId}`)
  const current = await call.version.current?.(input, context)
  if (current && matches(ifMatch, current.etag)) return current
  throw refuse.changed(current?.etag, {
    current: (current?.value ?? null) as Record<string, unknown> | null,
    changes: current
      ? await changesSince(context, {
          action: facts.id,
          tags: tagsOf(ifMatch),
          current: current.etag,
          body: input.body,
        })
      : [],
  })
}

/** URL below the API's prefix, with a field of the response, such as `endpoint.id`. */
function locationOf(template: string, request: FastifyRequest, body: unknown): string {
  const own = request.routeOptions.url ?? ''
  const path = template.replace(/\{([\w.]+)\}/, (_, name: string) =>
    String(name.split('.').reduce((part, field) => (part as Record<string, unknown>)[field], body)),
  )
  return `${own.slice(0, own.indexOf('/', 1))}${path}`
}

const isFile = (body: unknown): body is FileAnswer =>
  typeof body === 'object' && body !== null && 'fileName' in body && 'content' in body

function send(reply: FastifyReply, { status, body, etag }: Answer) {
  if (etag !== null) reply.header('etag', etag)
  if (body === undefined || (status === 204 && body === null)) return reply.code(204).send()
  if (!isFile(body)) return reply.code(status).send(body)
  return reply
    .code(status)
    .type(body.fileName.endsWith('.pdf') ? 'application/pdf' : 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${body.fileName.replaceAll(/[^\w. -]/g, '_')}"`)
    .serializer((payload: string) => payload)
    .send(body.content)
}
