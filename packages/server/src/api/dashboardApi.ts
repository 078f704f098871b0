import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fastifyOpenapiGlue from 'fastify-openapi-glue'
import { currentVersions, thingsBefore, versionOf } from '../currentVersions'
import { signedIn, withQueryToken } from '../http/signedIn'
import { beforeSchemas } from '../http/validation'
import { audit } from '../kernel/auditStore'
import { changesSince } from '../kernel/changesStore'
import type { Deps } from '../kernel/deps'
import { hashRequest, keepAnswer, readIdempotencyKey, takeKey } from '../kernel/idempotencyStore'
import type { Context, FileAnswer, Input, OperationId, Operations } from '../kernel/operation'
import { keepMoved, settingsBeside } from '../movedVersions'
import type { ContractDocument, OperationFacts } from '../platform/contractDocument'
import { mounted, readFacts } from '../platform/contractDocument'
import { lockName } from '../platform/database/lockStore'
import { type Database, within } from '../platform/database/sql'
import { matches, tagsOf } from '../platform/etag'
import { refuse } from '../platform/refusal'

interface Around {
  database: Database
  deps: Deps
  operations: Operations
}

/** These speak with somebody else while they run: a transaction would keep the database waiting meanwhile. */
const outsideTransactions: ReadonlySet<string> = new Set<OperationId>(['sendChatTest', 'testS3'])

/** Bytes of a body, where it holds pictures, two of 1 MB as text and the rest, or a file. Others may have what the server takes by default. */
const largeBodies: Partial<Record<string, number>> = {
  updatePartner: 3_000_000,
  // A dry run has the file of an audience in it.
  submitPromotion: 12_000_000,
} satisfies Partial<Record<OperationId, number>>

interface Answer {
  status: number
  body: unknown
  etag: string | null
}

/** Mounts the dashboard's contract. */
export async function serveDashboardApi(
  app: FastifyInstance,
  prefix: string,
  contract: ContractDocument,
  around: Around,
) {
  const facts = readFacts(contract)
  const { database, deps } = around
  await app.register(fastifyOpenapiGlue, {
    specification: mounted(contract, { checksAnswers: deps.config.validatesResponses }),
    prefix,
    operationResolver: (id: string) => {
      const operation = facts.get(id)
      if (!operation) throw new Error(`The contract has no operation ${id}.`)
      const guard = {
        open: [],
        session: [signedIn(database, deps, operation)],
        analytics: [withQueryToken(database, deps)],
      }[operation.security]
      return {
        onRequest: guard,
        ...(largeBodies[operation.id] !== undefined && { bodyLimit: largeBodies[operation.id] }),
        config: { bodyType: operation.bodyType },
        preValidation: beforeSchemas(operation),
        handler: (request: FastifyRequest, reply: FastifyReply) => handle(operation, request, reply, around),
        // The plugin adds method and address, which its type asks for here.
      } as unknown as RouteOptions
    },
  })
}

async function handle(facts: OperationFacts, request: FastifyRequest, reply: FastifyReply, around: Around) {
  const id = facts.id as OperationId
  const input = { path: request.params, query: request.query, body: request.body } as Input<OperationId>
  const context = contextOf(request, around)
  const run = around.operations[id] as (input: unknown, context: Context) => Promise<unknown>
  if (!facts.isIdempotent) {
    const body = await run(input, context)
    return send(reply, { status: facts.status, body, etag: facts.answersETag ? versionOf(id, body) : null })
  }
  const answer = await change(facts, request, { input, context, run })
  return send(reply, answer)
}

function contextOf({ log, user, scope, id, ip, headers }: FastifyRequest, { database, deps }: Around): Context {
  // Each by its name: spreading them takes a hundred times as long, with every call.
  const { config, clock, ids, tokens, identityProvider, mailer, sealing, wake } = deps
  const request = { id, ip, userAgent: headers['user-agent'] }
  const context = {
    config,
    clock,
    ids,
    tokens,
    identityProvider,
    mailer,
    sealing,
    wake,
    database,
    log,
    user,
    scope,
    request,
  }
  return context satisfies Record<keyof Context, unknown> as Context
}

interface Running {
  input: Input<OperationId>
  context: Context
  run: (input: unknown, context: Context) => Promise<unknown>
}

/** Effect, audit and idempotency key in one transaction: all of it, or none. */
async function change(
  facts: OperationFacts,
  request: FastifyRequest,
  { input, context, run }: Running,
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
    const current = facts.wantsIfMatch ? await requireVersion(facts, request, input, inner) : undefined
    const before = current ? current.value : await thingsBefore[facts.id]?.(input as never, inner)
    const beside = current ? await settingsBeside(facts.id, inner) : []
    const body = await run(input, inner)
    const etag = facts.answersETag ? versionOf(facts.id as OperationId, body) : null
    await keepMoved(beside, inner)
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
  return database.transaction(async (tx) => {
    const stored = attempt && (await takeKey(tx, attempt))
    if (stored) return stored
    const answer = await perform({ ...context, database: within(tx) })
    if (attempt) await keepAnswer(tx, attempt, answer)
    return answer
  })
}

/** Which changes nothing, so that there is nothing to tell of it. */
const isDryRun = (body: unknown) =>
  typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true

/** Refuses a change that was made from another version than the present one; answers what is there now. */
async function requireVersion(
  facts: OperationFacts,
  request: FastifyRequest,
  input: Input<OperationId>,
  context: Context,
) {
  const ifMatch = request.headers['if-match']
  if (ifMatch === undefined) throw refuse.ifMatchMissing()
  const { scope, database } = context
  // Until the transaction ends, so that of two changes from one version only one is made.
  await lockName(database, `${facts.id} ${scope.partnerId ?? scope.organizationId}`)
  const current = await currentVersions[facts.id]?.(input, context)
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

const isFile = (body: unknown): body is FileAnswer =>
  typeof body === 'object' && body !== null && 'fileName' in body && 'content' in body

function send(reply: FastifyReply, { status, body, etag }: Answer) {
  if (etag !== null) reply.header('etag', etag)
  if (body === undefined || (status === 204 && body === null)) return reply.code(204).send()
  if (!isFile(body)) return reply.code(status).send(body)
  return reply
    .code(status)
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${body.fileName.replaceAll(/[^\w. -]/g, '_')}"`)
    .serializer((payload: string) => payload)
    .send(body.content)
}
