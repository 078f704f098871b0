import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'

interface StoredNotification {
  id: string
  type: string
  payload: object
  query: string
  exceptUserId: string | undefined
  now: Date
}

export const notificationStore = (db: Queryable, { partnerId, mode }: PartnerScope) => ({
  add: ({ id, type, payload, query, exceptUserId, now }: StoredNotification) =>
    db.query(
      sql`INSERT INTO notifications (partner_id, mode, id, event_type, payload, pd_query_params, except_user_id, created_at)
        VALUES (${partnerId}, ${mode}, ${id}, ${type}, ${JSON.stringify(payload)}::jsonb, ${query}, ${exceptUserId ?? null},
          ${now.toISOString()})`,
    ),

  /** Increments the latest notification of a type since a time and marks it unread. Returns whether there was one. */
  async countFailure(type: string, since: Date): Promise<boolean> {
    // Concurrent failures are counted one after the other.
    await db.query(sql`SELECT pg_advisory_xact_lock(hashtext(${`${partnerId}${mode}${type}`}))`)
    const [counted] = await db.query<{ id: string }>(
      sql`UPDATE notifications SET payload = jsonb_set(payload, '{error_count}', to_jsonb((payload->>'error_count')::int + 1))
        WHERE partner_id = ${partnerId} AND mode = ${mode} AND id = (
          SELECT id FROM notifications WHERE partner_id = ${partnerId} AND mode = ${mode} AND event_type = ${type}
            AND created_at > ${since.toISOString()}
          ORDER BY created_at DESC LIMIT 1)
        RETURNING id`,
    )
    if (counted) await db.query(sql`DELETE FROM notification_reads WHERE notification_id = ${counted.id}`)
    return counted !== undefined
  },

  /** Users of the partner with their choice of channels; null means the default. Users of its organization have no sandbox. */
  recipients: (type: string, exceptUserId: string | undefined) =>
    db.query<{ email: string; wants_mail: boolean | null; wants_chat: boolean | null }>(
      sql`SELECT u.email, s.email AS wants_mail, s.chat AS wants_chat FROM users u
        LEFT JOIN subscriptions s ON s.user_id = u.id AND s.owner_id = ${partnerId} AND s.event_type = ${type}
        WHERE u.deleted_at IS NULL AND u.id IS DISTINCT FROM ${exceptUserId ?? null}
          AND (u.partner_id = ${partnerId} OR ${mode} = 'prod' AND u.organization_id IN
            (SELECT organization_id FROM partner_organizations WHERE partner_id = ${partnerId}))`,
    ),

  partnerName: async () =>
    (await one<{ name: string }>(db, sql`SELECT name FROM partners WHERE id = ${partnerId}`))?.name,

  /** Enabled chat channels of the partner and its organization. */
  chatChannels: () =>
    db.query<{ id: string; owner_id: string }>(
      sql`SELECT id, owner_id FROM chat_channels WHERE status = 'enabled' AND (owner_id = ${partnerId} OR owner_id IN
            (SELECT organization_id FROM partner_organizations WHERE partner_id = ${partnerId}))`,
    ),
})
