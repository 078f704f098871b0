import { importJWK, SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { accessTokenOf, type Call, callAs, codeFor, identityTokenOf, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { codeDigits, dailyCodes, maxAttempts } from './codeLimits'

const test = withApp()
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url: `/api/auth${url}`, payload })
const start = (address: string, remoteAddress = '127.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/api/auth/login/start', payload: { email: address }, remoteAddress })
const validate = ({ login_token }: { login_token: string }, code: string, address: string = email) =>
  post('/login/validate_otp', { login_token, email: address, code })
const later = (seconds: number) => test.setNow(new Date(test.now().getTime() + seconds * 1000))
const { email } = demoAccounts.partner
const wrong = (code: string) => (code === '00000000' ? '00000001' : '00000000')

afterEach(async () => {
  await test.deps.background.settled()
  test.setNow(testNow)
  test.mails.splice(0)
  await test.database.query(sql`DELETE FROM login_codes`)
})

describe('a sign-in code', () => {
  it('is requested in any spelling of the address, emailed once, and valid once', async () => {
    const login = (await start(` ${email.toUpperCase()} `)).json()
    expect(login).toEqual({ login_token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 600, resend_after: 30 })
    const code = await codeFor(test, email)
    expect(test.mails).toHaveLength(1)
    const answer = await validate(login, code, ` ${email.toUpperCase()}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().expires_at).toBe('2026-11-22T00:00:00.000Z')
    expect(problemOf(await validate(login, code))).toMatchObject({ status: 422, code: 'code_invalid' })
  })

  it('requires the token of its own request and its address', async () => {
    const theirs = (await start(email, '203.0.113.7')).json()
    await codeFor(test, email)
    const mine = (await start(email, '198.51.100.9')).json()
    const code = await codeFor(test, email)
    expect(problemOf(await validate(theirs, code)).code).toBe('code_invalid')
    expect(problemOf(await validate({ login_token: 'made-up' }, code)).code).toBe('code_invalid')
    expect(problemOf(await post('/login/validate_otp', { email, code })).status).toBe(422)
    expect(problemOf(await validate(mine, code, demoAccounts.canadian.email)).code).toBe('code_invalid')
    expect((await validate(mine, code)).statusCode).toBe(200)
  })

  it("isn't used up by an attacker's guesses and requests", async () => {
    const mine = (await start(email, '198.51.100.9')).json()
    const code = await codeFor(test, email)
    for (let request = 0; request < 3; request += 1) {
      const theirs = (await start(email, '203.0.113.7')).json()
      for (let tries = 0; tries < 6; tries += 1) await validate(theirs, wrong(code))
      later(theirs.resend_after)
    }
    expect((await validate(mine, code)).statusCode).toBe(200)
  })

  it('is rejected the same way for known and unknown addresses', async () => {
    const nobody = 'nobody@example.com'
    const [known, unknown] = [await start(email), await start(nobody)]
    expect({ ...unknown.json(), login_token: '' }).toEqual({ ...known.json(), login_token: '' })
    const code = wrong(await codeFor(test, email))
    for (let tries = 0; tries < 6; tries += 1) {
      const [mine, theirs] = [
        problemOf(await validate(known.json(), code)),
        problemOf(await validate(unknown.json(), code, nobody)),
      ]
      expect(theirs).toEqual(mine)
      expect(mine.code).toBe(tries < 4 ? 'code_invalid' : 'code_exhausted')
      expect(mine.errors).toEqual([expect.objectContaining({ in: 'body', pointer: '/code' })])
    }
    // Unknown addresses have the same waits and limits.
    for (let request = 0; request < 20; request += 1) {
      const [mine, theirs] = [await start(email), await start(nobody)]
      expect([theirs.statusCode, theirs.headers['retry-after'], theirs.json().detail]).toEqual([
        mine.statusCode,
        mine.headers['retry-after'],
        mine.json().detail,
      ])
      later(Number(mine.headers['retry-after'] ?? 0))
    }
    expect(new Set(test.mails.map(({ to }) => to))).toEqual(new Set([email]))
  })

  it("is rejected after five attempts even if it's right", async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    for (let tries = 0; tries < 5; tries += 1) await validate(login, wrong(code))
    expect(problemOf(await validate(login, code)).code).toBe('code_exhausted')
  })

  it('counts concurrent attempts', async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    const tries = await Promise.all(Array.from({ length: 12 }, () => validate(login, wrong(code))))
    const codes = tries.map((answer) => problemOf(answer).code)
    expect(codes.filter((word) => word === 'code_invalid')).toHaveLength(4)
    expect(problemOf(await validate(login, code)).code).toBe('code_exhausted')
  })

  it('starts one session for concurrent requests', async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => validate(login, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it.each(['1234567', '123456789', '1234567a', ' 12345678', '１２３４５６７８', 12345678, null, ['12345678']])(
    'is eight digits, not %j',
    async (code) => {
      const refused = problemOf(await post('/login/validate_otp', { login_token: 'x', email, code }))
      expect(refused).toMatchObject({ status: 422, errors: [{ in: 'body', pointer: '/code' }] })
    },
  )

  it("isn't sent if the mail server fails, which is logged but not reported", async () => {
    test.log.splice(0)
    const reason = `Can't send mail - all recipients were rejected: 550 5.1.1 <${email}>: unknown user`
    const error = Object.assign(new Error(reason), { params: ['your code is 12345678'] })
    const send = test.failMails(error)
    const [known, nobody] = [await start(email), await start('n@example.com')]
    expect({ ...known.json(), login_token: '' }).toEqual({ ...nobody.json(), login_token: '' })
    await expect.poll(() => test.log.join('\n')).toContain('a sign-in code was not sent')
    expect(test.log.join('\n')).toContain('550 5.1.1 <••••>: unknown user')
    for (const secret of ['12345678', email]) expect(test.log.join('\n')).not.toContain(secret)
    send()
  })

  it('expires after ten minutes', async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    later(600)
    expect(problemOf(await validate(login, code)).code).toBe('code_invalid')
  })

  it("isn't logged or stored in plain text, and neither are tokens", async () => {
    test.log.splice(0)
    const login = (await start(demoAccounts.canadian.email)).json()
    const token = await accessTokenOf(test, email)
    const code = await codeFor(test, email)
    const call = await test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })
    expect(call.statusCode).toBe(200)
    expect(test.log.length).toBeGreaterThan(3)
    await test.app.inject({ url: `/api/session?token=${token}` })
    await test.app.inject({ url: `/nowhere?synthetics_token=${token}` })
    for (const secret of [code, token, email, login.login_token]) expect(test.log.join('\n')).not.toContain(secret)
    const storedCodes = JSON.stringify(await test.database.query(sql`SELECT * FROM login_codes`))
    expect(storedCodes).toContain(demoAccounts.canadian.email)
    expect(storedCodes).not.toContain(login.login_token)
  })
})

