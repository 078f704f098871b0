import type { components } from '@partner-dashboard/contract'
import { defaultChannels, notificationTypes } from '../../kernel/notificationRules'
import type { Context, Operations } from '../../kernel/operation'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { notificationStore } from './store'

type Schemas = components['schemas']

const storeOf = ({ database, user, scope }: Context) => notificationStore(database, user, scope)
const modeOf = (isLive: boolean | undefined) => (isLive === false ? 'sandbox' : 'prod')

async function subscriptions(context: Context): Promise<Schemas['Subscriptions']> {
  const chosen = await storeOf(context).subscriptions(partnerScope(context.scope).partnerId)
  const results = notificationTypes.map((event_type) => {
    const own = chosen.find((row) => row.event_type === event_type)
    return {
      event_type,
      channels: own ? { email: own.email, web: own.web, chat: own.chat } : defaultChannels(event_type),
      updated_at: own?.updated_at ?? null,
    }
  })
  return { results, previous: null, next: null }
}

export const notificationOperations: Pick<
  Operations,
  | 'listWebNotifications'
  | 'markAllRead'
  | 'undoMarkAllRead'
  | 'markOneRead'
  | 'listSubscriptions'
  | 'updateSubscriptions'
  | 'updateSubscription'
> = {
  async listWebNotifications({ query }, context) {
    const { page_number = 1, state = 'unread', live_mode } = query
    const store = storeOf(context)
    const mode = modeOf(live_mode)
    const [page, changed_at] = await Promise.all([
      store.page(mode, state, page_number),
      store.changedAt(mode, context.clock()),
    ])
    return {
      count: page.count,
      results: page.results.map((row) => ({
        web_notification_id: `web_notification_${row.id}`,
        event_type: row.event_type,
        state: row.is_read ? 'read' : 'unread',
        created_at: row.created_at,
        partner_id: row.partner_id,
        payload: row.payload,
        pd_query_params: row.pd_query_params,
      })),
      has_next: page.hasNext,
      has_unread: page.hasUnread,
      changed_at,
    }
  },

  async markAllRead({ body }, context) {
    await storeOf(context).markAllRead(modeOf(body.live_mode), context.clock())
    return undefined
  },

  async undoMarkAllRead({ body }, context) {
    await storeOf(context).undoMarkAllRead(modeOf(body.live_mode))
    return undefined
  },

  async markOneRead({ body }, context) {
    const isFound = await storeOf(context).markOneRead(uuidOf(body.id), context.clock())
    if (!isFound) throw refuse.notFound()
    return undefined
  },

  listSubscriptions: (_input, context) => subscriptions(context),

  async updateSubscriptions({ body }, context) {
    const types = body.subscriptions.map(({ event_type }) => event_type)
    if (new Set(types).size < types.length) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/subscriptions',
        code: 'unique',
        detail: 'must have at most one entry per event type',
      })
    }
    const { partnerId } = partnerScope(context.scope)
    for (const { event_type, channels } of body.subscriptions) {
      await storeOf(context).subscribe(partnerId, event_type, channels, context.clock())
    }
    return subscriptions(context)
  },

  async updateSubscription({ path, body }, context) {
    const { partnerId } = partnerScope(context.scope)
    await storeOf(context).subscribe(partnerId, path.event_type, body.channels, context.clock())
    return subscriptions(context)
  },
}
