import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobStore } from '../../kernel/jobStore'
import { notify } from '../../kernel/notifications'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const idOf = (slug: string) => partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''
const harvest = idOf('harvest-pos')
const settings = '/settings/chat-integration'

let mine: Call
let organization: Call
let canadian: Call

beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // The server posts to itself.
  test.config.port = (test.app.server.address() as AddressInfo).port
  test.config.publicOrigin = `http://localhost:${test.config.port}`
  mine = await callAs(test, demoAccounts.partner.email)
  organization = await callAs(test, demoAccounts.organization.email)
  canadian = await callAs(test, demoAccounts.canadian.email)
})

interface Channel {
  id: string
  channel: string
  team_name: string
  status: string
  last_posted_at: string | null
  last_error: string | null
}

const channelsOf = async (call = mine): Promise<Channel[]> => (await call('/chat_integration/channels')).json().results
const cookies = new Map<string, string>()

async function authorize(call = mine) {
  const response = await call('/chat_integration/authorize', { method: 'POST' })
  for (const { name, value } of response.cookies) cookies.set(name, value)
  return response.json()
}
const testPost = (id: string, call = mine) => call(`/chat_integration/channels/${id}/test`, { method: 'POST' })

/** Requests a URL of this server like a browser. */
const visit = (url: string, sent: ReadonlyMap<string, string> = cookies) =>
  test.app.inject({ url: url.replace(test.config.publicOrigin, ''), cookies: Object.fromEntries(sent) })
