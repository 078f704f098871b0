import { importJWK, SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { signInCalls } from '../../testing/signInCalls'
import { type Call, callAs, identityTokenOf, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'

const test = withApp()
const { post, start, later } = signInCalls(test)
const { email } = demoAccounts.partner

afterEach(async () => {
  test.setNow(testNow)
  await test.database.query(sql`DELETE FROM login_codes`)
})

describe('a token', () => {
  const session = (token: string) =>
    test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })
  const exchange = (identity_token: string) => post('/token/exchange', { identity_token, is_auth0_token: false })

  it('gives access until the session ends on the server', async () => {
    const identity = await identityTokenOf(test, email)
    const { access_token, expires_in } = (await exchange(identity)).json()
    expect(expires_in).toBe(900)
    expect((await session(access_token)).json()).toMatchObject({
      user: { name: demoAccounts.partner.name, email, role: 'admin', roles: ['admin'] },
      claims: { name: demoAccounts.partner.name },
      metadata: { platform_type: 'partner', organization_id: null },
    })
    const logout = await test.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(logout.statusCode).toBe(204)
    expect((await session(access_token)).statusCode).toBe(401)
    expect((await exchange(identity)).statusCode).toBe(401)
  })

  it('expires after 15 minutes, and its session after 12 hours', async () => {
    const identity = await identityTokenOf(test, email)
    const { access_token } = (await exchange(identity)).json()
    later(899)
    expect((await session(access_token)).statusCode).toBe(200)
    later(2)
    expect((await session(access_token)).statusCode).toBe(401)
    expect((await exchange(identity)).statusCode).toBe(200)
    // Keeps the session from becoming idle.
    for (let used = 0; used < 27; used += 1) {
      later(1500)
      expect((await exchange(identity)).statusCode).toBe(200)
    }
    later(1500)
    expect((await exchange(identity)).statusCode).toBe(200)
    later(1200)
    expect((await exchange(identity)).statusCode).toBe(401)
  })

  it('is rejected once its session is idle for 30 minutes', async () => {
    const identity = await identityTokenOf(test, email)
    const { access_token } = (await exchange(identity)).json()
    expect((await session(access_token)).json().idle_timeout).toBe(1800)
    later(1790)
    const { access_token: renewed } = (await exchange(identity)).json()
    later(890)
    expect((await session(renewed)).statusCode).toBe(200)
    later(1790)
    expect((await exchange(identity)).statusCode).toBe(200)
    later(1800)
    expect((await exchange(identity)).statusCode).toBe(401)
  })

  it("is rejected unless it's ours", async () => {
    const identity = await identityTokenOf(test, email)
    const { access_token } = (await exchange(identity)).json()
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString())
    const key = await importJWK(test.secrets.signingKey, 'ES256')
    const signed = (changes: object, typ = 'at+jwt') =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', typ }).sign(key)
    const [header, payload, signature] = access_token.split('.')
    const forged = [
      'garbage',
      '',
      identity,
      new UnsecuredJWT(claims).encode(),
      `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`,
      `${header}.${Buffer.from(JSON.stringify({ ...claims, sid: 'other' })).toString('base64url')}.${signature}`,
      await signed({ aud: 'somebody-else' }),
      await signed({ iss: 'somebody-else' }),
      await signed({ exp: undefined }),
      await signed({ sid: undefined }),
      await signed({ sid: '00000000-0000-4000-8000-000000000000' }),
      await signed({ sid: "' OR 1=1 --" }),
      await signed({}, 'identity+jwt'),
    ]
    expect((await session(await signed({}))).statusCode).toBe(200)
    for (const token of forged) {
      const refused = await session(token)
      expect([token, refused.statusCode]).toEqual([token, 401])
      expect(refused.headers['www-authenticate']).toBe('Bearer')
    }
    expect((await exchange(access_token)).statusCode).toBe(401)
    expect((await test.app.inject({ url: '/api/session' })).statusCode).toBe(401)
  })

  it('is rejected when its user was deleted', async () => {
    const call = await callAs(test, demoAccounts.new.email)
    await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE email = ${demoAccounts.new.email}`)
    expect((await call('/session')).statusCode).toBe(401)
    expect((await start(demoAccounts.new.email)).statusCode).toBe(200)
    await test.deps.background.settled()
    expect(test.mails.filter(({ to }) => to === demoAccounts.new.email)).toHaveLength(1)
  })

  it('of an identity provider is rejected while none is configured', async () => {
    const refused = await post('/token/exchange', { identity_token: 'a.b.c', is_auth0_token: true })
    expect(problemOf(refused)).toMatchObject({ status: 422, code: 'identity_provider_not_configured' })
  })
})

describe('the list of sessions', () => {
  const agent = (name: string) => ({ 'user-agent': name })
  const sessionsOf = async (call: Call): Promise<Record<string, unknown>[]> => (await call('/sessions')).json().results

  it('returns your active sessions, and revokes one or all others', async () => {
    const address = demoAccounts.canadian.email
    const [first, second, third] = [
      await callAs(test, address, agent('one')),
      await callAs(test, address, agent('two')),
      await callAs(test, address, agent('three')),
    ]
    const stranger = await callAs(test, email)
    const sessions = await sessionsOf(first)
    expect(sessions.filter(({ is_current }) => is_current)).toEqual([
      expect.objectContaining({ user_agent: 'one', method: 'code', ip_address: '127.0.0.1' }),
    ])
    const idOf = (name: string) => sessions.find(({ user_agent }) => user_agent === name)?.id
    const revoke = (call: Call, id: unknown) => call(`/sessions/${id}`, { method: 'DELETE' })

    expect((await revoke(stranger, idOf('two'))).statusCode).toBe(404)
    expect((await second('/session')).statusCode).toBe(200)
    expect((await revoke(first, idOf('two'))).statusCode).toBe(204)
    expect((await second('/session')).statusCode).toBe(401)
    expect((await revoke(first, idOf('two'))).statusCode).toBe(404)

    const others = (await sessionsOf(first)).length - 1
    expect((await first('/sessions/revoke_others', { method: 'POST' })).json()).toEqual({ revoked: others })
    expect((await third('/session')).statusCode).toBe(401)
    expect(await sessionsOf(first)).toHaveLength(1)
    expect((await stranger('/session')).statusCode).toBe(200)
  })

  it('omits idle and expired sessions, and records use to the minute', async () => {
    const call = await callAs(test, demoAccounts.canadian.email, agent('old'))
    later(120)
    await call('/session')
    expect(await sessionsOf(call)).toContainEqual(
      expect.objectContaining({ user_agent: 'old', last_used_at: '2026-11-21T12:02:00Z' }),
    )
    later(1800)
    const fresh = await callAs(test, demoAccounts.canadian.email, agent('new'))
    expect((await sessionsOf(fresh)).map(({ user_agent }) => user_agent)).toEqual(['new'])
  })
})
