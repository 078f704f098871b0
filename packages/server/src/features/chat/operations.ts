import { randomBytes } from 'node:crypto'
import type { Context, Operations } from '../../kernel/operation'
import type { Versions } from '../../kernel/versions'
import { refuse } from '../../platform/refusal'
import { ownerOf } from '../../platform/scope'
import { authorizationLife, authorizeUrl, post, verifierCookie } from './service'
import { chatStore, hashOf, stateStore } from './store'
import { toChannel } from './wire'

const storeOf = ({ database, scope }: Context) => chatStore(database, ownerOf({ scope }))

export const chatOperations: Pick<
  Operations,
  'authorizeChat' | 'listChatChannels' | 'deleteChatChannel' | 'sendChatTest'
> = {
  async authorizeChat(_input, context) {
    const { database, config, clock, scope, user } = context
    const [state, codeVerifier] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
    const codeChallenge = hashOf(codeVerifier)
    const now = clock()
    const expiresAt = new Date(now.getTime() + authorizationLife * 1000)
    await stateStore(database).add({
      state,
      codeChallenge,
      ownerId: ownerOf({ scope }),
      userId: user.id,
      now,
      expiresAt,
    })
    const { name, options } = verifierCookie(config, state)
    context.setCookie(name, codeVerifier, options)
    return { authorize_url: authorizeUrl(config, state, codeChallenge), expires_at: expiresAt.toISOString() }
  },

  async listChatChannels({ query }, context) {
    const page = await storeOf(context).page(query)
    return { ...page, results: page.results.map(toChannel) }
  },

  async deleteChatChannel({ path }, context) {
    if (!(await storeOf(context).remove(path.id))) throw refuse.notFound()
    return undefined
  },

  // Outside a transaction, because the built-in chat service writes to the same database before it responds.
  async sendChatTest({ path }, context) {
    const { config, sealing, clock, user } = context
    const store = storeOf(context)
    const channel = await store.find(path.id)
    if (!channel) throw refuse.notFound()
    const text = `Test message from Partner Dashboard, sent by ${user.name}.`
    const failure = await post(config, sealing.open(channel.url_sealed), text)
    if (failure) {
      await store.failed(channel.id, failure.reason, failure.isForGood)
      throw refuse.conflict('chat_failed', failure.reason)
    }
    await store.posted(channel.id, clock())
    const posted = await store.find(path.id)
    if (!posted) throw refuse.notFound()
    return toChannel(posted)
  },
}

export const chatVersions = {
  deleteChatChannel: {
    async before({ path }, { database, scope }) {
      const channel = await chatStore(database, ownerOf({ scope })).find(path.id)
      return channel && { team_name: channel.team_name, channel: channel.channel }
    },
  },
} satisfies Versions