const form = (url: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const consentOf = (authorizeUrl: string) => {
  const { searchParams } = new URL(authorizeUrl)
  const parameter = (name: string) => searchParams.get(name) ?? ''
  return {
    state: parameter('state'),
    code_challenge: parameter('code_challenge'),
    redirect_uri: parameter('redirect_uri'),
  }
}

/** Submits the consent page and returns the redirect URL. */
async function decide(authorizeUrl: string, decision: string, channel = '#capital'): Promise<string> {
  const fields = { ...consentOf(authorizeUrl), channel, decision }
  const response = await form('/_local/chat/oauth/v2/authorize', fields)
  expect(response.statusCode).toBe(302)
  return String(response.headers.location)
}

async function connect(channel = '#capital', call = mine): Promise<Channel> {
  const { authorize_url } = await authorize(call)
  const back = await visit(await decide(authorize_url, 'allow', channel))
  expect(back.headers.location).toBe(`${settings}?connected=1`)
  const found = (await channelsOf(call)).find((one) => one.channel === channel)
  if (!found) throw new Error('The channel is missing.')
  return found
}

const removeAll = async (call = mine) => {
  for (const { id } of await channelsOf(call)) await call(`/chat_integration/channels/${id}`, { method: 'DELETE' })
}
const messages = async () => (await visit('/_local/chat')).body

describe('connecting a channel', () => {
  it('connects a channel through the consent page', async () => {
    const { authorize_url, expires_at } = await authorize()
    expect(Date.parse(expires_at) - test.now().getTime()).toBe(600_000)
    const page = await visit(authorize_url)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toContain('<script')
    expect(page.body).not.toContain('style=')
    const back = await decide(authorize_url, 'allow')
    expect(back).toMatch(new RegExp(`^${test.config.publicOrigin}/api/chat_integration/callback\\?`))
    const done = await visit(back)
    expect([done.statusCode, done.headers.location]).toEqual([302, `${settings}?connected=1`])
    const [channel] = await channelsOf()
    expect(channel).toMatchObject({
      team_name: 'Local workspace',
      channel: '#capital',
      status: 'enabled',
      last_posted_at: null,
      last_error: null,
    })
    expect(JSON.stringify(channel)).not.toContain('hooks')
    const rows = await test.database.query<{ url_sealed: string }>(sql`SELECT url_sealed FROM chat_channels`)
    expect(rows[0]?.url_sealed).not.toContain('hooks')
    const log = await mine('/partner/audit_events?action=connectChat')
    expect(log.json().results[0]).toMatchObject({
      actor_name: 'Maya Ortiz',
      actor_role: 'admin',
      target: channel?.id,
      names: { [channel?.id ?? '']: '#capital' },
      after: { team_name: 'Local workspace', channel: '#capital' },
      ip_address: '127.0.0.1',
    })
  })

  it('again replaces the channel', async () => {
    const before = await connect('#alerts')
    const after = await connect('#alerts')
    expect(after.id).toBe(before.id)
    expect((await channelsOf()).filter(({ channel }) => channel === '#alerts')).toHaveLength(1)
    await removeAll()
  })

  it('can be denied on the consent page', async () => {
    const { authorize_url } = await authorize()
    const back = await decide(authorize_url, 'deny')
    expect((await visit(back)).headers.location).toBe(`${settings}?error=access_denied`)
    expect((await visit(back)).headers.location).toBe(`${settings}?error=state_invalid`)
    expect(await channelsOf()).toEqual([])
  })

  it('accepts a state once within ten minutes', async () => {
    const back = await decide((await authorize()).authorize_url, 'allow')
    const url = back.replace(test.config.publicOrigin, '')
    await test.app.inject({ method: 'HEAD', url, cookies: Object.fromEntries(cookies) })
    expect((await visit(back)).headers.location).toBe(`${settings}?connected=1`)
    await removeAll()
    expect((await visit(back)).headers.location).toBe(`${settings}?error=state_invalid`)
    const late = await decide((await authorize()).authorize_url, 'allow')
    const now = test.now()
    test.setNow(new Date(now.getTime() + 600_000))
    expect((await visit(late)).headers.location).toBe(`${settings}?error=state_invalid`)
    test.setNow(now)
    expect(await channelsOf()).toEqual([])
  })

  it.each(['', '?code=abc', '?state=nonsense&code=abc', '?state=a&state=b'])(
    'takes no callback that was not begun: %s',
    async (query) => {
      const response = await visit(`/api/chat_integration/callback${query}`)
      expect([response.statusCode, response.headers.location]).toEqual([302, `${settings}?error=state_invalid`])
    },
  )

  it('accepts a code once, for its own consent only', async () => {
    const first = new URL(await decide((await authorize()).authorize_url, 'allow'))
    const second = new URL(await decide((await authorize()).authorize_url, 'allow'))
    expect((await visit(first.href)).headers.location).toContain('connected=1')
    second.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect((await visit(second.href)).headers.location).toBe(`${settings}?error=exchange_failed`)
    await removeAll()
  })

  it('works in the browser that started it, and in no other', async () => {
    const response = await mine('/chat_integration/authorize', { method: 'POST' })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({
      path: '/api/chat_integration/callback',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 600,
    })
    expect(cookie).not.toHaveProperty('secure')
    const back = await decide(response.json().authorize_url, 'allow')
    const own = new Map([[cookie?.name ?? '', cookie?.value ?? '']])
    const guessed = new Map([[cookie?.name ?? '', 'x'.repeat(43)]])
    for (const other of [new Map(), guessed])
      expect((await visit(back, other)).headers.location).toBe(`${settings}?error=state_invalid`)
    expect(await channelsOf()).toEqual([])
    expect((await visit(back, own)).headers.location).toBe(`${settings}?connected=1`)
    await removeAll()
  })

  it('sends its cookie over https only, if the product has it', async () => {
    const { publicOrigin } = test.config
    test.config.publicOrigin = 'https://dashboard.example.com'
    const { cookies: set } = await mine('/chat_integration/authorize', { method: 'POST' })
    test.config.publicOrigin = publicOrigin
    expect(set).toMatchObject([{ secure: true }])
    expect(set[0]?.name).toMatch(/^__Secure-chat-/)
  })

  it('fails for a deleted user', async () => {
    const back = await decide((await authorize(canadian)).authorize_url, 'allow')
    const email = demoAccounts.canadian.email
    await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE email = ${email}`)
    expect((await visit(back)).headers.location).toBe(`${settings}?error=state_invalid`)
    await test.database.query(sql`UPDATE users SET deleted_at = NULL WHERE email = ${email}`)
  })
})

describe('the built-in consent page', () => {
  it('redirects to this app only', async () => {
    const { authorize_url } = await authorize()
    const foreign = new URL(authorize_url)
    foreign.searchParams.set('redirect_uri', 'https://evil.example/')
    expect((await visit(foreign.href)).statusCode).toBe(400)
    const fields = { ...consentOf(authorize_url), channel: '#capital', decision: 'allow' }
    for (const change of [{ redirect_uri: 'https://evil.example/' }, { channel: '#nowhere' }]) {
      const response = await form('/_local/chat/oauth/v2/authorize', { ...fields, ...change })
      expect([response.statusCode, response.headers.location]).toEqual([400, undefined])
    }
  })

  it('exchanges a code only with the verifier of its challenge', async () => {
    const exchange = async (verifier: string) => {
      const back = new URL(await decide((await authorize()).authorize_url, 'allow'))
      const [value = ''] = [...cookies.values()].slice(-1)
      const response = await form('/_local/chat/api/oauth.v2.access', {
        client_id: test.config.chatClientId,
        client_secret: test.config.chatClientSecret,
        code: back.searchParams.get('code') ?? '',
        redirect_uri: `${test.config.publicOrigin}/api/chat_integration/callback`,
        code_verifier: verifier || value,
      })
      return response.json()
    }
    expect(await exchange('x'.repeat(43))).toEqual({ ok: false, error: 'invalid_code' })
    expect(await exchange('')).toMatchObject({ ok: true })
    const withoutChallenge = new URL((await authorize()).authorize_url)
    withoutChallenge.searchParams.delete('code_challenge')
    expect((await visit(withoutChallenge.href)).statusCode).toBe(400)
  })

  it('escapes its parameters', async () => {
    const foreign = new URL((await authorize()).authorize_url)
    foreign.searchParams.set('state', '"><script>alert(1)</script>')
    const { body } = await visit(foreign.href)
    expect(body).not.toContain('<script')
    expect(body).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('rejects messages to unknown URLs', async () => {
    for (const token of ['nonsense', 'v1.AAAA', test.deps.sealing.seal('#capital')]) {
      const response = await test.app.inject({
        method: 'POST',
        url: `/_local/chat/hooks/${token}`,
        payload: { text: 'forged' },
      })
      expect(response.statusCode).toBe(404)
    }
    expect(await messages()).not.toContain('forged')
  })

  it("doesn't accept forms elsewhere", async () => {
    expect((await form('/api/auth/login/start', { email: 'a@example.com' })).statusCode).toBe(415)
  })
})

describe('messages', () => {
  it('are posted by a test, and shown', async () => {
    const { id } = await connect('#general')
    const response = await testPost(id)
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id, last_posted_at: test.now().toISOString().replace('.000Z', 'Z'), last_error: null },
    ])
    expect(await messages()).toContain('Test message from Partner Dashboard, sent by Maya Ortiz.')
    expect(await messages()).toContain('#general')
    await removeAll()
  })

  it('are posted for events, with escaped text', async () => {
    await connect('#alerts')
    await test.database.query(sql`UPDATE partners SET name = 'Salt & <Pepper>' WHERE id = ${harvest}`)
    await test.database.transaction((tx) =>
      notify(
        tx,
        test.deps,
        { partnerId: harvest, mode: 'prod' },
        { type: 'webhook_errors', payload: { error_count: 2 } },
      ),
    )
    await test.runJobs()
    const [message] = await test.database.query(
      sql`SELECT channel, text FROM local_chat_messages ORDER BY id DESC LIMIT 1`,
    )
    expect(message).toEqual({ channel: '#alerts', text: 'Salt & <Pepper>: 2 webhooks failed to deliver' })
    expect(await messages()).toContain('Salt &amp; &lt;Pepper&gt;: 2 webhooks')
    await test.database.query(sql`UPDATE partners SET name = 'Harvest POS' WHERE id = ${harvest}`)
  })

  it('of a partner also reach its organization', async () => {
    await connect('#general', organization)
    expect((await channelsOf()).map(({ channel }) => channel)).toEqual(['#alerts'])
    await test.database.transaction((tx) =>
      notify(
        tx,
        test.deps,
        { partnerId: harvest, mode: 'sandbox' },
        { type: 'crm_errors', payload: { error_count: 1 } },
      ),
    )
    await test.runJobs()
    const rows = await test.database.query<{ channel: string; text: string }>(
      sql`SELECT channel, text FROM local_chat_messages ORDER BY id DESC LIMIT 2`,
    )
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['#alerts', '#general'])
    expect(rows[0]?.text).toBe('Harvest POS (Sandbox): 1 CRM event failed')
    await removeAll(organization)
  })

  it("aren't posted after the channel is removed", async () => {
    const [channel] = await channelsOf()
    const remove = () => mine(`/chat_integration/channels/${channel?.id}`, { method: 'DELETE' })
    await jobStore(test.database).add({
      kind: 'post_chat',
      payload: { ownerId: harvest, channelId: channel?.id.slice(13) ?? '', text: 'too late' },
      runAt: test.now(),
    })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect(await channelsOf()).toEqual([])
    await test.runJobs()
    expect(await messages()).not.toContain('too late')
  })
})

describe('scope', () => {
  it('is the selected partner, or the organization itself', async () => {
    const own = await connect('#capital', organization)
    const forHarvest: Call = (url, options) =>
      organization(url, { ...options, headers: { 'dashboard-partner': `partner_${harvest}` } })
    expect(await channelsOf(forHarvest)).toEqual([])
    const ofHarvest = await connect('#general', forHarvest)
    expect((await channelsOf()).map(({ id }) => id)).toEqual([ofHarvest.id])
    expect((await channelsOf(organization)).map(({ id }) => id)).toEqual([own.id])
    for (const call of [mine, canadian]) {
      expect((await testPost(own.id, call)).statusCode).toBe(404)
      expect((await call(`/chat_integration/channels/${own.id}`, { method: 'DELETE' })).statusCode).toBe(404)
    }
    await removeAll(organization)
    await removeAll()
  })
})

describe('another chat service', () => {
  let server: Server
  let address: string
  let posted: { url: string; body: string }[]
  let hook: { status: number; headers?: Record<string, string> }
  let access: (body: URLSearchParams) => unknown
  let refuseToken: ((response: ServerResponse) => unknown) | undefined

  beforeEach(async () => {
    posted = []
    hook = { status: 200 }
    server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const body = Buffer.concat(parts).toString()
      posted.push({ url: request.url ?? '', body })
      if (request.url === '/api/oauth.v2.access') {
        if (refuseToken) return refuseToken(response)
        response.writeHead(200, { 'content-type': 'application/json' })
        return response.end(JSON.stringify(access(new URLSearchParams(body))))
      }
      return response.writeHead(hook.status, hook.headers).end('answer')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    Object.assign(test.config, { chatBaseUrl: address, chatClientId: 'client-1', chatClientSecret: 'secret-1' })
    access = () => ({
      ok: true,
      team: { id: 'T1', name: 'Harvest' },
      incoming_webhook: {
        channel: '#money',
        channel_id: 'C1',
        configuration_url: 'https://harvest.slack.example/services/B01',
        url: `${address}/services/T1/B1/hidden`,
      },
    })
  })

  afterEach(async () => {
    Object.assign(test.config, {
      chatBaseUrl: undefined,
      chatClientId: 'partner-dashboard',
      chatClientSecret: 'built-in',
    })
    server.closeAllConnections()
    server.close()
    await removeAll()
  })

  const come = async () => {
    const { authorize_url } = await authorize()
    const state = new URL(authorize_url).searchParams.get('state')
    return visit(`/api/chat_integration/callback?code=code-1&state=${state}`)
  }
  const connected = async () => {
    expect((await come()).headers.location).toBe(`${settings}?connected=1`)
    const [channel] = await channelsOf()
    if (!channel) throw new Error('The channel is missing.')
    return channel
  }

  it('is requested with OAuth v2 and our credentials', async () => {
    const { authorize_url } = await authorize()
    const url = new URL(authorize_url)
    expect(url.origin + url.pathname).toBe(`${address}/oauth/v2/authorize`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'client-1',
      scope: 'incoming-webhook',
      redirect_uri: `${test.config.publicOrigin}/api/chat_integration/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const channel = await connected()
    const form = Object.fromEntries(new URLSearchParams(posted[0]?.body))
    expect([...cookies.values()]).toContain(form.code_verifier)
    expect(form).toEqual({
      client_id: 'client-1',
      client_secret: 'secret-1',
      code: 'code-1',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${test.config.publicOrigin}/api/chat_integration/callback`,
    })
    expect(channel).toMatchObject({
      team_name: 'Harvest',
      channel: '#money',
      configuration_url: 'https://harvest.slack.example/services/B01',
    })
    expect((await testPost(channel.id)).statusCode).toBe(200)
    expect(posted[1]?.url).toBe('/services/T1/B1/hidden')
    expect(JSON.parse(posted[1]?.body ?? '')).toEqual({ text: expect.stringContaining('Test message') })
    expect(test.log.join('')).not.toContain('B1/hidden')
  })

  it.each([
    { ok: false, error: 'invalid_code' },
    { ok: true, team: { id: 'T1' } },
    { ok: true, team: { id: 'T1' }, incoming_webhook: { channel_id: 'C1', url: 'not an address' } },
    null,
    'text',
  ])('that does not agree leaves nothing behind: %j', async (answer) => {
    access = () => answer
    expect((await come()).headers.location).toBe(`${settings}?error=exchange_failed`)
    expect(await channelsOf()).toEqual([])
  })

  it.each([
    [500, 'The chat service responded with status 500.', 'enabled'],
    [429, 'The chat service responded with status 429.', 'enabled'],
    [404, 'The channel no longer exists in the chat service. Connect it again.', 'disabled'],
    [410, 'The channel is archived. Unarchive it, or connect another one.', 'disabled'],
    [302, "The chat service can't be reached.", 'enabled'],
  ])('records the reason of status %i', async (status, reason, after) => {
    const { id } = await connected()
    hook = { status, headers: { location: `${address}/elsewhere` } }
    expect(problemOf(await testPost(id))).toMatchObject({ status: 409, code: 'chat_failed', detail: reason })
    expect(await channelsOf()).toMatchObject([{ status: after, last_error: reason, last_posted_at: null }])
    expect(posted.map(({ url }) => url)).not.toContain('/elsewhere')
    hook = { status: 200 }
    expect((await testPost(id)).json()).toMatchObject({ status: 'enabled', last_error: null })
  })

  it.each([
    ['answers with a page', (response: ServerResponse) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['breaks the connection off', (response: ServerResponse) => response.destroy()],
  ])('that %s when the code is traded leaves nothing behind, and the state is used up', async (_, answer) => {
    refuseToken = answer
    const { authorize_url } = await authorize()
    const back = `/api/chat_integration/callback?code=code-1&state=${new URL(authorize_url).searchParams.get('state')}`
    expect((await visit(back)).headers.location).toBe(`${settings}?error=exchange_failed`)
    refuseToken = undefined
    expect((await visit(back)).headers.location).toBe(`${settings}?error=state_invalid`)
    expect(await channelsOf()).toEqual([])
    expect(test.log.join('')).not.toContain('secret-1')
  })

  it('that returns an error never exchanges a code', async () => {
    const { authorize_url } = await authorize()
    const state = new URL(authorize_url).searchParams.get('state')
    const back = await visit(`/api/chat_integration/callback?error=access_denied&code=code-1&state=${state}`)
    expect(back.headers.location).toBe(`${settings}?error=access_denied`)
    expect(posted).toEqual([])
  })

  it('that never responds fails after some attempts, and its channel shows the reason', async () => {
    const { id } = await connected()
    hook = { status: 503 }
    await jobStore(test.database).add({
      kind: 'post_chat',
      payload: { ownerId: harvest, channelId: id.slice(13), text: 'never' },
      runAt: test.now(),
    })
    const now = test.now()
    for (let tries = 0; tries < 12; tries += 1) {
      await test.runJobs()
      test.setNow(new Date(test.now().getTime() + 600_000))
    }
    test.setNow(now)
    expect(posted.filter(({ body }) => body === '{"text":"never"}')).toHaveLength(8)
    const [job] = await test.database.query(
      sql`SELECT error, failed_at IS NOT NULL AS is_over FROM jobs WHERE payload->>'text' = 'never'`,
    )
    expect(job).toEqual({ error: 'The chat service responded with status 503.', is_over: true })
    expect(await channelsOf()).toMatchObject([
      { status: 'enabled', last_error: 'The chat service responded with status 503.' },
    ])
  })

  it('that is down temporarily gets the message later', async () => {
    const { id } = await connected()
    hook = { status: 503 }
    await jobStore(test.database).add({
      kind: 'post_chat',
      payload: { ownerId: harvest, channelId: id.slice(13), text: 'later' },
      runAt: test.now(),
    })
    await test.runJobs()
    expect(await channelsOf()).toMatchObject([
      { status: 'enabled', last_error: 'The chat service responded with status 503.' },
    ])
    hook = { status: 200 }
    const now = test.now()
    test.setNow(new Date(now.getTime() + 10_000))
    await test.runJobs()
    expect(await channelsOf()).toMatchObject([{ last_error: null }])
    expect(posted.filter(({ body }) => body === '{"text":"later"}')).toHaveLength(2)
    test.setNow(now)
  })
})
