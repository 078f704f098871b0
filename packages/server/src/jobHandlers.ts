import { chatJobs } from './features/chat/jobs'
import { crmJobs } from './features/crm/jobs'
import { dataShareJobs } from './features/dataShare/jobs'
import { webhookJobs } from './features/developer/jobs'
import { exportJobs } from './features/exports/jobs'
import { marketingJobs } from './features/marketing/jobs'
import { mailJobs } from './kernel/mailJobs'
import type { JobHandlers } from './kernel/worker'
import { recurringJobs } from './recurringJobs'

/** Who does which job. */
export const jobHandlers: JobHandlers = {
  ...webhookJobs,
  ...crmJobs,
  ...chatJobs,
  ...exportJobs,
  ...dataShareJobs,
  ...marketingJobs,
  ...mailJobs,
  ...recurringJobs,
}
