import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { SignJWT, UnsecuredJWT } from 'jose'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiKeyStore, newKey } from '../domain/partners/apiKeyStore'
import { tablesOf } from '../platform/database/tables'
import { readContract, readPublicContract } from '../platform/paths'
import { partnerPlans } from '../seed/partners'
import { accessTokenOf, identityTokenOf, type TestApp, withApp } from '../testing/testApp'
import { type ContractCall, callsOf, type IdOf, requestOf } from './samples'

/**
 * Runs every protected operation as callers without access, and checks that they read and write nothing. Complete in
 * `npm run test:full`; otherwise a sample that differs by operation.
 */
const isFull = process.env.FULL === '1'
const test = withApp()
const dashboard = callsOf(readContract())
const publicApi = callsOf(readPublicContract())
const [harvest, , , maple] = partnerPlans

/** Tables by ID prefix. */
const tables: Record<string, string> = {
  business: 'businesses',
  offer: 'offers',
  application: 'applications',
  capital_product: 'capital_products',
  payment: 'payments',
  order: 'orders',
  person: 'persons',
  bank_account: 'bank_accounts',
  fee_discount: 'fee_discounts',
  webhook_endpoint: 'webhook_endpoints',
  event: 'webhook_events',
  crm_event: 'crm_events',
  api_request: 'api_requests',
  upload: 'dataset_uploads',
  web_notification: 'notifications',
  grace_period: 'grace_periods',
  daily_sales_record: 'daily_sales',
  person_business_relationship: 'person_business_relationships',
  processor_link: 'processor_links',
  balance_transaction: 'balance_transactions',
  eligibility: 'eligibility',
}

async function idsOf(partnerId: string, mode: string): Promise<IdOf> {
  const ids = new Map<string, string>()
  for (const [prefix, table] of Object.entries(tables)) {
    const [row] = await test.database.query<{ id: string }>(
      sql`SELECT id FROM ${raw(table)} WHERE partner_id = ${partnerId} AND mode = ${mode} ORDER BY id LIMIT 1`,
    )
    if (row) ids.set(prefix, `${prefix}_${row.id}`)
  }
  const [user] = await test.database.query<{ id: string }>(
    sql`SELECT id FROM users WHERE partner_id = ${partnerId} ORDER BY id LIMIT 1`,
  )
  if (user) ids.set('user', `user_${user.id}`)
  return (prefix) => ids.get(prefix)
}

/** Tables that change without a write: sessions and logs. */
const unwatched = new Set([
  'migrations',
  'login_codes',
  'mails',
  'sessions',
  'api_requests',
  'notifications',
  'api_keys',
  'idempotency_keys',
  'jobs',
  'users',
])

async function digest(): Promise<Record<string, unknown>> {
  const digests: [string, unknown][] = []
  for (const { name } of await tablesOf(test.database)) {
    if (unwatched.has(name)) continue
    const [row] = await test.database.query(
      sql`SELECT count(*) AS count, md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS digest FROM ${raw(name)} t`,
    )
    digests.push([name, row])
  }
  return Object.fromEntries(digests)
}

interface Somebody {
  who: string
  headers: Record<string, string>
  ids: IdOf
  /** Whether a response is acceptable. */
  allowed: (response: LightMyRequestResponse, call: ContractCall) => boolean
}

const is =
  (...statuses: number[]) =>
  (response: LightMyRequestResponse) =>
    statuses.includes(response.statusCode)

