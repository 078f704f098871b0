import { describe, expect, it } from 'vitest'
import { withChat } from '../../testing/withChat'

const { test, cookies, authorize, visit, form, consentOf, decide, messages } = withChat()

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
