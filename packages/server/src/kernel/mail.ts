import nodemailer from 'nodemailer'
import type { Queryable } from '../platform/database/sql'
import { outboxStore } from './outboxStore'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
}

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}

/** Stores emails for the local outbox page instead of sending them. */
export const outboxMailer = (db: Queryable, clock: () => Date): Mailer => ({
  send: async ({ to, subject, text }) => {
    await outboxStore(db).add({ recipient: to, subject, body: text, created_at: clock().toISOString() })
  },
})