/** Lists of foreign objects may be empty; anything else must fail. */
const nothingOf = (secrets: () => string[]) => (response: LightMyRequestResponse) => {
  if ([403, 404, 409, 412, 422].includes(response.statusCode)) return true
  if (response.statusCode === 204) return false
  return response.statusCode === 200 && !secrets().some((id) => response.body.includes(id))
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function outsiders(): Promise<Somebody[]> {
  const ids = await idsOf(harvest?.id ?? '', 'prod')
  const to = { 'dashboard-partner': `partner_${harvest?.id}` }
  const access = await accessTokenOf(test, 'maya.ortiz@example.com')
  const [, payload = ''] = access.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const shortly = new SignJWT({ sid: claims.sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(claims.iss)
    .setAudience(claims.aud)
    .setExpirationTime(claims.exp)

  const organizationId = randomUUID()
  await test.database.query(
    sql`INSERT INTO organizations (id, name, created_at) VALUES (${organizationId}, 'Elsewhere', now())`,
  )
  await test.database.query(
    sql`INSERT INTO users (id, email, name, role, roles, organization_id, created_at)
        VALUES (${randomUUID()}, 'else@example.com', 'Somebody Else', 'admin', '{admin}', ${organizationId}, now())`,
  )
  await test.database.query(
    sql`INSERT INTO users (id, email, name, role, roles, partner_id, created_at)
        VALUES (${randomUUID()}, 'gone@example.com', 'Somebody Gone', 'admin', '{admin}', ${harvest?.id}, now())`,
  )
  const deletedUser = await accessTokenOf(test, 'gone@example.com')
  await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE email = 'gone@example.com'`)
  const refused = is(401)
  return [
    { who: 'nobody', headers: to, ids, allowed: refused },
    { who: 'a token that is none', headers: { ...to, ...bearer('x.y.z') }, ids, allowed: refused },
    { who: 'an expired token', headers: { ...to, ...bearer(await expired()) }, ids, allowed: refused },
    {
      who: 'a token for another audience',
      headers: { ...to, ...bearer(await identityTokenOf(test, 'maya.ortiz@example.com')) },
      ids,
      allowed: refused,
    },
    {
      who: 'a token without a signature',
      headers: { ...to, ...bearer(new UnsecuredJWT(claims).encode()) },
      ids,
      allowed: refused,
    },
    {
      who: 'a token of another key',
      headers: { ...to, ...bearer(await shortly.sign(Buffer.from('another key, which is long enough'))) },
      ids,
      allowed: refused,
    },
    { who: 'a deleted user', headers: { ...to, ...bearer(deletedUser) }, ids, allowed: refused },
    { who: 'a session that was ended', headers: { ...to, ...bearer(await ended()) }, ids, allowed: refused },
    { who: 'a query token', headers: { ...to, ...bearer(await queryToken(access)) }, ids, allowed: refused },
  ]
}

async function ended(): Promise<string> {
  const token = await accessTokenOf(test, 'sam.okafor@example.com')
  await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(token) })
  return token
}

async function expired(): Promise<string> {
  const now = test.now()
  test.setNow(new Date(now.getTime() - 3_600_000))
  const token = await test.tokens.signAccess(randomUUID())
  test.setNow(now)
  return token
}

async function queryToken(access: string): Promise<string> {
  const response = await test.app.inject({ url: '/api/analytics/query_token', headers: bearer(access) })
  return response.json().token
}

async function insiders(): Promise<Somebody[]> {
  const own = await idsOf(harvest?.id ?? '', 'prod')
  const sandbox = await idsOf(harvest?.id ?? '', 'sandbox')
  const secrets = (ids: IdOf) => () =>
    Object.keys(tables)
      .map((prefix) => ids(prefix))
      .filter((id) => id !== undefined)
  const [maya, claire, elsewhere] = [
    await accessTokenOf(test, 'maya.ortiz@example.com'),
    await accessTokenOf(test, 'claire.tremblay@example.com'),
    await accessTokenOf(test, 'else@example.com'),
  ]
  const to = { 'dashboard-partner': `partner_${harvest?.id}` }
  const unscoped = (response: LightMyRequestResponse, call: ContractCall) =>
    call.parameters.some(({ name }) => name === 'Dashboard-Partner')
      ? response.statusCode === 404
      : nothingOf(secrets(own))(response)
  return [
    { who: 'another partner, asking for this one', headers: { ...to, ...bearer(claire) }, ids: own, allowed: unscoped },
    {
      who: 'another organization, asking for this partner',
      headers: { ...to, ...bearer(elsewhere) },
      ids: own,
      allowed: unscoped,
    },
    {
      who: 'another partner, with ids of this one',
      headers: bearer(claire),
      ids: own,
      allowed: nothingOf(secrets(own)),
    },
    {
      who: 'another partner’s sandbox, with ids of this one',
      headers: { ...bearer(claire), 'dashboard-sandbox': '1' },
      ids: own,
      allowed: nothingOf(secrets(own)),
    },
    {
      who: 'production, with ids of the sandbox',
      headers: bearer(maya),
      ids: sandbox,
      allowed: nothingOf(secrets(sandbox)),
    },
    {
      who: 'the sandbox, with ids of production',
      headers: { ...bearer(maya), 'dashboard-sandbox': '1' },
      ids: own,
      allowed: nothingOf(secrets(own)),
    },
  ]
}

/** Operations that take an object's ID. */
const namesObject = ({ parameters, body }: ContractCall, follow: (typeof dashboard)['follow']) => {
  const text = JSON.stringify([parameters, body ? follow(body) : null])
  return /_\[0-9a-f\]|BusinessId|_id"/.test(text)
}

const sample = (people: Somebody[], index: number) =>
  isFull ? people : people.filter((_, position) => (position + index) % 4 === 0)

async function ask(
  app: TestApp['app'],
  prefix: string,
  call: ContractCall,
  somebody: Somebody,
  follow: (typeof dashboard)['follow'],
) {
  const request = requestOf(call, follow, somebody.ids)
  return app.inject({
    method: request.method as 'GET',
    url: `${prefix}${request.url}`,
    headers: { ...request.headers, ...somebody.headers },
    ...(request.payload === undefined ? {} : { payload: request.payload as string }),
  })
}

const shown = (response: LightMyRequestResponse) => `${response.statusCode} ${response.body.slice(0, 300)}`
let checks = 0

describe('an operation of the dashboard', () => {
  let strangers: Somebody[]
  let others: Somebody[]
  let before: Record<string, unknown>
  beforeAll(async () => {
    strangers = await outsiders()
    others = await insiders()
    before = await digest()
  })

  const withSession = dashboard.calls.filter(({ security }) => security === undefined)
  it.each(withSession.map((call, index) => [call.id, call, index] as const))(
    '%s answers nobody who has no session',
    async (_id, call, index) => {
      for (const somebody of sample(strangers, index)) {
        const response = await ask(test.app, '/api', call, somebody, dashboard.follow)
        checks += 1
        expect(somebody.allowed(response, call), `${somebody.who}: ${shown(response)}`).toBe(true)
      }
    },
  )

  // Notifications belong to a user in both modes.
  const ofBothModes = new Set(['markOneRead'])
  const aboutObjects = withSession.filter((call) => namesObject(call, dashboard.follow) && !ofBothModes.has(call.id))
  it.each(aboutObjects.map((call, index) => [call.id, call, index] as const))(
    '%s shows and changes nothing of others',
    async (_id, call, index) => {
      for (const somebody of sample(others, index)) {
        // Creating your own objects is allowed.
        if (
          !/_[0-9a-f]{8}-/.test(JSON.stringify(requestOf(call, dashboard.follow, somebody.ids))) &&
          !somebody.headers['dashboard-partner']
        )
          continue
        const response = await ask(test.app, '/api', call, somebody, dashboard.follow)
        checks += 1
        expect(somebody.allowed(response, call), `${somebody.who}: ${shown(response)}`).toBe(true)
      }
    },
  )

  it('wrote nothing', async () => {
    const own = new Set(['audit_events'])
    const after = await digest()
    const changed = Object.keys(after).filter(
      (name) => !own.has(name) && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    )
    expect(changed).toEqual([])
  })
})

describe('an operation of the public API', () => {
  let people: Somebody[]
  let before: Record<string, unknown>
  beforeAll(async () => {
    const own = await idsOf(harvest?.id ?? '', 'prod')
    const secrets = () =>
      Object.keys(tables)
        .map((prefix) => own(prefix))
        .filter((id) => id !== undefined)
    const keyOf = async (partnerId: string | undefined, mode: 'prod' | 'sandbox', isRevoked = false) => {
      const key = newKey(mode)
      const scope = { partnerId: partnerId ?? '', mode }
      const id = randomUUID()
      await apiKeyStore(test.database).add(scope, { id, name: 'test', key, now: test.now() })
      if (isRevoked) await apiKeyStore(test.database).revoke(scope, id, test.now())
      return bearer(key)
    }
    const refused = is(401)
    people = [
      { who: 'nobody', headers: {}, ids: own, allowed: refused },
      { who: 'a key that is none', headers: bearer('pd_live_x'), ids: own, allowed: refused },
      { who: 'a revoked key', headers: await keyOf(harvest?.id, 'prod', true), ids: own, allowed: refused },
      {
        who: 'a session',
        headers: bearer(await accessTokenOf(test, 'maya.ortiz@example.com')),
        ids: own,
        allowed: refused,
      },
      { who: 'another partner’s key', headers: await keyOf(maple?.id, 'prod'), ids: own, allowed: nothingOf(secrets) },
      {
        who: 'the sandbox key, with ids of production',
        headers: await keyOf(harvest?.id, 'sandbox'),
        ids: own,
        allowed: nothingOf(secrets),
      },
    ]
    before = await digest()
  })

  it.each(publicApi.calls.map((call, index) => [call.id, call, index] as const))(
    '%s shows and changes nothing of others',
    async (_id, call, index) => {
      for (const somebody of sample(people, index)) {
        const request = JSON.stringify(requestOf(call, publicApi.follow, somebody.ids))
        if (
          somebody.allowed.length === 1 &&
          call.method !== 'GET' &&
          !/_[0-9a-f]{8}-/.test(request) &&
          /another|sandbox/.test(somebody.who)
        )
          continue
        const response = await ask(test.app, '/api/v1', call, somebody, publicApi.follow)
        checks += 1
        expect(somebody.allowed(response, call), `${somebody.who}: ${shown(response)}`).toBe(true)
      }
    },
  )

  it('wrote nothing', async () => {
    const after = await digest()
    expect(Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))).toEqual(
      [],
    )
  })
})

it.runIf(isFull)('made at least two thousand checks', () => {
  expect(checks).toBeGreaterThanOrEqual(2000)
})
