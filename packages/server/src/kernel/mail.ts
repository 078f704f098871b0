import nodemailer from 'nodemailer'
import type { Queryable } from '../platform/database/sql'
import type { Metrics } from '../platform/metrics'
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

/** Reports each email to the metrics. */
export const measured = (mailer: Mailer, { mailEnded }: Pick<Metrics, 'mailEnded'>): Mailer => ({
  async send(mail) {
    try {
      await mailer.send(mail)
    } catch (error) {
      mailEnded('failed')
      throw error
    }
    mailEnded('sent')
  },
})
