import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { Authenticator } from '../../testing/authenticator'
import { signInCalls } from '../../testing/signInCalls'
import { type Call, callAs, codeFor, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { totpCode } from '../../testing/totpCode'

const test = withApp({ SESSION_IDLE_MINUTES: '0' })
const { email } = demoAccounts.partner
const { post, start: startLogin, validate, later } = signInCalls(test)

afterEach(async () => {
  test.setNow(testNow)
  for (const table of ['passkeys', 'recovery_codes', 'second_factors', 'login_challenges', 'login_codes'])
    await test.database.script(`DELETE FROM ${table}`)
})

const factor = '/session/second_factor'
const change = (call: Call, url: string, payload?: object) =>
  call(factor + url, { method: 'POST', ...(payload && { payload }) })

/** Turns on the second factor of a user. */
async function enrol(address: string = email) {
  const call = await callAs(test, address)
  const { secret } = (await change(call, '/setup')).json()
  const code = () => {
    later(30)
    return totpCode(secret, test.now())
  }
  const confirmed = await change(call, '/confirm', { code: code() })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { call, code }
}

const authenticator = (origin: string = test.config.publicOrigin) => new Authenticator(origin)

async function start(call: Call, code: string) {
  const response = await change(call, '/passkeys/options', { code })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().options
}

async function add({ call, code }: Awaited<ReturnType<typeof enrol>>, key = authenticator(), name = 'Work laptop') {
  const response = await change(call, '/passkeys', { name, credential: key.create(await start(call, code())) })
  expect(response.statusCode, response.body).toBe(201)
  return { key, passkey: response.json() }
}

/** Signs in up to the challenge. */
async function challenge(address: string = email) {
  const { login_token } = (await startLogin(address)).json()
  const code = await codeFor(test, address)
  return (await validate({ login_token }, address, code)).json()
}

const complete = (challenge_token: string, credential: object) =>
  post('/login/second_factor/passkey', { challenge_token, credential })

describe('adding a passkey', () => {
  it('requires a code of the second factor', async () => {
    const call = await callAs(test, email)
    expect(problemOf(await change(call, '/passkeys/options', { code: '123456' })).code).toBe('no_second_factor')
    const user = await enrol()
    expect(problemOf(await change(user.call, '/passkeys/options', { code: '000000' })).code).toBe('code_invalid')
    const { passkey } = await add(user)
    expect(passkey).toMatchObject({ name: 'Work laptop', last_used_at: null })
    expect((await call(factor)).json().passkeys).toEqual([passkey])
  })

  it('offers options for this site that exclude the passkeys the user has', async () => {
    const user = await enrol()
    const { key } = await add(user)
    expect(await start(user.call, user.code())).toMatchObject({
      rp: { id: new URL(test.config.publicOrigin).hostname },
      user: { name: email },
      excludeCredentials: [{ id: key.id.toString('base64url'), transports: ['usb'] }],
      attestation: 'none',
    })
  })

  it('rejects a credential of another site, for other options, used twice or too late', async () => {
    const user = await enrol()
    const send = async (credential: object) => change(user.call, '/passkeys', { name: 'Key', credential })
    const foreign = authenticator('https://evil.example').create(await start(user.call, user.code()))
    expect(problemOf(await send(foreign))).toMatchObject({ status: 422, code: 'passkey_invalid' })

    await start(user.call, user.code())
    expect(problemOf(await send(authenticator().create({ challenge: 'b3RoZXI' }))).code).toBe('passkey_invalid')

    const key = authenticator()
    const credential = key.create(await start(user.call, user.code()))
    expect((await send(credential)).statusCode).toBe(201)
    expect(problemOf(await send(credential)).code).toBe('passkey_invalid')

    const late = authenticator().create(await start(user.call, user.code()))
    later(301)
    expect(problemOf(await send(late)).code).toBe('passkey_invalid')
    expect((await user.call(factor)).json().passkeys).toHaveLength(1)
  })

  it.each([{}, { attestationObject: 'AAAA', clientDataJSON: 'AAAA' }, { attestationObject: 5 }])(
    'rejects a malformed response: %j',
    async (response) => {
      const user = await enrol()
      await start(user.call, user.code())
      const credential = { ...authenticator().create({ challenge: 'AAAA' }), response }
      expect(problemOf(await change(user.call, '/passkeys', { name: 'Key', credential })).code).toBe('passkey_invalid')
    },
  )

  it('ends at ten', async () => {
    const user = await enrol()
    for (let number = 0; number < 10; number += 1) await add(user)
    const refused = await change(user.call, '/passkeys/options', { code: user.code() })
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'too_many_passkeys' })
  })
})

