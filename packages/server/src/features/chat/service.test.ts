import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobStore } from '../../kernel/jobStore'
import { problemOf } from '../../testing/testApp'
import { harvest, settings, withChat } from '../../testing/withChat'

const { test, cookies, channelsOf, authorize, testPost, visit, removeAll } = withChat()

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

  /** Connects a channel, stops the service, and queues a message. */
  const queueWhileDown = async (text: string) => {
    const { id } = await connected()
    hook = { status: 503 }
    const payload = { ownerId: harvest, channelId: id.slice(13), text }
    await jobStore(test.database).add({ kind: 'post_chat', payload, runAt: test.now() })
  }

  it('that never responds fails after some attempts, and its channel shows the reason', async () => {
    await queueWhileDown('never')
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
    await queueWhileDown('later')
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
