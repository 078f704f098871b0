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

/** What a user needs to set up a second factor that the partner requires, in the dashboard's frame. */
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

/** Finds whose session it is, what is meant, and whether it may, before anything of the request is looked at. */
export const signedIn =
  (database: Database, deps: Deps, { id, isScoped, capability }: OperationFacts) =>
  async (request: FastifyRequest) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const sessionId = token && (await deps.tokens.verifyAccess(token))
    const user = sessionId && (await openSession(database, deps, sessionId, request.log))
    if (!user) throw refuse.unauthenticated()
    if (user.mustSetUpSecondFactor && !beforeSecondFactor.has(id)) throw refuse.secondFactorMissing()
    request.user = user
    // Where the contract has no scope headers, they mean nothing.
    const { 'dashboard-partner': partner, 'dashboard-sandbox': sandbox } = isScoped ? request.headers : {}
    request.scope = await resolveScope(database, user, { partner: single(partner), sandbox: single(sandbox) })
    if (capability === undefined) return
    const own: readonly string[] = capabilitiesOf([user.role, ...user.roles])
    if (!own.includes(capability)) throw refuse.notAllowed()
  }

/** The same by the query token, which names session, partner and mode. Cube's clients send it without `Bearer`. */
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
