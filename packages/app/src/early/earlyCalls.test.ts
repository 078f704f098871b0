import { describe, expect, it } from 'vitest'
import { startEarlyCalls } from './earlyCalls'
import { firstCallsOf } from './firstCalls'

const origin = 'https://dashboard.example.com'
const now = 1_700_000_000_000

interface Metadata {
  organization_id?: string
  partner_id?: string
}

function tokenOf(metadata: Metadata = { partner_id: 'p1' }, expiresIn = 3600): string {
  const claims = {
    aud: 'dashboard',
    exp: now / 1000 + expiresIn,
    app_metadata: { userId: 'user_1', role: 'partner', ...metadata },
  }
  return `a.${btoa(JSON.stringify(claims))}.c`
}

const config = { api_base_url: '/api', client_id: 'dashboard' }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

type Answers = Partial<Record<'config' | 'exchange' | 'rows', () => Response | Promise<Response>>>

/** Early calls of a page, and what was sent. */
function open(
  path: string,
  answers: Answers = {},
  token: string | null = tokenOf(),
  painted = Promise.resolve(),
  last: string | null = null,
) {
  const requests: Request[] = []
  const written: string[] = []
  let time = now
  const send = async (request: Request) => {
    requests.push(request)
    if (request.url.endsWith('/config.json')) return (answers.config ?? (() => json(config)))()
    if (request.url.endsWith('/auth/token/exchange'))
      return (answers.exchange ?? (() => json({ access_token: 'access' })))()
    if (request.url.endsWith('_table_rows')) return (answers.rows ?? (() => json({ results: [] })))()
    return json({})
  }
  const early = startEarlyCalls({
    url: new URL(path, origin),
    stored: token === null ? null : { token, isProvider: false },
    lastConfig: { read: () => last, write: (text) => written.push(text) },
    send,
    now: () => time,
    painted: () => painted,
  })
  const take = async (request: Request) => {
    await early.config
    return early.take(request) ?? send(request)
  }
  return {
    early,
    sent: requests,
    written,
    take,
    wait: (ms: number) => (time += ms),
    paths: () => requests.map(({ url }) => new URL(url).pathname),
  }
}

const rowsPath = '/api/partner_dashboard/businesses_page/businesses_table_rows'
const exchangeOf = (token: string) =>
  new Request(`${origin}/api/auth/token/exchange`, {
    method: 'POST',
    body: JSON.stringify({ identity_token: token, is_auth0_token: false }),
  })
const rowsOf = (headers: Record<string, string> = {}) =>
  new Request(origin + rowsPath, {
    headers: {
      Accept: 'application/json, application/problem+json',
      Authorization: 'Bearer access',
      'Dashboard-Partner': 'partner_p1',
      ...headers,
    },
  })

