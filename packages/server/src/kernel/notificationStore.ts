import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'
import type { Deps } from './deps'
import { jobStore } from './jobStore'
import { defaultChannels, notificationText } from './notificationRules'

type Schemas = components['schemas']
type NotifyDeps = Pick<Deps, 'clock' | 'ids' | 'wake' | 'config'>

export interface NewNotification {
  type: Schemas['NotificationEventType']
  payload: Schemas['NotificationPayload']
  /** What the target's address needs beside the partner. */
  query?: Record<string, string>
  /** Who did it themselves, and is not told. */
  exceptUserId?: string
}

/** Failures of one kind within this time become one notification that counts. */
const windowMs = 60 * 60 * 1000

/** Tells the users of a partner, by the ways that each has chosen. */
export async function notify(
  tx: Queryable,
  deps: NotifyDeps,
  { partnerId, mode }: PartnerScope,
  { type, payload, query = {}, exceptUserId }: NewNotification,
): Promise<void> {
  const now = deps.clock()
  const parameters = new URLSearchParams({
    partner_id: partnerId,
    ...(mode === 'sandbox' ? { sandbox_mode: 'true' } : {}),
    ...query,
  })
  await tx.query(
    sql`INSERT INTO notifications (partner_id, mode, id, event_type, payload, pd_query_params, except_user_id, created_at)
        VALUES (${partnerId}, ${mode}, ${deps.ids()}, ${type}, ${JSON.stringify(payload)}::jsonb, ${`?${parameters}`},
          ${exceptUserId ?? null}, ${now.toISOString()})`,
  )
  await tellByMailAndChat(tx, deps, { partnerId, mode }, { type, payload, exceptUserId })
}

/** Counts one more failure: in the notification of the last hour, or in a new one. */
export async function notifyFailure(
  tx: Queryable,
  deps: NotifyDeps,
  scope: PartnerScope,
  type: 'api_errors' | 'crm_errors' | 'webhook_errors',
): Promise<void> {
  const now = deps.clock()
  const { partnerId, mode } = scope
  // Two failures at the same time are counted one after the other.
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext(${`${partnerId}${mode}${type}`}))`)
  const counted = await tx.query<{ id: string }>(
    sql`UPDATE notifications SET payload = jsonb_set(payload, '{error_count}', to_jsonb((payload->>'error_count')::int + 1))
        WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = (
          SELECT id FROM notifications WHERE partner_id = ${partnerId} AND mode = ${mode} AND event_type = ${type}
            AND created_at > ${new Date(now.getTime() - windowMs).toISOString()}
          ORDER BY created_at DESC LIMIT 1)
        RETURNING id`,
  )
  const [found] = counted
  // Whoever has read of fewer failures is told of more.
  if (found) await tx.query(sql`DELETE FROM notification_reads WHERE notification_id = ${found.id}`)
  else await notify(tx, deps, scope, { type, payload: { error_count: 1 }, query: errorQuery[type] })
}

const errorQuery: Record<string, Record<string, string>> = {
  api_errors: {},
  crm_errors: { status: 'failed' },
  webhook_errors: { status: 'failed' },
}

interface Told {
  type: Schemas['NotificationEventType']
  payload: Schemas['NotificationPayload']
  exceptUserId: string | undefined
}

async function tellByMailAndChat(
  tx: Queryable,
  { clock, wake, config }: NotifyDeps,
  { partnerId, mode }: PartnerScope,
  { type, payload, exceptUserId }: Told,
): Promise<void> {
  const jobs = jobStore(tx)
  const text = notificationText(type, payload)
  const partner = await one<{ name: string }>(tx, sql`SELECT name FROM partners WHERE id = ${partnerId}`)
  const users = await tx.query<{ email: string; wants_mail: boolean | null; wants_chat: boolean | null }>(
    sql`SELECT u.email, s.email AS wants_mail, s.chat AS wants_chat FROM users u
        LEFT JOIN subscriptions s ON s.user_id = u.id AND s.owner_id = ${partnerId} AND s.event_type = ${type}
        WHERE u.deleted_at IS NULL AND u.id IS DISTINCT FROM ${exceptUserId ?? null}
          AND (u.partner_id = ${partnerId} OR u.organization_id IN
            (SELECT organization_id FROM partner_organizations WHERE partner_id = ${partnerId}))`,
  )
  const where = `${partner?.name ?? ''}${mode === 'sandbox' ? ' (Sandbox)' : ''}`
  for (const { email, wants_mail } of users) {
    if (!(wants_mail ?? defaultChannels(type).email)) continue
    await jobs.add({
      kind: 'send_mail',
      payload: { to: email, subject: text, text: `${text}\n\n${where}\n${config.publicOrigin}` },
      runAt: clock(),
    })
  }
  if (users.some(({ wants_chat }) => wants_chat ?? defaultChannels(type).chat)) {
    const channels = await tx.query<{ id: string; owner_id: string }>(
      sql`SELECT id, owner_id FROM chat_channels WHERE status = 'enabled' AND (owner_id = ${partnerId} OR owner_id IN
            (SELECT organization_id FROM partner_organizations WHERE partner_id = ${partnerId}))`,
    )
    for (const { id, owner_id } of channels) {
      const line = `${where}: ${text}`
      await jobs.add({ kind: 'post_chat', payload: { ownerId: owner_id, channelId: id, text: line }, runAt: clock() })
    }
  }
  wake()
}
