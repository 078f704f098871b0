import type { FastifyRequest } from 'fastify'
import { capabilitiesOf } from '../kernel/capabilities'
import type { Deps } from '../kernel/deps'
import type { OperationId } from '../kernel/operation'
import type { OperationFacts } from '../platform/contractDocument'
import type { Database } from '../platform/database/sql'
import { refuse } from '../platform/refusal'
import type { Scope, SessionUser } from '../platform/scope'
import { openSession, resolveScope } from './sessionStore'

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
    scope: Scope | null
  }
}

/** Operations that are allowed before a required second factor is set up. */
const beforeSecondFactor: ReadonlySet<string> = new Set<OperationId>([
  'getSession',
  'logOut',
  'getSecondFactor',
  'setUpSecondFactor',
  'confirmSecondFactor',
  'listPartners',
  'listOrganizations',
  'listPartnerConfigs',
])

/** Authenticates the request, resolves its scope and checks its capability before anything else is read. */
export const signedIn =
  (database: Database, deps: Deps, { id, isScoped, capability }: OperationFacts) =>
  async (request: FastifyRequest) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const sessionId = token && (await deps.tokens.verifyAccess(token))
    const user = sessionId && (await openSession(database, deps, sessionId, request.log))
    if (!user) throw refuse.unauthenticated()
    if (user.mustSetUpSecondFactor && !beforeSecondFactor.has(id)) throw refuse.secondFactorMissing()
    request.user = user
    // Operations without scope headers ignore them.
    const { 'dashboard-partner': partner, 'dashboard-sandbox': sandbox } = isScoped ? request.headers : {}
    request.scope = await resolveScope(database, user, { partner: single(partner), sandbox: single(sandbox) })
    if (capability === undefined) return
    const own: readonly string[] = capabilitiesOf([user.role, ...user.roles])
    if (!own.includes(capability)) throw refuse.notAllowed()
  }

/** Authenticates a query token, which contains session, partner and mode. Cube's clients send it without `Bearer`. */
export const withQueryToken = (database: Database, deps: Deps) => async (request: FastifyRequest) => {
  const token = /^(?:Bearer )?(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = token && (await deps.tokens.verifyQuery(token))
  const user = claims && (await openSession(database, deps, claims.sessionId, request.log))
  if (!user) throw refuse.unauthenticated('The query token is invalid or has expired. Request a new one.')
  if (user.mustSetUpSecondFactor) throw refuse.secondFactorMissing()
  request.user = user
  request.scope = await resolveScope(database, user, {
    partner: claims.partnerId === null ? undefined : `partner_${claims.partnerId}`,
    sandbox: claims.mode === 'sandbox' ? '1' : undefined,
  })
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
