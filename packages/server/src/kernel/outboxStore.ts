import sql from 'sql-template-tag'
import type { Queryable } from '../platform/database/sql'

export interface StoredMail {
  recipient: string
  subject: string
  body: string
  created_at: string
}

/** Emails kept for the local outbox page, newest first. */
export const outboxStore = (db: Queryable) => ({
  add: ({ recipient, subject, body, created_at }: StoredMail) =>
    db.query(
      sql`INSERT INTO mails (recipient, subject, body, created_at) VALUES (${recipient}, ${subject}, ${body}, ${created_at})`,
    ),
  latest: () =>
    db.query<StoredMail>(sql`SELECT recipient, subject, body, created_at FROM mails ORDER BY id DESC LIMIT 50`),
})