describe('early calls', () => {
  it('passes the exchange and row responses to the app without sending either twice', async () => {
    const { take, paths } = open('/businesses')
    expect(await (await take(exchangeOf(tokenOf()))).json()).toEqual({ access_token: 'access' })
    expect(await (await take(rowsOf())).json()).toEqual({ results: [] })
    expect(paths()).toEqual(['/config.json', '/api/auth/token/exchange', rowsPath])
  })

  it('copies the response to the first request', async () => {
    const { early, take } = open('/businesses', { rows: () => json({ results: [1] }) })
    await take(exchangeOf(tokenOf()))
    expect(await (await take(rowsOf())).json()).toEqual({ results: [1] })
    expect(await (await early.responses)?.[1]?.json()).toEqual({ results: [1] })
  })

  it.each([
    ['is refused', '/businesses', { rows: () => json({ code: 'forbidden' }, 403) }],
    ['fails', '/businesses', { rows: () => Promise.reject(new TypeError('offline')) }],
    ['is not sent', '/settings', {}],
    ['is not sent without a session', '/businesses', { exchange: () => json({}, 401) }],
    ['is not sent without a configuration', '/businesses', { config: () => Promise.reject(new TypeError('offline')) }],
  ])('has no copy if the first request %s', async (_, path, answers) => {
    expect(await open(path, answers).early.responses).toBeUndefined()
  })

  it('starts with the configuration of the last visit', async () => {
    const last = JSON.stringify(config)
    const waiting = new Promise<Response>(() => undefined)
    const { early, paths, written } = open('/businesses', { config: () => waiting }, tokenOf(), undefined, last)
    await expect.poll(paths).toEqual(['/api/auth/token/exchange', '/config.json', rowsPath])
    expect((await early.take(rowsOf()))?.status).toBe(200)
    expect(written).toEqual([])
  })

  it('keeps a configuration that changed, and sends nothing twice', async () => {
    const last = JSON.stringify({ ...config, environment: 'staging' })
    const { take, paths, written } = open('/businesses', {}, tokenOf(), undefined, last)
    await take(exchangeOf(tokenOf()))
    await take(rowsOf())
    expect(paths().toSorted()).toEqual(['/api/auth/token/exchange', rowsPath, '/config.json'])
    expect(written).toEqual([JSON.stringify(config)])
  })

  it.each([
    ['names an API on another origin', JSON.stringify({ ...config, api_base_url: 'https://elsewhere.example.com' })],
    ['names a host without a scheme', JSON.stringify({ ...config, api_base_url: '//elsewhere.example.com' })],
    ['is of another client', JSON.stringify({ ...config, client_id: 'other' })],
    ['is unreadable', '{'],
    ['is empty', 'null'],
  ])('waits for the configuration if that of the last visit %s', async (_, last) => {
    const { take, paths } = open('/businesses', {}, tokenOf(), undefined, last)
    await take(exchangeOf(tokenOf()))
    await take(rowsOf())
    expect(paths()).toEqual(['/config.json', '/api/auth/token/exchange', rowsPath])
  })

  it('returns each response once', async () => {
    const { take, paths } = open('/businesses')
    await take(exchangeOf(tokenOf()))
    await take(rowsOf())
    await take(rowsOf())
    expect(paths().filter((path) => path === rowsPath)).toHaveLength(2)
  })

  it.each([
    ['no one is signed in', null],
    ['the identity has expired', tokenOf({ partner_id: 'p1' }, -1)],
    ['the identity is no token', 'nonsense'],
  ])('asks for the configuration alone when %s', async (_, token) => {
    const { early, paths } = open('/businesses', {}, token)
    await early.config
    expect(paths()).toEqual(['/config.json'])
  })

  it('passes on a refused exchange and requests no rows', async () => {
    const { take, paths } = open('/businesses', { exchange: () => json({ code: 'unauthenticated' }, 401) })
    expect((await take(exchangeOf(tokenOf()))).status).toBe(401)
    expect(paths()).toEqual(['/config.json', '/api/auth/token/exchange'])
  })

  it('passes on refused rows', async () => {
    const { take } = open('/businesses', { rows: () => json({ code: 'forbidden' }, 403) })
    await take(exchangeOf(tokenOf()))
    expect((await take(rowsOf())).status).toBe(403)
  })

  it('fails like the app if the network is down', async () => {
    const { early } = open('/businesses', { config: () => Promise.reject(new TypeError('offline')) })
    await expect(early.config).rejects.toThrow('offline')
    const { take } = open('/businesses', { rows: () => Promise.reject(new TypeError('offline')) })
    await take(exchangeOf(tokenOf()))
    await expect(take(rowsOf())).rejects.toThrow('offline')
  })

  it('rejects nothing unhandled if the app takes a failure later', async () => {
    const rejections: unknown[] = []
    const onRejection = (reason: unknown) => rejections.push(reason)
    process.on('unhandledRejection', onRejection)
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    open('/settings', { config: failing })
    await open('/settings', { exchange: failing }).early.config
    await open('/businesses', { exchange: failing }).early.config
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', onRejection)
    expect(rejections).toEqual([])
  })

  it('leaves an unreadable configuration to the app', async () => {
    const { early, paths } = open('/businesses', { config: () => new Response('<html>') })
    expect(await (await early.config).text()).toBe('<html>')
    expect(paths()).toEqual(['/config.json'])
  })

  it('requests again if another user has signed in', async () => {
    const { take, paths } = open('/businesses')
    await take(exchangeOf(tokenOf({ partner_id: 'p2' })))
    await take(rowsOf({ Authorization: 'Bearer other', 'Dashboard-Partner': 'partner_p2' }))
    expect(paths().filter((path) => path === '/api/auth/token/exchange')).toHaveLength(2)
    expect(paths().filter((path) => path === rowsPath)).toHaveLength(2)
  })

  it('requests rows for the mode and partner in the URL', async () => {
    const sandbox = open('/businesses?sandbox_mode=true')
    await sandbox.take(exchangeOf(tokenOf()))
    await sandbox.take(rowsOf({ 'Dashboard-Sandbox': '1' }))
    expect(sandbox.paths()).toHaveLength(3)

    const token = tokenOf({ organization_id: 'o1' })
    const organization = open('/businesses?partner_id=p7', {}, token)
    await organization.take(exchangeOf(token))
    await organization.take(rowsOf({ 'Dashboard-Partner': 'partner_p7' }))
    expect(organization.paths()).toHaveLength(3)
  })

  it.each([
    ['an organization user who has chosen no partner', '/businesses', tokenOf({ organization_id: 'o1' })],
    ['an organization user with an empty partner', '/businesses?partner_id=', tokenOf({ organization_id: 'o1' })],
    ['a filtered list', '/businesses?status=eligible', tokenOf()],
    ['a page that it does not know', '/settings', tokenOf()],
  ])('asks for no rows of %s', async (_, path, token) => {
    const { take, paths } = open(path, {}, token)
    await take(exchangeOf(token))
    expect(paths()).toEqual(['/config.json', '/api/auth/token/exchange'])
  })

  it('sends what the first screen does not wait for after the rows are painted', async () => {
    let paint: () => void = () => undefined
    const painted = new Promise<void>((resolve) => {
      paint = resolve
    })
    const { take, paths } = open('/businesses', {}, tokenOf(), painted)
    const notifications = take(new Request(`${origin}/api/web_notifications?page_number=1`))
    await take(new Request(`${origin}/api/partners`))
    await take(exchangeOf(tokenOf()))
    await take(rowsOf())
    expect(paths()).toEqual(['/config.json', '/api/auth/token/exchange', '/api/partners', rowsPath])
    paint()
    await notifications
    expect(paths().at(-1)).toBe('/api/web_notifications')
  })

  it.each([
    ['are refused', { rows: () => json({ code: 'forbidden' }, 403) }],
    ['fail', { rows: () => Promise.reject(new TypeError('offline')) }],
    ['are not requested, because the exchange is refused', { exchange: () => json({}, 401) }],
  ])('sends the other requests if the rows %s', async (_, answers) => {
    const { take } = open('/businesses', answers)
    const response = await take(new Request(`${origin}/api/session`))
    expect(response.status).toBe(200)
  })

  it('delays nothing on a page without early rows', async () => {
    const { take, paths } = open('/settings', {}, tokenOf(), new Promise(() => undefined))
    await take(new Request(`${origin}/api/session`))
    expect(paths()).toContain('/api/session')
  })

  it('keeps responses until a slow app starts', async () => {
    const { take, wait, paths } = open('/businesses')
    wait(30_000)
    await take(exchangeOf(tokenOf()))
    await take(rowsOf())
    expect(paths().filter((path) => path === rowsPath)).toHaveLength(1)
  })

  it('drops responses ten seconds after the app has started', async () => {
    const { take, wait, paths } = open('/businesses')
    await take(exchangeOf(tokenOf()))
    wait(10_001)
    await take(rowsOf())
    expect(paths().filter((path) => path === rowsPath)).toHaveLength(2)
  })

  it('sends the requests of a business together, and returns each to the app', async () => {
    const page = '/businesses/0a1b-2c'
    const { take, paths, sent } = open(page)
    await take(exchangeOf(tokenOf()))
    const [first] = firstCallsOf(page, {})
    await take(new Request(`${origin}/api${first}`, { headers: rowsOf().headers }))
    const asked = sent.length
    expect(paths()).toHaveLength(7)
    for (const call of firstCallsOf(page, {}).slice(1))
      await take(new Request(`${origin}/api${call}`, { headers: rowsOf().headers }))
    expect(sent).toHaveLength(asked)
  })
})
