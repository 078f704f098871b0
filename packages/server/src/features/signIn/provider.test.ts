import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { sweepSignIn } from './sweepStore'

const { email, name } = demoAccounts.partner
const keys = await generateKeyPair('ES256', { extractable: true })
const rsa = await generateKeyPair('RS256', { extractable: true })
const strange = await generateKeyPair('ES256')
const issuer = await startIssuer()
const test = withApp({ OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'the-dashboard' })
const hour = 3600
const seconds = (date = test.now()) => Math.floor(date.getTime() / 1000)
const later = (time: number) => test.setNow(new Date(test.now().getTime() + time * 1000))

afterAll(() => issuer.close())
afterEach(() => test.setNow(testNow))

const claimsOf = (changes: JWTPayload = {}): JWTPayload => ({
  iss: issuer.url,
  aud: 'the-dashboard',
  sub: 'auth0|maya',
  sid: 'session-1',
  iat: seconds(),
  exp: seconds() + 24 * hour,
  name,
  email,
  email_verified: true,
  app_metadata: { userId: 'u_1', role: 'admin' },
  ...changes,
})
const signed = (changes: JWTPayload = {}, { header = {}, key = keys.privateKey } = {}) =>
  new SignJWT(claimsOf(changes)).setProtectedHeader({ alg: 'ES256', kid: 'ec', ...header }).sign(key)
const exchange = (identity_token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/token/exchange',
    payload: { identity_token, is_auth0_token: true },
  })
