import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { createBrowser, createOidcClient } from '../testing/oidcClient'
import { withApp } from '../testing/testApp'

const { email, name } = demoAccounts.partner
const port = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), 'local-oidc-'))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const test = withApp({ PORT: String(port), LOCAL_OIDC: '1', DATA_DIR: dataDir })
const redirectUri = `http://localhost:${port}/login/callback`

beforeAll(async () => {
  // The library uses the system clock.
  test.setNow(new Date())
  await test.app.listen({ port, host: 'localhost' })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const clientOf = (browser = createBrowser()) =>
  createOidcClient(
    { issuer: `http://localhost:${port}/_local/oidc`, clientId: 'partner-dashboard', redirectUri },
    browser,
  )
const exchange = (identity_token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/token/exchange',
    payload: { identity_token, is_auth0_token: true },
  })
const callWith = (token: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  test.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })

async function signIn(address: string, client?: Awaited<ReturnType<typeof clientOf>>) {
  const own = client ?? (await clientOf())
  const { url: page } = await own.authorize({ max_age: '43200' })
  const { url: callback } = await own.choose(page, address)
  const { status, body } = await own.redeem(callback)
  expect(status).toBe(200)
  return { client: own, identityToken: String(body.id_token), refreshToken: String(body.refresh_token) }
}

describe('the local provider', () => {
  it('signs in with the code flow, keeps one session during renewals, and ends it at sign-out', async () => {
    test.log.splice(0)
    const { client, identityToken, refreshToken } = await signIn(email)
    const first = await exchange(identityToken)
    expect(first.statusCode).toBe(200)
    const { access_token, expires_in } = first.json()
    expect(expires_in).toBe(900)
    const session = (await callWith(access_token, '/session')).json()
    expect(session).toMatchObject({ user: { name, email, role: 'admin' }, metadata: { platform_type: 'partner' } })
    expect(Date.parse(session.expires_at) - Date.now()).toBeLessThanOrEqual(12 * 3600 * 1000)

    const renewed = await client.renew(refreshToken)
    expect(renewed.status).toBe(200)
    expect((await exchange(renewed.body.id_token)).statusCode).toBe(200)
    const [count] = await test.database.query(sql`SELECT count(*) AS sessions FROM sessions`)
    expect(count).toEqual({ sessions: 1 })

    test.setNow(new Date())
    expect((await callWith(access_token, '/auth/logout', 'POST')).statusCode).toBe(204)
    expect((await callWith(access_token, '/session')).statusCode).toBe(401)
    for (const token of [identityToken, renewed.body.id_token]) expect((await exchange(token)).statusCode).toBe(401)

    const log = test.log.join('\n')
    expect(log).toContain('/_local/oidc/token')
    const secrets = [identityToken, access_token, refreshToken, renewed.body.refresh_token, email]
    for (const secret of secrets) expect(log).not.toContain(secret)
  })

  it('issues identity tokens with the claims that app and server read', async () => {
    const { identityToken } = await signIn(demoAccounts.organization.email)
    const claims = JSON.parse(Buffer.from(identityToken.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      iss: `http://localhost:${port}/_local/oidc`,
      aud: 'partner-dashboard',
      sid: expect.any(String),
      auth_time: expect.any(Number),
      name: demoAccounts.organization.name,
      email: demoAccounts.organization.email,
      email_verified: true,
      app_metadata: {
        userId: expect.stringMatching(/^user_/),
        role: 'admin',
        organization_id: expect.any(String),
        partner_id: null,
        platform_type: 'partner',
        pd_user_roles: ['admin'],
      },
    })
  })

  it('remembers the user until sign-out there', async () => {
    const { client, identityToken } = await signIn(email)
    expect((await client.authorize({ prompt: 'none' })).url.searchParams.get('code')).toBeTruthy()
    const hint = new URLSearchParams({
      id_token_hint: identityToken,
      post_logout_redirect_uri: `http://localhost:${port}/login`,
    })
    const confirmation = await client.browser.go(`${client.discovery.end_session_endpoint}?${hint}`)
    const page = await confirmation.response.text()
    const field = (pattern: RegExp) => pattern.exec(page)?.[1] ?? ''
    const { url } = await client.browser.go(field(/action="([^"]+)"/), {
      init: client.form({ xsrf: field(/name="xsrf" value="([^"]+)"/), logout: 'yes' }),
      end: `http://localhost:${port}/login`,
    })
    expect(url.pathname).toBe('/login')
    expect((await client.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required')
  })

  it('serves pages without scripts, within our security policy', async () => {
    const client = await clientOf()
    const { url, response } = await client.authorize({ login_hint: '"><script>alert(1)</script>' })
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    const page = await response.text()
    for (const account of Object.values(demoAccounts)) expect(page).toContain(account.what)
    expect(page).not.toMatch(/<script|<style|style=/)
    const wrong = await client.choose(url, '<b>@example.com')
    expect(wrong.response.status).toBe(422)
    expect(await wrong.response.text()).toContain('No user has this email address.')
    const cancelled = await client.browser.go(url, { init: client.form({ cancel: '1' }), end: redirectUri })
    expect(cancelled.url.searchParams.get('error')).toBe('access_denied')
  })

  it('accepts the choice from the starting browser only', async () => {
    const client = await clientOf()
    const { url } = await client.authorize()
    const stranger = await createBrowser().go(url, { init: client.form({ email }), end: redirectUri })
    expect(stranger.response.status).toBe(400)
  })

  it.each<[string, Record<string, string>]>([
    ['another address to return to', { redirect_uri: 'https://elsewhere.test/login/callback' }],
    ['another client', { client_id: 'somebody-else' }],
  ])('refuses %s on a page of its own', async (_what, parameters) => {
    const { response } = await (await clientOf()).authorize(parameters)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Sign-in failed')
  })

  it.each<[string, Record<string, string>]>([
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['PKCE that hides nothing', { code_challenge_method: 'plain' }],
    ['tokens in the address', { response_type: 'id_token', nonce: 'n' }],
  ])('refuses %s', async (_what, parameters) => {
    const { url } = await (await clientOf()).authorize(parameters)
    expect(`${url.search}${url.hash}`).toMatch(/error=(invalid_request|unsupported_response_type)/)
  })

  it('exchanges a code once, for its own client only', async () => {
    const client = await clientOf()
    const { url: callback } = await client.choose((await client.authorize()).url, email)
    const thief = await clientOf()
    expect((await thief.redeem(callback)).status).toBe(400)
    const { url: again } = await client.authorize()
    expect((await client.redeem(again)).status).toBe(200)
    expect((await client.redeem(again)).status).toBe(400)
  })

  it('has separate keys with owner-only permissions', async () => {
    const keys = await (await fetch(`http://localhost:${port}/_local/oidc/jwks`)).json()
    expect(keys.keys).toEqual([expect.not.objectContaining({ d: expect.anything() })])
    expect(keys.keys[0].x).not.toBe(test.secrets.signingKey.x)
    expect(statSync(join(dataDir, 'local-oidc.json')).mode & 0o777).toBe(0o600)
  })

  it('prints no warning about Node', () => {
    expect(warn.mock.calls.flat().join('\n')).not.toContain('Unsupported runtime')
  })

  it('is exposed to the app', async () => {
    expect((await test.app.inject('/config.json')).json().oidc).toEqual({
      issuer: `http://localhost:${port}/_local/oidc`,
      client_id: 'partner-dashboard',
    })
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
