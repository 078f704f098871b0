import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from './session'
import type { TokenStore } from './tokenStore'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const start = Date.UTC(2026, 10, 21, 12)
const identityToken = (userId: string, exp = start / 1000 + 12 * 3600) =>
  `${encode({})}.${encode({ exp, aud: 'dashboard', app_metadata: { userId, role: 'admin' } })}.sig`

let now: number
let stored: string | null
let answers: ((request: Request) => Response)[]
const calls: { url: string; body: unknown; authorization: string | null }[] = []

const store: TokenStore = {
  read: () => stored,
  write: (token) => {
    stored = token
  },
  onChangeElsewhere: () => () => undefined,
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

function session() {
  return createSession({
    baseUrl: 'http://api.test/api',
    clientId: 'dashboard',
    store,
    now: () => now,
    fetch: async (request) => {
      const body: unknown = request.method === 'POST' ? await request.clone().text() : undefined
      calls.push({ url: request.url, body, authorization: request.headers.get('Authorization') })
      const answer = answers.shift()
      if (!answer) throw new Error(`No answer for ${request.url}`)
      return answer(request)
    },
  })
}

beforeEach(() => {
  now = start
  stored = null
  answers = []
  calls.length = 0
})

describe('accessToken', () => {
  it('is exchanged once for calls at the same time, and anew when 12 minutes old', async () => {
    stored = identityToken('user_1')
    answers = [json({ access_token: 'first', expires_in: 900 }), json({ access_token: 'second', expires_in: 900 })]
    const it = session()
    expect(await Promise.all([it.accessToken(), it.accessToken()])).toEqual(['first', 'first'])
    expect(JSON.parse(String(calls[0]?.body))).toEqual({ identity_token: stored, is_auth0_token: false })
    now += 12 * 60_000 - 1
    expect(await it.accessToken()).toBe('first')
    now += 1
    expect(await it.accessToken()).toBe('second')
    expect(calls).toHaveLength(2)
  })

  it('is null, and asks nothing, while nobody is signed in', async () => {
    expect(await session().accessToken()).toBeNull()
    expect(calls).toHaveLength(0)
  })

  it('is not kept for somebody whom another tab signed in', async () => {
    stored = identityToken('user_1')
    answers = [json({ access_token: 'one', expires_in: 900 }), json({ access_token: 'two', expires_in: 900 })]
    const it = session()
    await it.accessToken()
    stored = identityToken('user_2')
    expect(await it.accessToken()).toBe('two')
  })

  it('signs out when the identity token does not hold', async () => {
    stored = identityToken('user_1')
    answers = [json({ type: 'about:blank', title: 'x', status: 401, code: 'unauthenticated', request_id: 'r' }, 401)]
    const it = session()
    const listener = vi.fn()
    it.subscribe(listener)
    await expect(it.accessToken()).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(stored).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('keeps the identity token when the server fails, and tries again', async () => {
    stored = identityToken('user_1')
    answers = [() => new Response('<html>', { status: 502 }), json({ access_token: 'later', expires_in: 900 })]
    const it = session()
    await expect(it.accessToken()).rejects.toMatchObject({ kind: 'server' })
    expect(stored).not.toBeNull()
    expect(await it.accessToken()).toBe('later')
  })
})

describe('signIn and signOut', () => {
  it('takes an acceptable token and refuses another without a trace', () => {
    const it = session()
    expect(it.signIn(identityToken('user_1', start / 1000))).toBe(false)
    expect(stored).toBeNull()
    expect(it.signIn(identityToken('user_1'))).toBe(true)
    expect(it.identity()?.userId).toBe('user_1')
  })

  it('ends the session here even when the server cannot be reached', async () => {
    stored = identityToken('user_1')
    answers = [json({ access_token: 'token', expires_in: 900 })]
    const it = session()
    await it.signOut()
    expect(stored).toBeNull()
    expect(calls.at(-1)).toMatchObject({ url: 'http://api.test/api/auth/logout', authorization: 'Bearer token' })
  })

  it('forgets a stored token that has expired', () => {
    stored = identityToken('user_1', start / 1000 - 1)
    expect(session().identity()).toBeUndefined()
    expect(stored).toBeNull()
  })
})