const sessionOf = async (token: string) => {
  const exchanged = await exchange(token)
  expect(exchanged.statusCode).toBe(200)
  const call = (url: string, method: 'GET' | 'POST' = 'GET') =>
    test.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${exchanged.json().access_token}` },
    })
  return { call, session: (await call('/session')).json() }
}
const countSessions = async () => {
  const [found] = await test.database.query<{ count: number }>(sql`SELECT count(*) AS count FROM sessions`)
  return found?.count ?? 0
}

describe('an identity token of the provider', () => {
  it.each(['down', 'impostor', 'garbled', 'keyless'] as const)(
    'is refused while the issuer is %s, and taken once it answers',
    async (state) => {
      issuer.set(state)
      const refused = await exchange(await signed())
      expect(problemOf(refused)).toMatchObject({ status: 503, code: 'identity_provider_unreachable' })
      expect(refused.headers['retry-after']).toBe('5')
      expect(test.log.join('\n')).toContain('the identity provider was not reached')
      // Malformed tokens are rejected without requests to the issuer.
      expect((await exchange('a.b.c')).statusCode).toBe(401)
      issuer.set('up')
    },
  )

  it.each([
    ['ES256', 'ec', keys.privateKey],
    ['RS256', 'rsa', rsa.privateKey],
  ])('opens a session, signed with %s', async (alg, kid, key) => {
    const { session } = await sessionOf(
      await signed({ aud: ['the-dashboard', 'another'] }, { header: { alg, kid }, key }),
    )
    expect(session).toMatchObject({ user: { name, email }, expires_at: '2026-11-22T00:00:00Z' })
  })

  it("is rejected unless it's meant for us, and isn't logged", async () => {
    test.log.splice(0)
    const before = await countSessions()
    const publicText = new TextEncoder().encode(await exportSPKI(keys.publicKey))
    const [head, payload, signature] = (await signed()).split('.')
    const now = seconds()
    const bad: Record<string, string> = {
      garbage: 'garbage',
      'wrong issuer': await signed({ iss: 'https://elsewhere.test' }),
      'our own issuer': await signed({ iss: test.config.issuer }),
      'wrong audience': await signed({ aud: 'somebody-else' }),
      'no audience': await signed({ aud: undefined }),
      'made for another client': await signed({ aud: ['the-dashboard', 'other'], azp: 'other' }),
      expired: await signed({ exp: now - 1 }),
      'expires now': await signed({ exp: now }),
      'no expiry': await signed({ exp: undefined }),
      'no time of issue': await signed({ iat: undefined }),
      'not yet valid': await signed({ nbf: now + 60 }),
      'issued 12 hours ago': await signed({ iat: now - 12 * hour, sid: 'old' }),
      'signed in 12 hours ago': await signed({ auth_time: now - 12 * hour }),
      'algorithm none': new UnsecuredJWT(claimsOf()).encode(),
      'algorithm none with the signature left': `${encode({ alg: 'none', kid: 'ec' })}.${payload}.${signature}`,
      'HS256 with the public key': await new SignJWT(claimsOf())
        .setProtectedHeader({ alg: 'HS256', kid: 'ec' })
        .sign(publicText),
      'another key': await signed({}, { key: strange.privateKey }),
      'another key under an unknown name': await signed({}, { key: strange.privateKey, header: { kid: 'strange' } }),
      'a key of its own': await signed(
        {},
        { key: strange.privateKey, header: { jwk: await exportJWK(strange.publicKey) } },
      ),
      'changed after signing': `${head}.${encode({ ...claimsOf(), sub: 'auth0|root' })}.${signature}`,
      'an access token': await signed({}, { header: { typ: 'at+jwt' } }),
      'no app_metadata': await signed({ app_metadata: undefined }),
      'app_metadata of another kind': await signed({ app_metadata: ['userId', 'role'] }),
      'no userId': await signed({ app_metadata: { role: 'admin' } }),
      'empty userId': await signed({ app_metadata: { userId: ' ', role: 'admin' } }),
      'empty role': await signed({ app_metadata: { userId: 'u_1', role: '' } }),
      'no subject': await signed({ sub: undefined }),
      'unverified email': await signed({ sub: 'auth0|new', email_verified: false, email: demoAccounts.new.email }),
      'email of unknown standing': await signed({
        sub: 'auth0|new',
        email_verified: undefined,
        email: demoAccounts.new.email,
      }),
      'email verified in words': await signed({
        sub: 'auth0|new',
        email_verified: 'true',
        email: demoAccounts.new.email,
      }),
      'nobody of ours': await signed({ sub: 'auth0|nobody', email: 'nobody@example.com' }),
      'the address of somebody who is linked': await signed({ sub: 'auth0|taker' }),
      'the token of the login by code': await test.tokens.signFor('identity', claimsOf(), hour),
    }
    for (const [what, token] of Object.entries(bad)) {
      const refused = await exchange(token)
      expect([what, refused.statusCode]).toEqual([what, 401])
      expect(problemOf(refused)).toMatchObject({ code: 'unauthenticated' })
    }
    expect(await countSessions()).toBe(before)
    const log = test.log.join('\n')
    for (const token of Object.values(bad)) {
      if (token !== 'garbage') expect(log).not.toContain(token.split('.')[1])
    }
    expect(log).not.toContain(email)
  })

  it("isn't interchangeable with a token of sign-in by code", async () => {
    const payload = { identity_token: await signed(), is_auth0_token: false }
    const refused = await test.app.inject({ method: 'POST', url: '/api/auth/token/exchange', payload })
    expect(refused.statusCode).toBe(401)
  })

  it('links the verified address once, then uses the subject', async () => {
    const canadian = { sub: 'auth0|claire', sid: 'claire', email: demoAccounts.canadian.email.toUpperCase() }
    expect((await sessionOf(await signed(canadian))).session.user.name).toBe(demoAccounts.canadian.name)
    const moved = await signed({ ...canadian, email: 'elsewhere@example.com', email_verified: false })
    expect((await sessionOf(moved)).session.user.email).toBe(demoAccounts.canadian.email)
  })

  it('has one session however often it and its successors are exchanged', async () => {
    const before = await countSessions()
    const claims = { sub: 'auth0|daniel', sid: 'daniel', email: demoAccounts.organization.email }
    await Promise.all(Array.from({ length: 6 }, async () => sessionOf(await signed(claims))))
    for (let exchanges = 0; exchanges < 5; exchanges += 1) {
      later(720)
      await sessionOf(await signed({ ...claims, jti: `token-${exchanges}` }))
    }
    expect(await countSessions()).toBe(before + 1)
    await sessionOf(await signed({ ...claims, sid: 'another-device' }))
    expect(await countSessions()).toBe(before + 2)
    // Without `sid` and `auth_time`, each token is a session.
    const single = { ...claims, sid: undefined, jti: 'single' }
    await sessionOf(await signed(single))
    await sessionOf(await signed(single))
    expect(await countSessions()).toBe(before + 3)
  })

  it('is rejected 12 hours after sign-in there, until a new sign-in', async () => {
    const claims = { sid: 'long-day', auth_time: seconds() - hour }
    const { call, session } = await sessionOf(await signed(claims))
    expect(session.expires_at).toBe('2026-11-21T23:00:00Z')
    later(11 * hour - 1)
    expect((await exchange(await signed(claims))).statusCode).toBe(200)
    later(1)
    expect((await exchange(await signed(claims))).statusCode).toBe(401)
    expect((await call('/session')).statusCode).toBe(401)
    const { session: next } = await sessionOf(await signed({ ...claims, auth_time: seconds() }))
    expect(next.expires_at).toBe('2026-11-22T11:00:00Z')
  })

  it('is rejected after 12 hours without `auth_time` too', async () => {
    const claims = { sid: 'untold' }
    await sessionOf(await signed(claims))
    later(12 * hour)
    expect((await exchange(await signed(claims))).statusCode).toBe(401)
  })

  it('is rejected after sign-out, before and after cleanup; a later one works until the same time', async () => {
    const claims = { sid: 'log-out' }
    const before = await signed(claims)
    const { call } = await sessionOf(before)
    later(600)
    expect((await call('/auth/logout', 'POST')).statusCode).toBe(204)
    expect((await exchange(before)).statusCode).toBe(401)
    later(1)
    await sweepSignIn(test.database, test.now())
    expect((await exchange(before)).statusCode).toBe(401)
    expect((await sessionOf(await signed(claims))).session.expires_at).toBe('2026-11-22T00:00:00Z')
    later(24 * hour)
    await sweepSignIn(test.database, test.now())
    expect((await exchange(before)).statusCode).toBe(401)
  })

  it('is rejected after 30 idle minutes; a later one works', async () => {
    const claims = { sid: 'idle' }
    const before = await signed(claims)
    const { call } = await sessionOf(before)
    later(1800)
    expect((await call('/session')).statusCode).toBe(401)
    expect((await exchange(before)).statusCode).toBe(401)
    later(1)
    expect((await sessionOf(await signed(claims))).session.expires_at).toBe('2026-11-22T00:00:00Z')
  })

  it('is rejected for a deleted user until the address is added again', async () => {
    const claims = { sub: 'auth0|sam', sid: 'sam', email: demoAccounts.new.email }
    await sessionOf(await signed(claims))
    await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE email = ${demoAccounts.new.email}`)
    expect((await exchange(await signed(claims))).statusCode).toBe(401)
    await test.database.query(
      sql`INSERT INTO users (id, email, name, role, roles, partner_id, created_at)
          SELECT gen_random_uuid(), email, 'Sam again', role, roles, partner_id, now() FROM users
          WHERE email = ${demoAccounts.new.email}`,
    )
    expect((await sessionOf(await signed(claims))).session.user.name).toBe('Sam again')
  })
})

it('exposes the issuer to the app, and allows requests to it', async () => {
  const answer = await test.app.inject('/config.json')
  expect(answer.json().oidc).toEqual({ issuer: issuer.url, client_id: 'the-dashboard' })
  expect(answer.headers['content-security-policy']).toContain(`connect-src 'self' ${issuer.url}`)
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type State = 'up' | 'down' | 'impostor' | 'garbled' | 'keyless'

/** An issuer controlled by the test. */
async function startIssuer() {
  let state: State = 'up'
  const jwks = {
    keys: [
      { ...(await exportJWK(keys.publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' },
      { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    ],
  }
  const server = createServer((request, response) => {
    const json = (value: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (state === 'down') return response.writeHead(502).end()
    if (state === 'garbled') return response.end('<html>')
    if (request.url === '/jwks') return state === 'keyless' ? response.writeHead(500).end() : json(jwks)
    return json({ issuer: state === 'impostor' ? 'https://elsewhere.test' : url, jwks_uri: `${url}/jwks` })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    set: (next: State) => {
      state = next
    },
    close: () => server.close(),
  }
}
