import type { Config } from '../../platform/config'
import { traceHeaders } from '../../platform/tracing'
import { hashOf } from './store'
import type { Connected } from './wire'

/** In milliseconds. */
const deadline = 10_000

export const localFolder = '/_local/chat'

/** URL under which this server reaches itself, regardless of proxies. */
function ownOrigin({ host, port }: Config): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** Base URLs for the browser and for server requests. */
const browserBase = (config: Config) => config.chatBaseUrl ?? config.publicOrigin + localFolder
const serverBase = (config: Config) => config.chatBaseUrl ?? ownOrigin(config) + localFolder

export const callbackPath = '/api/chat_integration/callback'
export const redirectUri = ({ publicOrigin }: Config) => publicOrigin + callbackPath

/** Lifetime of an authorization in seconds. */
export const authorizationLife = 10 * 60

/** The PKCE verifier stays in the browser that started the authorization, so the callback works in no other one. */
export function verifierCookie({ publicOrigin }: Config, state: string) {
  const secure = publicOrigin.startsWith('https:')
  return {
    // Browsers accept the prefix over https only, so no other origin can set the cookie.
    name: `${secure ? '__Secure-' : ''}chat-${hashOf(state).slice(0, 16)}`,
    options: { path: callbackPath, maxAge: authorizationLife, httpOnly: true, sameSite: 'lax', secure } as const,
  }
}

export function authorizeUrl(config: Config, state: string, codeChallenge: string): string {
  const parameters = new URLSearchParams({
    client_id: config.chatClientId,
    scope: 'incoming-webhook',
    redirect_uri: redirectUri(config),
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  })
  return `${browserBase(config)}/oauth/v2/authorize?${parameters}`
}

/** Exchanges an authorization code for a channel; undefined if the chat service rejects it. */
export async function exchangeCode(config: Config, code: string, codeVerifier: string): Promise<Connected | undefined> {
  const body = new URLSearchParams({
    client_id: config.chatClientId,
    client_secret: config.chatClientSecret,
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri(config),
  })
  try {
    const response = await fetch(`${serverBase(config)}/api/oauth.v2.access`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    })
    return connectedOf(config, await response.json())
  } catch {
    return undefined
  }
}

type Json = Record<string, unknown>
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 2000 ? value : undefined

function connectedOf(config: Config, answer: unknown): Connected | undefined {
  const { ok, team, incoming_webhook } = objectOf(answer)
  const webhook = objectOf(incoming_webhook)
  const teamId = textOf(objectOf(team).id)
  const channelId = textOf(webhook.channel_id)
  const url = textOf(webhook.url)
  if (ok !== true || !teamId || !channelId || !url || !isPostable(config, url)) return undefined
  const configurationUrl = textOf(webhook.configuration_url)
  return {
    teamId,
    teamName: textOf(objectOf(team).name) ?? teamId,
    channelId,
    channel: textOf(webhook.channel) ?? channelId,
    configurationUrl: configurationUrl && URL.canParse(configurationUrl) ? configurationUrl : null,
    url,
  }
}

/** Requires https unless the chat service itself uses http. */
const isPostable = (config: Config, url: string) =>
  URL.canParse(url) && (url.startsWith('https://') || serverBase(config).startsWith('http://'))

/** Reason for a failed message, for display. */
export interface PostFailure {
  reason: string
  /** Whether retries are pointless. */
  isForGood: boolean
}

export async function post(config: Config, url: string, text: string): Promise<PostFailure | undefined> {
  let response: Response
  try {
    response = await fetch(addressOf(config, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...traceHeaders() },
      body: JSON.stringify({ text: escapeText(text) }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    })
    await response.body?.cancel()
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const reason = isLate ? "didn't respond within 10 seconds" : "can't be reached"
    return { reason: `The chat service ${reason}.`, isForGood: false }
  }
  return response.ok ? undefined : failureOf(response.status)
}

/** The built-in service's URL can have changed since the channel was connected. */
function addressOf(config: Config, url: string): string {
  const { pathname } = new URL(url)
  const isLocal = config.chatBaseUrl === undefined && pathname.startsWith(`${localFolder}/`)
  return isLocal ? ownOrigin(config) + pathname : url
}

/** Escapes the three special characters of message text. */
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function failureOf(status: number): PostFailure {
  const forGood: Record<number, string> = {
    403: "The workspace doesn't allow messages to this channel. Ask a workspace admin.",
    404: 'The channel no longer exists in the chat service. Connect it again.',
    410: 'The channel is archived. Unarchive it, or connect another one.',
  }
  const reason = forGood[status]
  return { reason: reason ?? `The chat service responded with status ${status}.`, isForGood: reason !== undefined }
}
