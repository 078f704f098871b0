import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addAuditEvent } from '../../kernel/auditStore'
import type { Deps } from '../../kernel/deps'
import type { Database } from '../../platform/database/sql'
import { serveLocalChat } from './localChat'
import { callbackPath, exchangeCode, verifierCookie } from './service'
import { chatStore, stateStore } from './store'

type Outcome = 'connected=1' | 'error=state_invalid' | 'error=access_denied' | 'error=exchange_failed'

const lead = (reply: FastifyReply, outcome: Outcome) => reply.redirect(`/settings/chat-integration?${outcome}`, 302)

/** Ignores repeated parameters. */
const single = (value: unknown) => (typeof value === 'string' ? value : '')

/** Serves the chat service's redirect URL, and the built-in chat service if no other is configured. */
export function serveChatCallback(app: FastifyInstance, database: Database, deps: Deps): void {
  const { config, clock, ids, sealing } = deps

  // A HEAD request must not use up the state.
  const options = { exposeHeadRoute: false }
  app.get<{ Querystring: Record<string, unknown> }>(callbackPath, options, async (request, reply) => {
    const { id, ip, query, headers } = request
    const state = single(query.state)
    const { name } = verifierCookie(config, state)
    const codeVerifier = parseCookie(headers.cookie ?? '')[name] ?? ''
    const started = await stateStore(database).take(state, codeVerifier, clock())
    if (!started) return lead(reply, 'error=state_invalid')
    if (query.error !== undefined) return lead(reply, 'error=access_denied')
    const connected = await exchangeCode(config, single(query.code), codeVerifier)
    if (!connected) return lead(reply, 'error=exchange_failed')
    const { ownerId, user } = started
    const { teamName: team_name, channel } = connected
    await database.transaction(async (tx) => {
      const channelId = await chatStore(tx, ownerId).connect(ids(), sealing.seal(connected.url), connected, clock())
      await addAuditEvent(
        { database: tx, ids, clock, request: { id, ip, userAgent: headers['user-agent'] } },
        { ownerId, mode: 'prod' },
        user,
        {
          action: 'connectChat',
          input: { path: { id: `chat_channel_${channelId}` }, query: {}, body: { team_name, channel } },
          body: undefined,
          before: undefined,
        },
      )
    })
    return lead(reply, 'connected=1')
  })

  if (config.chatBaseUrl === undefined) serveLocalChat(app, database, deps)
}
