import { importJWK, SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { accessTokenOf, callAs, codeFor, identityTokenOf, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'

const test = withApp()
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url: `/api/auth${url}`, payload })
const later = (seconds: number) => test.setNow(new Date(test.now().getTime() + seconds * 1000))
const { email } = demoAccounts.partner
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

afterEach(async () => {
  test.setNow(testNow)
  test.mails.splice(0)
  await test.database.query(sql`DELETE FROM login_codes`)
})

describe('a sign-in code', () => {
  it('is asked for in any spelling of the address, mailed once, and good once', async () => {
    expect((await post('/login/start', { email: ` ${email.toUpperCase()} ` })).json()).toEqual({
      expires_in: 600,
      resend_after: 30,
    })
    const code = await codeFor(test, email)
    expect(test.mails).toHaveLength(1)
    const answer = await post('/login/validate_otp', { email: ` ${email.toUpperCase()}`, code })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().expires_at).toBe('2026-11-22T00:00:00.000Z')
    expect(problemOf(await post('/login/validate_otp', { email, code }))).toMatchObject({
      status: 422,
      code: 'code_invalid',
    })
  })

  it('is answered for alike, whether the address belongs to anybody or not', async () => {
    const nobody = 'nobody@example.com'
    const [known, unknown] = [await post('/login/start', { email }), await post('/login/start', { email: nobody })]
    expect(unknown.json()).toEqual(known.json())
    const code = wrong(await codeFor(test, email))
    for (let tries = 0; tries < 6; tries += 1) {
      const [mine, theirs] = [
        problemOf(await post('/login/validate_otp', { email, code })),
        problemOf(await post('/login/validate_otp', { email: nobody, code })),
      ]
      expect(theirs).toEqual(mine)
      expect(mine.code).toBe(tries < 4 ? 'code_invalid' : 'code_exhausted')
      expect(mine.errors).toEqual([expect.objectContaining({ in: 'body', pointer: '/code' })])
    }
    const again = [await post('/login/start', { email }), await post('/login/start', { email: nobody })]
    expect(again.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    expect(again.map(({ headers }) => headers['retry-after'])).toEqual(['30', '30'])
    expect(test.mails.map(({ to }) => to)).toEqual([email])
  })

  it('is refused after five tries even when it is right', async () => {
    await post('/login/start', { email })
    const code = await codeFor(test, email)
    for (let tries = 0; tries < 5; tries += 1) await post('/login/validate_otp', { email, code: wrong(code) })
    expect(problemOf(await post('/login/validate_otp', { email, code })).code).toBe('code_exhausted')
  })

  it('counts tries that are made at the same time', async () => {
    await post('/login/start', { email })
    const code = await codeFor(test, email)
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => post('/login/validate_otp', { email, code: wrong(code) })),
    )
    const codes = tries.map((answer) => problemOf(answer).code)
    expect(codes.filter((word) => word === 'code_invalid')).toHaveLength(4)
    expect(problemOf(await post('/login/validate_otp', { email, code })).code).toBe('code_exhausted')
  })

  it('opens one session, however often it is sent at the same time', async () => {
    await post('/login/start', { email })
    const code = await codeFor(test, email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/login/validate_otp', { email, code })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it.each(['12345', '1234567', '12345a', ' 123456', '１２３４５６', 123456, null, ['123456']])(
    'is six digits, not %j',
    async (code) => {
      const refused = problemOf(await post('/login/validate_otp', { email, code }))
      expect(refused).toMatchObject({ status: 422, errors: [{ in: 'body', pointer: '/code' }] })
    },
  )

  it('is not sent when the mail server fails, which is logged and not told', async () => {
    const error = Object.assign(new Error('no mail server'), { params: ['your code is 123456'] })
    const send = test.failMails(error)
    const [known, nobody] = [
      await post('/login/start', { email }),
      await post('/login/start', { email: 'n@example.com' }),
    ]
    expect(known.json()).toEqual(nobody.json())
    await expect.poll(() => test.log.join('\n')).toContain('a sign-in code was not sent')
    expect(test.log.join('\n')).not.toContain('123456')
    send()
  })

  it('expires after ten minutes', async () => {
    await post('/login/start', { email })
    const code = await codeFor(test, email)
    later(600)
    expect(problemOf(await post('/login/validate_otp', { email, code })).code).toBe('code_invalid')
  })

  it('is replaced by the next, which can be asked for after 30 seconds', async () => {
    await post('/login/start', { email })
    const first = await codeFor(test, email)
    later(29)
    expect((await post('/login/start', { email })).headers['retry-after']).toBe('1')
    later(1)
    test.mails.splice(0)
    expect((await post('/login/start', { email })).statusCode).toBe(200)
    const second = await codeFor(test, email)
    if (first !== second) expect((await post('/login/validate_otp', { email, code: first })).statusCode).toBe(422)
    expect((await post('/login/validate_otp', { email, code: second })).statusCode).toBe(200)
  })

  it('leaves no trace in the log, and neither do tokens', async () => {
    test.log.splice(0)
    const token = await accessTokenOf(test, email)
    const code = await codeFor(test, email)
    const call = await test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })
    expect(call.statusCode).toBe(200)
    expect(test.log.length).toBeGreaterThan(3)
    await test.app.inject({ url: `/api/session?token=${token}` })
    await test.app.inject({ url: `/nowhere?synthetics_token=${token}` })
    for (const secret of [code, token, email]) expect(test.log.join('\n')).not.toContain(secret)
  })
})

describe('a token', () => {
  const session = (token: string) =>
    test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })
  const exchange = (identity_token: string) => post('/token/exchange', { identity_token, is_auth0_token: false })

  it('opens what its session may see, until the session ends on the server', async () => {
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

  it('expires: access after 15 minutes, the session after 12 hours', async () => {
    const identity = await identityTokenOf(test, email)
    const { access_token } = (await exchange(identity)).json()
    later(899)
    expect((await session(access_token)).statusCode).toBe(200)
    later(2)
    expect((await session(access_token)).statusCode).toBe(401)
    expect((await exchange(identity)).statusCode).toBe(200)
    later(12 * 3600)
    expect((await exchange(identity)).statusCode).toBe(401)
  })

  it('is refused when it is anything else than ours', async () => {
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

  it('is refused when its user has been deleted', async () => {
    const call = await callAs(test, demoAccounts.new.email)
    await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE email = ${demoAccounts.new.email}`)
    expect((await call('/session')).statusCode).toBe(401)
    expect((await post('/login/start', { email: demoAccounts.new.email })).statusCode).toBe(200)
    expect(test.mails.filter(({ to }) => to === demoAccounts.new.email)).toHaveLength(1)
  })

  it('of an identity provider is refused while none is configured', async () => {
    const refused = await post('/token/exchange', { identity_token: 'a.b.c', is_auth0_token: true })
    expect(problemOf(refused)).toMatchObject({ status: 422, code: 'identity_provider_not_configured' })
  })
})