describe('requests for codes', () => {
  const stranger = '203.0.113.7'

  /** Requests codes as often as allowed and returns how many were sent. */
  async function requestFor(seconds: number, from: string) {
    const end = test.now().getTime() + seconds * 1000
    let accepted = 0
    while (test.now().getTime() < end) {
      const answer = await start(email, from)
      if (answer.statusCode === 200) accepted += 1
      later(Number(answer.headers['retry-after'] ?? answer.json().resend_after))
    }
    return accepted
  }

  it('wait twice as long after each unused code, and not after a used one', async () => {
    const waits: number[] = []
    for (let request = 0; request < 5; request += 1) {
      const { resend_after } = (await start(email, stranger)).json()
      waits.push(resend_after)
      later(resend_after - 1)
      expect((await start(email, stranger)).headers['retry-after']).toBe('1')
      later(1)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480])
    const owner = '198.51.100.9'
    later(900)
    for (let signIn = 0; signIn < 4; signIn += 1) {
      const login = await start(email, owner)
      expect((await validate(login.json(), await codeFor(test, email))).statusCode).toBe(200)
    }
  })

  it('leave the owner a code despite an attacker with one client', async () => {
    await requestFor(24 * 3600, stranger)
    later(900)
    const owner = await start(email, '198.51.100.9')
    expect(owner.statusCode).toBe(200)
  })

  it('are limited per address for all clients', async () => {
    let accepted = 0
    const startedAt = test.now().getTime()
    for (let client = 1; test.now().getTime() < startedAt + 24 * 3_600_000; client += 1) {
      const answer = await start(email, `203.0.113.${client % 250}`)
      if (answer.statusCode === 200) accepted += 1
      else later(Number(answer.headers['retry-after']))
      if (test.now().getTime() < startedAt + 3_600_000) expect(accepted).toBeLessThanOrEqual(10)
    }
    expect(accepted).toBe(18)
  })

  it('of one client for many addresses wait too, per /64 for IPv6', async () => {
    const from = (n: number) => `2001:db8:1:2:${n.toString(16)}::1`
    const statuses: number[] = []
    for (let n = 0; n < 23; n += 1) statuses.push((await start(`n${n}@example.com`, from(n))).statusCode)
    expect(statuses).toEqual([...Array(21).fill(200), 429, 429])
    expect((await start('n99@example.com', '2001:db8:1:3::1')).statusCode).toBe(200)
    // This machine isn't a client: behind a proxy missing in TRUST_PROXY, everyone would share one limit.
    for (let n = 0; n < 25; n += 1) expect((await start(`m${n}@example.com`)).statusCode).toBe(200)
  })

  it('made concurrently get one code', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(email)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('keep the probability of a guess below one in a million per address and day', () => {
    const guesses = dailyCodes * maxAttempts
    expect(guesses / 10 ** codeDigits).toBeLessThan(1e-6)
  })
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
    expect((await post('/login/start', { email: demoAccounts.new.email })).statusCode).toBe(200)
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

describe('the security log', () => {
  const events = async (call: Call, query = '?kind=security'): Promise<{ action: string; after: unknown }[]> =>
    (await call(`/partner/audit_events${query}`)).json().results

  it('contains sign-ins, code requests and failures of its own users, separate from changes', async () => {
    await test.database.query(sql`DELETE FROM audit_events`)
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    await validate(login, wrong(code))
    await start(email)
    await start('nobody@example.com')
    expect((await validate(login, code)).statusCode).toBe(200)
    const call = await callAs(test, email)
    await expect.poll(async () => (await events(call)).length).toBe(6)
    const found = await events(call)
    expect(found.map(({ action, after }) => [action, after])).toEqual(
      expect.arrayContaining([
        ['requestCode', null],
        ['signInFailed', { reason: 'code_invalid' }],
        ['signInRefused', { reason: 'too_many_requests' }],
        ['signIn', { method: 'code' }],
      ]),
    )
    expect(found[0]).toMatchObject({ actor_name: demoAccounts.partner.name, ip_address: '127.0.0.1' })
    expect(await events(call, '?kind=change')).toEqual([])
    expect(await events(await callAs(test, demoAccounts.canadian.email), '?action=signInFailed')).toEqual([])

    later(1)
    await call('/sessions/revoke_others', { method: 'POST' })
    expect((await events(call))[0]?.action).toBe('revokeOtherSessions')
    expect((await events(call, '?kind=change')).map(({ action }) => action)).toEqual(['revokeOtherSessions'])
    await call('/auth/logout', { method: 'POST' })
    const again = await callAs(test, email)
    expect((await events(again, '?action=signOut')).length).toBe(1)
    const file = await again('/partner/audit_events/csv_export?kind=security')
    expect(file.body).toContain('signInFailed')
    expect(JSON.stringify(await events(again))).not.toContain(code)
  })

  it("isn't flooded by failures that anyone can cause", async () => {
    await start(email)
    for (let request = 0; request < 20; request += 1) {
      await start(email)
      await validate({ login_token: 'made-up' }, '12345678')
    }
    const call = await callAs(test, email, {}, '203.0.113.9')
    await expect.poll(async () => (await events(call, '?action=signInRefused&page_size=100')).length).toBeGreaterThan(0)
    expect((await events(call, '?action=signInRefused&page_size=100')).length).toBeLessThan(4)
  })
})
