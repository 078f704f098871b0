import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { createTokens } from '../../kernel/tokens'
import { tablesOf } from '../../platform/database/tables'
import { createSealing } from '../../platform/sealing'
import { demoAccounts } from '../../seed/demoAccounts'
import { signInCalls, wrong } from '../../testing/signInCalls'
import { type Call, callAs, codeFor, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { totpCode } from '../../testing/totpCode'

const test = withApp({ SESSION_IDLE_MINUTES: '0' })
const { email } = demoAccounts.partner
const { post, start, validate, later } = signInCalls(test)

afterEach(async () => {
  test.setNow(testNow)
  for (const table of ['recovery_codes', 'second_factors', 'login_challenges', 'sign_in_policies', 'login_codes'])
    await test.database.script(`DELETE FROM ${table}`)
})

const appCode = (secret: string) => totpCode(secret, test.now())

const change = (call: Call, url: string, payload?: object) =>
  call(`/session/second_factor/${url}`, { method: 'POST', ...(payload && { payload }) })

/** Turns on the second factor; the next code is valid 30 seconds later. */
async function enrol(call: Call): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await change(call, 'setup')).json()
  const confirmed = await change(call, 'confirm', { code: appCode(secret) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  later(30)
  return { secret, recovery: confirmed.json().recovery_codes }
}

/** Signs in up to the challenge. */
async function challenge(address: string = email): Promise<string> {
  const { login_token } = (await start(address)).json()
  const code = await codeFor(test, address)
  const answer = (await validate({ login_token }, address, code)).json()
  expect(answer).toMatchObject({ identity_token: null, expires_at: null })
  return answer.challenge_token
}

const complete = (challenge_token: string, code: string) => post('/login/second_factor', { challenge_token, code })

describe('a second factor', () => {
  it('is required at sign-in once confirmed, and starts a session', async () => {
    const call = await callAs(test, email)
    const setup = (await change(call, 'setup')).json()
    expect(setup.otpauth_url).toContain(`secret=${setup.secret}`)
    // Off until its first code.
    expect((await callAs(test, email)) && (await (await call('/session/second_factor')).json().is_enabled)).toBe(false)
    const { secret, recovery } = await enrol(call)
    expect(new Set(recovery).size).toBe(10)
    expect((await call('/session/second_factor')).json()).toMatchObject({ is_enabled: true, recovery_codes_left: 10 })

    const token = await challenge()
    expect(problemOf(await complete(token, wrong(appCode(secret))))).toMatchObject({
      status: 422,
      code: 'code_invalid',
    })
    const identity = await complete(token, appCode(secret))
    expect(identity.statusCode).toBe(200)
    const { identity_token } = identity.json()
    expect((await post('/token/exchange', { identity_token, is_auth0_token: false })).statusCode).toBe(200)
    expect(problemOf(await complete(token, appCode(secret))).code).toBe('challenge_expired')
  })

  it('returns the same codes to a repeated request, and counts a wrong code', async () => {
    const call = await callAs(test, email)
    const { secret } = (await change(call, 'setup')).json()
    const keyed = (url: string, key: string, code: string) =>
      call(`/session/second_factor/${url}`, {
        ...{ method: 'POST', payload: { code }, headers: { 'idempotency-key': key } },
      })
    expect(problemOf(await keyed('confirm', 'first', wrong(appCode(secret)))).code).toBe('code_invalid')
    // The key of a refused request can be used for another one.
    const confirmed = (await keyed('confirm', 'first', appCode(secret))).json()
    expect(confirmed.recovery_codes).toHaveLength(10)
    expect((await keyed('confirm', 'first', appCode(secret))).json()).toEqual(confirmed)
    later(30)
    const renewed = (await keyed('recovery_codes', 'second', appCode(secret))).json()
    expect(renewed.recovery_codes).not.toEqual(confirmed.recovery_codes)
    expect((await keyed('recovery_codes', 'second', appCode(secret))).json()).toEqual(renewed)
    expect((await complete(await challenge(), renewed.recovery_codes[0])).statusCode).toBe(200)
    const kept = await test.database.query(sql`SELECT body FROM idempotency_keys WHERE key IN ('first', 'second')`)
    expect(JSON.stringify(kept)).not.toContain(renewed.recovery_codes[0])
    for (let tries = 0; tries < 20; tries += 1) await keyed('disable', `wrong-${tries}`, wrong(appCode(secret)))
    expect(problemOf(await keyed('disable', 'last', appCode(secret))).status).toBe(429)
  })

  it('accepts no code twice, and none of another time', async () => {
    const { secret } = await enrol(await callAs(test, email))
    const code = appCode(secret)
    expect((await complete(await challenge(), code)).statusCode).toBe(200)
    expect(problemOf(await complete(await challenge(), code)).code).toBe('code_invalid')
    const next = appCode(secret)
    later(90)
    expect(problemOf(await complete(await challenge(), next)).code).toBe('code_invalid')
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const { recovery } = await enrol(await callAs(test, email))
    const [first = '', second = ''] = recovery
    expect((await complete(await challenge(), first.toLowerCase().replace('-', ''))).statusCode).toBe(200)
    expect(problemOf(await complete(await challenge(), first)).code).toBe('code_invalid')
    expect((await complete(await challenge(), second)).statusCode).toBe(200)
  })

  it('takes recovery codes after the encryption key was replaced', async () => {
    const { secret, recovery } = await enrol(await callAs(test, email))
    const { deps } = test
    const { sealing, tokens, config, clock } = deps
    const encryptionKey = Buffer.alloc(32, 9).toString('base64')
    try {
      deps.sealing = createSealing(encryptionKey)
      await test.database.query(sql`UPDATE second_factors SET secret_sealed = ${deps.sealing.seal(secret)}`)
      deps.tokens = await createTokens({
        secrets: { ...test.secrets, encryptionKey },
        issuer: config.issuer,
        clientId: config.clientId,
        clock,
      })
      expect((await complete(await challenge(), recovery[0] ?? '')).statusCode).toBe(200)
    } finally {
      Object.assign(deps, { sealing, tokens })
    }
  })

  it('takes recovery codes of earlier versions', async () => {
    await enrol(await callAs(test, email))
    const [row] = await test.database.query<{ user_id: string }>(sql`SELECT DISTINCT user_id FROM recovery_codes`)
    const hash = test.tokens.hashCode(`recovery ${row?.user_id}`, 'ABCDEFGHIJ')
    await test.database.query(sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${row?.user_id}, ${hash})`)
    expect((await complete(await challenge(), 'abcde-fghij')).statusCode).toBe(200)
  })

  it('ends a sign-in after five attempts or ten minutes, and blocks for a day after twenty', async () => {
    const { secret } = await enrol(await callAs(test, email))
    const expired = await challenge()
    later(600)
    expect(problemOf(await complete(expired, appCode(secret))).code).toBe('challenge_expired')
    for (let signIn = 0; signIn < 4; signIn += 1) {
      const token = await challenge()
      for (let tries = 0; tries < 5; tries += 1) {
        expect(problemOf(await complete(token, wrong(appCode(secret)))).code).toBe('code_invalid')
      }
      expect(problemOf(await complete(token, appCode(secret))).code).toBe('challenge_expired')
    }
    const refused = await complete(await challenge(), appCode(secret))
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true])
    later(24 * 3600)
    expect((await complete(await challenge(), appCode(secret))).statusCode).toBe(200)
  })

  it('counts concurrent attempts', async () => {
    const { secret } = await enrol(await callAs(test, email))
    const token = await challenge()
    const answers = await Promise.all(Array.from({ length: 12 }, () => complete(token, wrong(appCode(secret)))))
    expect(answers.filter((answer) => problemOf(answer).code === 'code_invalid')).toHaveLength(5)
  })

  it('requires a code to turn it off or replace recovery codes', async () => {
    const call = await callAs(test, email)
    const { secret, recovery } = await enrol(call)
    for (const url of ['disable', 'recovery_codes'])
      expect(problemOf(await change(call, url, { code: wrong(appCode(secret)) })).code).toBe('code_invalid')
    expect(problemOf(await change(call, 'recovery_codes', { code: recovery[0] })).code).toBe('code_invalid')
    const renewed = (await change(call, 'recovery_codes', { code: appCode(secret) })).json().recovery_codes
    expect(problemOf(await complete(await challenge(), recovery[0] ?? '')).code).toBe('code_invalid')
    expect(problemOf(await change(call, 'setup')).code).toBe('second_factor_active')
    expect((await change(call, 'disable', { code: renewed[0] })).statusCode).toBe(204)
    expect((await call('/session/second_factor')).json().is_enabled).toBe(false)
    await callAs(test, email)
  })

  it('is stored encrypted and hashed, never logged, and recorded in the security log', async () => {
    test.log.splice(0)
    await test.database.query(sql`DELETE FROM audit_events`)
    const call = await callAs(test, email)
    const setup = await call('/session/second_factor/setup', { method: 'POST', headers: { 'idempotency-key': 'one' } })
    const { secret } = setup.json()
    const again = await call('/session/second_factor/setup', { method: 'POST', headers: { 'idempotency-key': 'one' } })
    expect(again.json().secret).toBe(secret)
    const code = appCode(secret)
    const { recovery_codes } = (await change(call, 'confirm', { code })).json()
    const tables = await tablesOf(test.database)
    let storedText = test.log.join('\n')
    for (const { name } of tables.filter(({ name: table }) => !['mails', 'api_requests'].includes(table))) {
      storedText += JSON.stringify(await test.database.query({ text: `SELECT * FROM ${name}`, values: [] }))
    }
    for (const value of [secret, ...recovery_codes, `"${code}"`]) expect(storedText).not.toContain(value)
    const events = (await call('/partner/audit_events?kind=security')).json().results
    expect(events.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['setUpSecondFactor', 'confirmSecondFactor', 'signIn']),
    )
  })
})

describe('a partner that requires a second factor', () => {
  const setPolicy = async (call: Call, isRequired: boolean) =>
    call('/partner/sign_in_policy', {
      method: 'PATCH',
      payload: { requires_second_factor: isRequired },
      headers: { 'if-match': String((await call('/partner/sign_in_policy')).headers.etag) },
    })

  it('blocks everything else for its own users until setup', async () => {
    const admin = await callAs(test, email)
    expect(problemOf(await setPolicy(admin, true)).code).toBe('second_factor_missing')
    const { secret } = await enrol(admin)
    const payload = { email: 'dev@example.com', first_name: 'Dee', last_name: 'Vee', role: 'developer' }
    await admin('/partner/users/v2', { method: 'POST', payload })
    const developer = await callAs(test, payload.email)
    expect(problemOf(await setPolicy(developer, true)).code).toBe('not_allowed')
    expect((await setPolicy(admin, true)).statusCode).toBe(200)

    expect((await developer('/session')).json().must_set_up_second_factor).toBe(true)
    for (const url of ['/partner/users', '/sessions', '/analytics/query_token'])
      expect(problemOf(await developer(url))).toMatchObject({ status: 403, code: 'second_factor_required' })
    expect((await developer('/partners')).statusCode).toBe(200)
    expect((await admin('/partner/users')).statusCode).toBe(200)
    expect((await (await callAs(test, demoAccounts.canadian.email))('/partner/users')).statusCode).toBe(200)

    const own = await enrol(developer)
    expect((await developer('/partner/users')).statusCode).toBe(200)
    expect(problemOf(await change(developer, 'disable', { code: appCode(own.secret) })).code).toBe(
      'second_factor_required',
    )
    expect(problemOf(await change(admin, 'disable', { code: appCode(secret) })).code).toBe('second_factor_required')
  })
})