describe('signing in with a passkey', () => {
  it('replaces the code from the app', async () => {
    const user = await enrol()
    expect((await challenge()).passkey_options).toBeNull()
    const { key } = await add(user)
    const { challenge_token, passkey_options } = await challenge()
    expect(passkey_options.allowCredentials).toMatchObject([{ id: key.id.toString('base64url') }])
    const identity = await complete(challenge_token, key.get(passkey_options))
    expect(identity.statusCode, identity.body).toBe(200)
    const { identity_token } = identity.json()
    expect((await post('/token/exchange', { identity_token, is_auth0_token: false })).statusCode).toBe(200)
    const [passkey] = (await user.call(factor)).json().passkeys
    expect(Date.parse(passkey.last_used_at)).toBe(test.now().getTime())
    const { results } = (await user.call('/partner/audit_events?kind=security&action=signIn')).json()
    expect(results[0]).toMatchObject({ after: { method: 'code', second_factor: 'passkey' } })
  })

  it('accepts each response once, for its own sign-in only', async () => {
    const { key } = await add(await enrol())
    const first = await challenge()
    const second = await challenge()
    const response = key.get(first.passkey_options)
    expect(problemOf(await complete(second.challenge_token, response)).code).toBe('passkey_invalid')
    expect((await complete(first.challenge_token, response)).statusCode).toBe(200)
    expect(problemOf(await complete(first.challenge_token, response)).code).toBe('challenge_expired')
  })

  it('rejects the passkeys of others, of other sites, removed and cloned ones', async () => {
    const user = await enrol()
    const { key, passkey } = await add(user)
    const colleague = await enrol(demoAccounts.canadian.email)
    const other = await add(colleague)
    const attempt = async (used: Authenticator) => {
      const { challenge_token, passkey_options } = await challenge()
      return complete(challenge_token, used.get(passkey_options ?? { challenge: challenge_token }))
    }
    expect(problemOf(await attempt(other.key)).code).toBe('passkey_invalid')
    const { origin } = key
    key.origin = 'https://evil.example'
    expect(problemOf(await attempt(key)).code).toBe('passkey_invalid')
    key.origin = origin
    expect((await attempt(key)).statusCode).toBe(200)
    // A copy of the key has not counted the sign-in before.
    key.counter = 0
    expect(problemOf(await attempt(key)).code).toBe('passkey_invalid')
    key.counter = 5
    expect((await attempt(key)).statusCode).toBe(200)

    const remove = (call = user.call) => call(`${factor}/passkeys/${passkey.id}`, { method: 'DELETE' })
    expect((await remove(colleague.call)).statusCode).toBe(404)
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect(problemOf(await attempt(key)).code).toBe('passkey_invalid')
  })

  it('ends after five attempts', async () => {
    const { key } = await add(await enrol())
    const { challenge_token, passkey_options } = await challenge()
    for (let tries = 0; tries < 5; tries += 1)
      expect(problemOf(await complete(challenge_token, key.get({ challenge: 'AAAA' }))).code).toBe('passkey_invalid')
    expect(problemOf(await complete(challenge_token, key.get(passkey_options))).code).toBe('challenge_expired')
  })

  it('ends with the second factor', async () => {
    const user = await enrol()
    await add(user)
    expect((await change(user.call, '/disable', { code: user.code() })).statusCode).toBe(204)
    expect((await user.call(factor)).json().passkeys).toEqual([])
    expect((await challenge()).identity_token).not.toBeNull()
  })
})
