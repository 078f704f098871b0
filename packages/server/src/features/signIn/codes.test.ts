import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { signInCalls, wrong } from '../../testing/signInCalls'
import { accessTokenOf, codeFor, problemOf, withApp } from '../../testing/testApp'
import { testNow } from '../../testing/testDatabase'
import { codeDigits, dailyCodes, maxAttempts } from './codeLimits'

const test = withApp()
const { post, start, validate, later } = signInCalls(test)
const { email } = demoAccounts.partner

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
    const answer = await validate(login, ` ${email.toUpperCase()}`, code)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().expires_at).toBe('2026-11-22T00:00:00.000Z')
    expect(problemOf(await validate(login, email, code))).toMatchObject({ status: 422, code: 'code_invalid' })
  })

  it('requires the token of its own request and its address', async () => {
    const theirs = (await start(email, '203.0.113.7')).json()
    await codeFor(test, email)
    const mine = (await start(email, '198.51.100.9')).json()
    const code = await codeFor(test, email)
    expect(problemOf(await validate(theirs, email, code)).code).toBe('code_invalid')
    expect(problemOf(await validate({ login_token: 'made-up' }, email, code)).code).toBe('code_invalid')
    expect(problemOf(await post('/login/validate_otp', { email, code })).status).toBe(422)
    expect(problemOf(await validate(mine, demoAccounts.canadian.email, code)).code).toBe('code_invalid')
    expect((await validate(mine, email, code)).statusCode).toBe(200)
  })

  it("isn't used up by an attacker's guesses and requests", async () => {
    const mine = (await start(email, '198.51.100.9')).json()
    const code = await codeFor(test, email)
    for (let request = 0; request < 3; request += 1) {
      const theirs = (await start(email, '203.0.113.7')).json()
      for (let tries = 0; tries < 6; tries += 1) await validate(theirs, email, wrong(code))
      later(theirs.resend_after)
    }
    expect((await validate(mine, email, code)).statusCode).toBe(200)
  })

  it('is rejected the same way for known and unknown addresses', async () => {
    const nobody = 'nobody@example.com'
    const [known, unknown] = [await start(email), await start(nobody)]
    expect({ ...unknown.json(), login_token: '' }).toEqual({ ...known.json(), login_token: '' })
    const code = wrong(await codeFor(test, email))
    for (let tries = 0; tries < 6; tries += 1) {
      const [mine, theirs] = [
        problemOf(await validate(known.json(), email, code)),
        problemOf(await validate(unknown.json(), nobody, code)),
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
    for (let tries = 0; tries < 5; tries += 1) await validate(login, email, wrong(code))
    expect(problemOf(await validate(login, email, code)).code).toBe('code_exhausted')
  })

  it('counts concurrent attempts', async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    const tries = await Promise.all(Array.from({ length: 12 }, () => validate(login, email, wrong(code))))
    const codes = tries.map((answer) => problemOf(answer).code)
    expect(codes.filter((word) => word === 'code_invalid')).toHaveLength(4)
    expect(problemOf(await validate(login, email, code)).code).toBe('code_exhausted')
  })

  it('starts one session for concurrent requests', async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => validate(login, email, code)))
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
    await test.deps.background.settled()
    expect(test.log.join('\n')).toContain('a sign-in code was not sent')
    expect(test.log.join('\n')).toContain('550 5.1.1 <••••>: unknown user')
    for (const secret of ['12345678', email]) expect(test.log.join('\n')).not.toContain(secret)
    send()
  })

  it('expires after ten minutes', async () => {
    const login = (await start(email)).json()
    const code = await codeFor(test, email)
    later(600)
    expect(problemOf(await validate(login, email, code)).code).toBe('code_invalid')
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
      expect((await validate(login.json(), email, await codeFor(test, email))).statusCode).toBe(200)
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
