import type { components } from '@partner-dashboard/contract'
import sql, { type Sql } from 'sql-template-tag'
import { latestChange } from '../../kernel/auditStore'
import { one, type Queryable } from '../../platform/database/sql'
import type { Mode, Scope, SessionUser } from '../../platform/scope'

type Schemas = components['schemas']

interface NotificationRecord {
  id: string
  event_type: Schemas['NotificationEventType']
  payload: Schemas['NotificationPayload']
  pd_query_params: string
  partner_id: string
  created_at: string
  is_read: boolean
}

const size = 10

/** Notifications of a user about the partners in scope. */
export const notificationStore = (db: Queryable, user: SessionUser, scope: Scope) => {
  const partnerIds: Sql =
    scope.partnerId === null
      ? sql`SELECT partner_id FROM partner_organizations WHERE organization_id = ${scope.organizationId}`
      : sql`${scope.partnerId}::uuid`
  const partners = sql`n.partner_id IN (${partnerIds})`
  // Excludes users' own additions and types they turned off.
  const mine = (mode: Mode) => sql`${partners} AND n.mode = ${mode} AND n.except_user_id IS DISTINCT FROM ${user.id}
    AND coalesce((SELECT s.web FROM subscriptions s WHERE s.user_id = ${user.id} AND s.owner_id = n.partner_id AND s.event_type = n.event_type), true)`
  const isRead = sql`EXISTS (SELECT 1 FROM notification_reads r WHERE r.user_id = ${user.id} AND r.notification_id = n.id)`
  const readTogether = (mode: Mode) =>
    sql`user_id = ${user.id} AND is_together AND notification_id IN (SELECT n.id FROM notifications n WHERE ${mine(mode)})`
  const markRead = (which: Sql, isTogether: boolean, now: Date) =>
    db.query<{ id: string }>(
      sql`INSERT INTO notification_reads (user_id, notification_id, read_at, is_together)
          SELECT ${user.id}, n.id, ${now.toISOString()}, ${isTogether} FROM notifications n WHERE ${which}
          ON CONFLICT (user_id, notification_id) DO UPDATE SET read_at = notification_reads.read_at
          RETURNING notification_id AS id`,
    )
  return {
    /** Time of the latest change by someone else in the last hour. */
    changedAt: (mode: Mode, now: Date) =>
      latestChange(db, {
        ...{ owners: partnerIds, mode, userId: user.id, since: new Date(now.getTime() - 3_600_000).toISOString() },
      }),

    async page(mode: Mode, state: Schemas['NotificationState'], pageNumber: number) {
      const inState = state === 'read' ? isRead : sql`NOT ${isRead}`
      const results = await db.query<NotificationRecord>(
        sql`SELECT n.id, n.event_type, n.payload, n.pd_query_params, n.partner_id, n.created_at, ${isRead} AS is_read
            FROM notifications n WHERE ${mine(mode)} AND ${inState}
            ORDER BY n.created_at DESC, n.id DESC LIMIT ${size} OFFSET ${(pageNumber - 1) * size}`,
      )
      const counted = await one<{ count: number; unread: number }>(
        db,
        sql`SELECT count(*) FILTER (WHERE ${inState}) AS count, count(*) FILTER (WHERE NOT ${isRead}) AS unread
            FROM notifications n WHERE ${mine(mode)}`,
      )
      const { count = 0, unread = 0 } = counted ?? {}
      return { count, results, hasNext: pageNumber * size < count, hasUnread: unread > 0 }
    },

    /** Returns whether there is such a notification. */
    async markOneRead(id: string, now: Date): Promise<boolean> {
      const marked = await markRead(sql`${partners} AND n.id = ${id}`, false, now)
      return marked.length > 0
    },

    async markAllRead(mode: Mode, now: Date) {
      // Only the latest one can be undone.
      await db.query(sql`UPDATE notification_reads SET is_together = false WHERE ${readTogether(mode)}`)
      await markRead(mine(mode), true, now)
    },

    /** Marks the notifications of the latest `markAllRead` unread. */
    undoMarkAllRead: (mode: Mode) => db.query(sql`DELETE FROM notification_reads WHERE ${readTogether(mode)}`),

    subscriptions: (ownerId: string) =>
      db.query<{ event_type: string; email: boolean; web: boolean; chat: boolean; updated_at: string }>(
        sql`SELECT event_type, email, web, chat, updated_at FROM subscriptions WHERE user_id = ${user.id} AND owner_id = ${ownerId}`,
      ),

    subscribe: (ownerId: string, eventType: string, { email, web, chat }: Schemas['Channels'], now: Date) =>
      db.query(
        sql`INSERT INTO subscriptions (user_id, owner_id, event_type, email, web, chat, updated_at)
            VALUES (${user.id}, ${ownerId}, ${eventType}, ${email}, ${web}, ${chat}, ${now.toISOString()})
            ON CONFLICT (user_id, owner_id, event_type) DO UPDATE
            SET email = excluded.email, web = excluded.web, chat = excluded.chat, updated_at = excluded.updated_at`,
      ),
  }
}
