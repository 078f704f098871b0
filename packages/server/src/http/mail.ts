import nodemailer from 'nodemailer'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/sql'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
}

/** Mails through the configured server. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}

/** Keeps mails for the local outbox page. */
export const outboxMailer = (db: Queryable, clock: () => Date): Mailer => ({
  send: async ({ to, subject, text }) => {
    await db.query(
      sql`INSERT INTO mails (recipient, subject, body, created_at) VALUES (${to}, ${subject}, ${text}, ${clock().toISOString()})`,
    )
  },
})
