import type { JobHandlers } from './jobHandlers'

export const mailJobs: Pick<JobHandlers, 'send_mail'> = {
  async send_mail(mail, { mailer }) {
    await mailer.send(mail)
    return undefined
  },
}
