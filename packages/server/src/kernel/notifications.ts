import type { components } from '@partner-dashboard/contract'
import type { Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'
import type { Deps } from './deps'
import { jobStore } from './jobStore'
import { defaultChannels, notificationPage, notificationText } from './notificationRules'
import { notificationStore } from './notificationStore'

type Schemas = components['schemas']
type NotifyDeps = Pick<Deps, 'clock' | 'ids' | 'wake' | 'config'>

export interface NewNotification {
  type: Schemas['NotificationEventType']
  payload: Schemas['NotificationPayload']
  /** Search parameters of the notification's link, besides partner and mode. */
  query?: Record<string, string>
  /** The user who made the change and isn't notified of it. */
  exceptUserId?: string
}

/** Failures of one type within this time share a notification with a count. */
const windowMs = 60 * 60 * 1000

/** Notifies the users of a partner through the channels each has chosen. */
export async function notify(
  tx: Queryable,
  deps: NotifyDeps,
  scope: PartnerScope,
  { type, payload, query = {}, exceptUserId }: NewNotification,
): Promise<void> {
  const parameters = new URLSearchParams({
    partner_id: scope.partnerId,
    ...(scope.mode === 'sandbox' ? { sandbox_mode: 'true' } : {}),
    ...query,
  })
  const notification = { type, payload, query: `?${parameters}`, exceptUserId }
  await notificationStore(tx, scope).add({ ...notification, id: deps.ids(), now: deps.clock() })
  await sendByEmailAndChat(tx, deps, scope, notification)
}

/** Adds a failure to the notification of the last hour, or creates one. */
export async function notifyFailure(
  tx: Queryable,
  deps: NotifyDeps,
  scope: PartnerScope,
  type: 'api_errors' | 'crm_errors' | 'webhook_errors',
): Promise<void> {
  const store = notificationStore(tx, scope)
  const since = new Date(deps.clock().getTime() - windowMs)
  if (await store.countFailure(type, since)) return
  await notify(tx, deps, scope, { type, payload: { error_count: 1 }, query: failureQuery[type] })
}

const failureQuery = {
  api_errors: {},
  crm_errors: { status: 'failed' },
  webhook_errors: { status: 'failed' },
}

async function sendByEmailAndChat(
  tx: Queryable,
  { clock, wake, config }: NotifyDeps,
  scope: PartnerScope,
  { type, payload, query, exceptUserId }: Omit<NewNotification, 'query'> & { query: string },
): Promise<void> {
  const jobs = jobStore(tx)
  const store = notificationStore(tx, scope)
  const text = notificationText(type, payload)
  const link = config.publicOrigin + notificationPage(type, payload) + query
  const users = await store.recipients(type, exceptUserId)
  const source = `${(await store.partnerName()) ?? ''}${scope.mode === 'sandbox' ? ' (Sandbox)' : ''}`
  for (const { email, wants_mail } of users) {
    if (!(wants_mail ?? defaultChannels(type).email)) continue
    await jobs.add({
      kind: 'send_mail',
      payload: { to: email, subject: text, text: `${text}\n\n${source}\n${link}` },
      runAt: clock(),
    })
  }
  if (users.some(({ wants_chat }) => wants_chat ?? defaultChannels(type).chat)) {
    for (const { id, owner_id } of await store.chatChannels()) {
      const payload = { ownerId: owner_id, channelId: id, text: `${source}: ${text}\n${link}` }
      await jobs.add({ kind: 'post_chat', payload, runAt: clock() })
    }
  }
  wake()
}
