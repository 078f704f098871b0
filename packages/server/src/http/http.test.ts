import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { accessTokenOf, problemOf, withApp } from '../testing/testApp'

const appDir = mkdtempSync(join(tmpdir(), 'app-'))
mkdirSync(join(appDir, 'assets'))
writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>app</title>')
writeFileSync(
  join(appDir, 'preloads.json'),
  JSON.stringify({
    early: 'assets/early-1.js',
    app: ['assets/app-1.js', 'assets/app-1.css'],
    pages: { '/settings': ['assets/pages-1.js'], '/businesses/$businessId/sales': ['assets/sales-1.js'] },
  }),
)
writeFileSync(join(appDir, 'assets/a.js'), 'export {}')
writeFileSync(join(appDir, 'assets/a.js.br'), 'compressed')

const test = withApp({ APP_DIR: appDir, CORS_ORIGIN: 'https://dashboard.test' })
const html = { accept: 'text/html,application/xhtml+xml' }

describe('a URL', () => {
  it('outside the API serves the app for pages only', async () => {
    for (const url of ['/', '/businesses/business_1/capital', '/nowhere?x=1', '/apix']) {
      const response = await test.app.inject({ url, headers: html })
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ])
      expect(response.headers['cache-control']).toBe('no-cache')
    }
    expect((await test.app.inject({ method: 'HEAD', url: '/businesses', headers: html })).statusCode).toBe(200)
    for (const url of ['/assets/missing.js', '/api/missing', '/api', '/_local/missing', '/api/../api/missing']) {
      expect([url, problemOf(await test.app.inject({ url, headers: html })).code]).toEqual([url, 'no_such_path'])
    }
    expect((await test.app.inject({ url: '/nowhere', headers: { accept: '*/*' } })).statusCode).toBe(200)
    expect((await test.app.inject({ url: '/nowhere', headers: { accept: 'application/json' } })).statusCode).toBe(404)
    expect((await test.app.inject({ method: 'POST', url: '/businesses', headers: html })).statusCode).toBe(404)
  })

  it("of a page lists preloads of the early script and of its first script's imports", async () => {
    const linksOf = async (url: string) => (await test.app.inject({ url, headers: html })).headers.link
    const early =
      '</assets/early-1.js>; rel=preload; as=script, </config.json>; rel=preload; as=fetch; crossorigin=anonymous'
    const app = `${early}, </assets/app-1.js>; rel=modulepreload, </assets/app-1.css>; rel=preload; as=style; crossorigin`
    expect(await linksOf('/businesses?search=a')).toBe(app)
    expect(await linksOf('/settings/')).toBe(`${app}, </assets/pages-1.js>; rel=modulepreload`)
    expect(await linksOf('/businesses/1/sales?range=7')).toBe(`${app}, </assets/sales-1.js>; rel=modulepreload`)
    expect(await linksOf('/login')).toBeUndefined()
    expect(await linksOf('/login/callback?code=1')).toBeUndefined()
    expect((await test.app.inject('/api/session')).headers.link).toBeUndefined()
  })

  it('of the contract returns its methods to others', async () => {
    for (const [method, url, allow] of [
      ['DELETE', '/api/session', 'GET, HEAD'],
      ['OPTIONS', '/api/session', 'GET, HEAD'],
      ['TRACE' as 'GET', '/api/session', 'GET, HEAD'],
      ['GET', '/api/auth/logout', 'POST'],
      ['HEAD', '/api/auth/logout', 'POST'],
      ['POST', '/api/partner_dashboard/get_business_details/x', 'GET, HEAD'],
    ] as const) {
      const response = await test.app.inject({ method, url, headers: { ...html, 'content-type': 'garbage' } })
      expect([method, url, response.statusCode, response.headers.allow]).toEqual([method, url, 405, allow])
    }
    expect((await test.app.inject({ method: 'HEAD', url: '/api/session' })).statusCode).toBe(401)
  })

  it('has one meaning in every spelling', async () => {
    const token = await accessTokenOf(test, demoAccounts.canadian.email)
    const ask = (url: string) => test.app.inject({ url, headers: { ...html, authorization: `Bearer ${token}` } })
    const session = await ask('/%61pi/session')
    expect([session.statusCode, session.headers['cache-control']]).toEqual([200, 'no-store'])
    for (const url of [
      '/api/session/',
      '/api//session',
      '//api/session',
      '/api%2fsession',
      '/%61pi/missing',
      '/%61ssets/missing.js',
      '/%5flocal/missing',
      '/api/session;x=1',
    ]) {
      expect([url, problemOf(await ask(url)).code]).toEqual([url, 'no_such_path'])
    }
    expect((await ask('/_local/partners/harvest-pos.svg')).statusCode).toBe(200)
    for (const name of ['constructor', '__proto__', 'toString.svg']) {
      expect((await ask(`/_local/partners/${name}`)).statusCode).toBe(404)
    }
  })

  it('that is malformed returns a problem document', async () => {
    for (const [url, status] of [
      ['/api/%zz', 400],
      [`/api/partner_dashboard/get_business_details/business_${'a'.repeat(3000)}`, 414],
    ] as const) {
      const response = await test.app.inject({ url, headers: html })
      expect(problemOf(response)).toMatchObject({ status, type: 'application/problem+json; charset=utf-8' })
      expect(response.statusCode).toBe(status)
    }
  })

  it('that is malformed serves the app for pages', async () => {
    const response = await test.app.inject({ url: '/nowhere/100%', headers: html })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>app</title>')
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
    expect(response.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect((await test.app.inject({ url: '/nowhere%00', headers: html })).body).toContain('<title>app</title>')
    expect((await test.app.inject({ url: '/%', headers: { accept: 'application/json' } })).statusCode).toBe(400)
  })

  it("that isn't HTTP returns a problem document", async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const say = async (text: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(text)
      let answer = ''
      for await (const chunk of socket) answer += chunk
      return answer
    }
    for (const [text, status] of [
      ['WHAT /api/session HTTP/1.1\r\n\r\n', 501],
      ['GET /api/session HTTP/9\r\n\r\n', 400],
      [`GET /api/session HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ] as const) {
      const answer = await say(text)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toMatch(/x-content-type-options: nosniff\r\nx-frame-options: DENY/)
      expect(answer).toContain("default-src 'none'")
      expect(answer).toContain('application/problem+json')
      expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status, code: expect.any(String) })
    }
  })

  it('of an asset returns the compressed file, cached for a year', async () => {
    const response = await test.app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } })
    expect(response.body).toBe('compressed')
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('of the configuration returns what the app needs, without secrets', async () => {
    const { body } = await test.app.inject({ url: '/config.json' })
    expect(JSON.parse(body)).toMatchObject({
      api_base_url: '/api',
      client_id: 'partner-dashboard',
      environment: 'development',
    })
    expect(Object.keys(JSON.parse(body)).sort()).toEqual([
      'analytics_url',
      'api_base_url',
      'client_id',
      'environment',
      'error_reporting_dsn',
      'error_reporting_traces',
      'flag_provider_url',
      'flags',
      'session_replay_module',
      'untracked_partners',
    ])
  })

  it('of the outbox shows emails as text', async () => {
    await test.app.inject({ method: 'POST', url: '/api/auth/login/start', payload: { email: demoAccounts.new.email } })
    await expect
      .poll(async () => (await test.app.inject({ url: '/_local/outbox' })).body)
      .toContain(demoAccounts.new.email)
  })
})

it('starts without a warning', () => {
  const levels = test.log.map((line) => JSON.parse(line).level)
  expect(Math.max(...levels), test.log.filter((line) => JSON.parse(line).level >= 40).join()).toBeLessThan(40)
})

it.each([
  '/api/v1/businesses/ana.lima@example.org',
  '/api/v1/businesses/ana.lima%40example.org',
  '/api/v1/persons/123-45-6789',
  '/api/missing/Ana%20Lima',
  `/api/missing/eyJ${'a'.repeat(60)}`,
])('logs the path %s without what can be personal', async (url) => {
  test.log.splice(0)
  await test.app.inject({ url })
  const paths = test.log.flatMap((line) => JSON.parse(line).req?.path ?? [])
  expect(paths).toEqual([expect.stringMatching(/^\/api\/[\w/]+\/••••$/)])
})

describe('every response', () => {
  it.each(['/', '/config.json', '/api/session', '/api/missing', '/assets/a.js', '/_local/outbox', '/%', '/api/%zz'])(
    'of %s is guarded',
    async (url) => {
      const { headers } = await test.app.inject({ url, headers: html })
      const allowed = url.startsWith('/api') ? "default-src 'none'" : "script-src 'self'"
      expect(headers['content-security-policy']).toContain(allowed)
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store')
    },
  )

  it('can be read by the configured origin', async () => {
    const ask = (origin: string) => test.app.inject({ method: 'OPTIONS', url: '/api/session', headers: { origin } })
    const named = await ask('https://dashboard.test')
    expect(named.statusCode).toBe(204)
    for (const name of ['Dashboard-Partner', 'Idempotency-Key', 'If-Match']) {
      expect(named.headers['access-control-allow-headers']).toContain(name)
    }
    expect(named.headers['access-control-expose-headers']).toContain('ETag')
    const other = await ask('https://elsewhere.test')
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect(other.headers.vary).toBe('Origin')
  })
})
