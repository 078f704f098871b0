import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs } from '../../testing/testApp'
import { harvest, settings, withChat } from '../../testing/withChat'

const { test, mine, cookies, channelsOf, authorize, testPost, visit, decide, connect, removeAll } = withChat()
let organization: Call
let canadian: Call

beforeAll(async () => {
  organization = await callAs(test, demoAccounts.organization.email)
  canadian = await callAs(test, demoAccounts.canadian.email)
})

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
