import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../kernel/deps'
import type { Database } from '../../platform/database/sql'
import { consentPage, messagesPage, refusalPage, style } from './localPages'
import { localFolder, redirectUri } from './service'
import { hashOf, localChatStore } from './store'

const channels = ['#general', '#capital', '#alerts'] as const
const team = { id: 'T0LOCAL', name: 'Local workspace' }

/** Lifetime of a code in milliseconds. */
const codeLife = 10 * 60 * 1000

/** Maximum characters of a message. */
const longestText = 40_000

const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)

const unescapeText = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/**
 * A built-in chat service for the embedded default: the parts of Slack's consent, token exchange and incoming webhooks
 * that are used here.
 */
export function serveLocalChat(app: FastifyInstance, database: Database, deps: Deps): void {
  const { config, clock, sealing } = deps
  const store = localChatStore(database)

  /** Redirects with a code only go to this app. */
  const isOurs = (clientId: string | null, uri: string | null) =>
    clientId === config.chatClientId && uri === redirectUri(config)

  /** Channel of a webhook URL. URLs are signed with the server's key. */
  const channelOf = (token: string): string | undefined => {
    try {
      const [kind, channel] = sealing.open(token).split(' ')
      return kind === 'hook' ? channel : undefined
    } catch {
      return undefined
    }
  }

  app.get(`${localFolder}/chat.css`, async (_request, reply) => reply.type('text/css').send(style))

  if (config.showsLocalChat) {
    app.get(localFolder, async (_request, reply) => sendPage(reply, messagesPage(await store.messages())))
  }

  app.get<{ Querystring: Record<string, unknown> }>(`${localFolder}/oauth/v2/authorize`, async ({ query }, reply) => {
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const state = parameters.get('state') ?? ''
    const uri = parameters.get('redirect_uri')
    if (uri === null || !isOurs(parameters.get('client_id'), uri)) {
      return sendPage(reply, refusalPage("The redirect URI isn't the registered one."), 400)
    }
    if (parameters.get('scope') !== 'incoming-webhook') {
      return sendPage(reply, refusalPage('Only the scope incoming-webhook is supported.'), 400)
    }
    const codeChallenge = parameters.get('code_challenge') ?? ''
    if (codeChallenge === '' || parameters.get('code_challenge_method') !== 'S256') {
      return sendPage(reply, refusalPage('PKCE with S256 is required.'), 400)
    }
    return sendPage(reply, consentPage({ state, codeChallenge, redirectUri: uri, channels }))
  })

  app.post<{ Params: { token: string }; Body: unknown }>(`${localFolder}/hooks/:token`, async (request, reply) => {
    const channel = channelOf(request.params.token)
    if (channel === undefined) return reply.code(404).type('text/plain').send('no_service')
    const text = (request.body as { text?: unknown } | null)?.text
    if (typeof text !== 'string' || text === '' || text.length > longestText) {
      return reply.code(400).type('text/plain').send('invalid_payload')
    }
    await store.addMessage(channel, unescapeText(text), clock())
    return reply.type('text/plain').send('ok')
  })

  // Accepts form bodies, for the consent page and OAuth only.
  app.register(async (forms) => serveForms(forms, store, deps))
}

function serveForms(forms: FastifyInstance, store: ReturnType<typeof localChatStore>, deps: Deps): void {
  const { config, clock, sealing } = deps
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )

  forms.post<{ Body: unknown }>(`${localFolder}/oauth/v2/authorize`, async ({ body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const uri = form.get('redirect_uri')
    const channel = channels.find((name) => name === form.get('channel'))
    if (uri === null || uri !== redirectUri(config) || !channel) {
      return sendPage(reply, refusalPage("Partner Dashboard didn't request this authorization."), 400)
    }
    const back = new URLSearchParams({ state: form.get('state') ?? '' })
    if (form.get('decision') === 'allow') {
      const code = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock().getTime() + codeLife)
      await store.addCode(
        code,
        { channel, redirect_uri: uri, code_challenge: form.get('code_challenge') ?? '' },
        clock(),
        expiresAt,
      )
      back.set('code', code)
    } else {
      back.set('error', 'access_denied')
    }
    return reply.redirect(`${uri}?${back}`, 302)
  })

  forms.post<{ Body: unknown }>(`${localFolder}/api/oauth.v2.access`, async ({ body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const isClient =
      form.get('client_id') === config.chatClientId && form.get('client_secret') === config.chatClientSecret
    const found = isClient ? await store.takeCode(form.get('code') ?? '', clock()) : undefined
    const isProven = found?.code_challenge === hashOf(form.get('code_verifier') ?? '')
    if (!found || !isProven || found.redirect_uri !== form.get('redirect_uri')) {
      return reply.send({ ok: false, error: isClient ? 'invalid_code' : 'bad_client_secret' })
    }
    const channelId = `C0${found.channel.slice(1).toUpperCase()}`
    return reply.send({
      ok: true,
      team,
      incoming_webhook: {
        channel: found.channel,
        channel_id: channelId,
        configuration_url: `${config.publicOrigin}${localFolder}`,
        url: `${config.publicOrigin}${localFolder}/hooks/${sealing.seal(`hook ${found.channel}`)}`,
      },
    })
  })
}
