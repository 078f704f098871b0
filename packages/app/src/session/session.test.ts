import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession, type SessionOptions } from './session'
import { SignInCancelled, type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity, TokenStore } from './tokenStore'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const start = Date.UTC(2026, 10, 21, 12)
const identityToken = (userId: string, exp = start / 1000 + 12 * 3600) =>
  `${encode({})}.${encode({ exp, aud: 'dashboard', app_metadata: { userId, role: 'admin' } })}.sig`

const alternate = (userId: string, exp?: number): StoredIdentity => ({
  token: identityToken(userId, exp),
  isProvider: false,
})

let now: number
let stored: StoredIdentity | null
let answers: ((request: Request) => Response)[]
const calls: { url: string; body: unknown; authorization: string | null }[] = []

const store: TokenStore = {
  read: () => stored,
  write: (token) => {
    stored = token
  },
  setAside: () => undefined,
  onChangeElsewhere: () => () => undefined,
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

function session(more: Partial<SessionOptions> = {}) {
  return createSession({
    ...more,
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
  it("never belongs to a previous user, whose expired session doesn't end this one", async () => {
    const it = session()
    let refuse: (answer: Response) => void = () => undefined
    const late = new Promise<Response>((resolve) => {
      refuse = resolve
    })
    answers = [() => late as never, json({ access_token: 'second', expires_in: 900 })]
    stored = alternate('user_1')
    const first = it.accessToken()
    stored = alternate('user_2')
    expect(await it.accessToken()).toBe('second')
    refuse(Response.json({ status: 401 }, { status: 401 }))
    await expect(first).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(stored).toEqual(alternate('user_2'))
    expect(await it.accessToken()).toBe('second')
  })

  it('is exchanged once for concurrent requests, and again after 12 minutes', async () => {
    stored = alternate('user_1')
    answers = [json({ access_token: 'first', expires_in: 900 }), json({ access_token: 'second', expires_in: 900 })]
    const it = session()
    expect(await Promise.all([it.accessToken(), it.accessToken()])).toEqual(['first', 'first'])
    expect(JSON.parse(String(calls[0]?.body))).toEqual({ identity_token: stored.token, is_auth0_token: false })
    now += 12 * 60_000 - 1
    expect(await it.accessToken()).toBe('first')
    now += 1
    expect(await it.accessToken()).toBe('second')
    expect(calls).toHaveLength(2)
  })

  it('is null without a request while signed out', async () => {
    expect(await session().accessToken()).toBeNull()
    expect(calls).toHaveLength(0)
  })

  it("isn't reused for a user who signed in in another tab", async () => {
    stored = alternate('user_1')
    answers = [json({ access_token: 'one', expires_in: 900 }), json({ access_token: 'two', expires_in: 900 })]
    const it = session()
    await it.accessToken()
    stored = alternate('user_2')
    expect(await it.accessToken()).toBe('two')
  })

  it('ends the session if the identity token is refused', async () => {
    stored = alternate('user_1')
    answers = [json({ type: 'about:blank', title: 'x', status: 401, code: 'unauthenticated', request_id: 'r' }, 401)]
    const it = session()
    const listener = vi.fn()
    it.subscribe(listener)
    await expect(it.accessToken()).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(stored).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('keeps the identity token on server errors and retries', async () => {
    stored = alternate('user_1')
    answers = [() => new Response('<html>', { status: 502 }), json({ access_token: 'later', expires_in: 900 })]
    const it = session()
    await expect(it.accessToken()).rejects.toMatchObject({ kind: 'server' })
    expect(stored).not.toBeNull()
    expect(await it.accessToken()).toBe('later')
  })
})

describe('signIn and signOut', () => {
  it('accepts a valid token and ignores an invalid one', () => {
    const it = session()
    expect(it.signIn(identityToken('user_1', start / 1000))).toBe(false)
    expect(stored).toBeNull()
    expect(it.signIn(identityToken('user_1'))).toBe(true)
    expect(it.identity()?.userId).toBe('user_1')
  })

  it("ends the session locally if the server can't be reached", async () => {
    stored = alternate('user_1')
    answers = [json({ access_token: 'token', expires_in: 900 })]
    const it = session()
    await it.signOut()
    expect(stored).toBeNull()
    expect(calls.at(-1)).toMatchObject({ url: 'http://api.test/api/auth/logout', authorization: 'Bearer token' })
  })

  it('forgets a stored token that has expired', () => {
    stored = alternate('user_1', start / 1000 - 1)
    expect(session().identity()).toBeUndefined()
    expect(stored).toBeNull()
  })
})

describe('with an identity provider', () => {
  const claims = (exp: number, iat = start / 1000) =>
    `${encode({})}.${encode({ sub: 's', exp, iat, aud: 'app', meta: { userId: 'user_1', role: 'admin' } })}.sig`
  const provider: SignInProvider = {
    begin: vi.fn(async (returnTo) => `https://login.test/?${returnTo}`),
    complete: vi.fn(async () => ({ token: claims(start / 1000 + 3600), refreshToken: 'r1', returnTo: '/a?b#c' })),
    renew: vi.fn(async () => ({ token: claims(now / 1000 + 3600, now / 1000), refreshToken: 'r2' })),
    endUrl: vi.fn(async () => 'https://login.test/end'),
  }
  const redirects: string[] = []
  const withProvider = () =>
    session({
      oidc: { clientId: 'app', metadataClaim: 'meta', load: async () => provider },
      go: (url) => void redirects.push(url),
    })
  const identityUntil = (exp = start / 1000 + 3600): StoredIdentity => ({
    token: claims(exp),
    isProvider: true,
    refreshToken: 'r1',
  })
  const answer = json({ access_token: 'token', expires_in: 900 })

  beforeEach(() => {
    redirects.length = 0
    vi.clearAllMocks()
  })

  it('redirects to the provider and back to the requested path', async () => {
    const it = withProvider()
    await it.beginSignIn('/a?b#c')
    expect(redirects).toEqual(['https://login.test/?/a?b#c'])
    expect(await it.completeSignIn('https://app.test/login/callback?code=x')).toBe('/a?b#c')
    expect(it.identity()).toMatchObject({ userId: 'user_1' })
    answers = [answer]
    await it.accessToken()
    expect(JSON.parse(String(calls[0]?.body))).toMatchObject({ is_auth0_token: true })
  })

  it('rejects an identity issued for another client', async () => {
    vi.mocked(provider.complete).mockResolvedValueOnce({ token: identityToken('x'), refreshToken: 'r', returnTo: '/' })
    await expect(withProvider().completeSignIn('https://app.test/')).rejects.toBeInstanceOf(SignInRefused)
    expect(stored).toBeNull()
  })

  it('renews a stale identity before the exchange, once for concurrent requests', async () => {
    stored = identityUntil()
    answers = [answer, answer]
    const it = withProvider()
    await it.accessToken()
    expect(provider.renew).not.toHaveBeenCalled()
    now += 12 * 60_000
    await Promise.all([it.accessToken(), it.accessToken()])
    expect(provider.renew).toHaveBeenCalledOnce()
    expect(provider.renew).toHaveBeenCalledWith({
      token: claims(start / 1000 + 3600),
      refreshToken: 'r1',
      subject: 's',
    })
    expect(stored).toMatchObject({ refreshToken: 'r2' })
    expect(calls).toHaveLength(2)
  })

  it("keeps a valid identity while the provider can't be reached", async () => {
    stored = identityUntil()
    now += 12 * 60_000
    answers = [answer]
    vi.mocked(provider.renew).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await withProvider().accessToken()).toBe('token')
    expect(stored).not.toBeNull()
  })

  it('renews an expired identity, and only a refusal ends the session', async () => {
    stored = identityUntil(start / 1000 - 1)
    const it = withProvider()
    expect(it.identity()).toBeUndefined()
    vi.mocked(provider.renew).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(it.restore()).rejects.toThrow('Failed to fetch')
    expect((await it.restore())?.userId).toBe('user_1')

    stored = identityUntil(start / 1000 - 1)
    vi.mocked(provider.renew).mockRejectedValueOnce(new SignInRefused('invalid_grant'))
    expect(await it.restore()).toBeUndefined()
    expect(stored).toBeNull()
    expect(it.hasEnded()).toBe(true)
  })

  it('signs out on the server and at the provider', async () => {
    stored = identityUntil()
    answers = [answer, json(null, 204)]
    const it = withProvider()
    await it.signOut()
    expect(redirects).toEqual(['https://login.test/end'])
    expect(it.hasEnded()).toBe(false)
  })

  it("doesn't report a log-out during renewal as an ended session", async () => {
    stored = identityUntil()
    const it = withProvider()
    now += 12 * 60_000
    vi.mocked(provider.renew).mockRejectedValueOnce(new SignInRefused('invalid_grant'))
    await it.signOut()
    expect(stored).toBeNull()
    expect(it.hasEnded()).toBe(false)
  })

  it('reports a cancelled sign-in', async () => {
    vi.mocked(provider.complete).mockRejectedValueOnce(new SignInCancelled('no'))
    await expect(withProvider().completeSignIn('https://app.test/')).rejects.toBeInstanceOf(SignInCancelled)
  })
})

describe('subscribe', () => {
  it('notifies about another user, not about a renewed token', () => {
    stored = alternate('user_1')
    const it = session()
    const listener = vi.fn()
    it.subscribe(listener)
    it.signIn(identityToken('user_1', start / 1000 + 60))
    expect(listener).not.toHaveBeenCalled()
    it.signIn(identityToken('user_2'))
    expect(listener).toHaveBeenCalledOnce()
  })
})
