import type { AddressInfo } from 'node:net'
import { beforeAll, expect } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { type Call, callAs, withApp } from './testApp'

/** Partner of the channels. */
export const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''

/** Page that users return to after the consent page. */
export const settings = '/settings/chat-integration'

interface Channel {
  id: string
  channel: string
  team_name: string
  status: string
  last_posted_at: string | null
  last_error: string | null
}

/** A listening server, and its built-in chat service. */
export function withChat() {
  const test = withApp()
  let signedIn: Call

  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    // The server posts to itself.
    test.config.port = (test.app.server.address() as AddressInfo).port
    test.config.publicOrigin = `http://localhost:${test.config.port}`
    signedIn = await callAs(test, demoAccounts.partner.email)
  })

  const mine: Call = (...request) => signedIn(...request)
  const channelsOf = async (call = mine): Promise<Channel[]> =>
    (await call('/chat_integration/channels')).json().results
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

  return {
    test,
    mine,
    cookies,
    channelsOf,
    authorize,
    testPost,
    visit,
    form,
    consentOf,
    decide,
    connect,
    removeAll,
    messages,
  }
}
