import { chatJobs } from '../chat/jobs'
import { crmJobs } from '../crm/jobs'
import { dataShareJobs } from '../dataShare/jobs'
import { webhookJobs } from '../developer/jobs'
import { exportJobs } from '../exports/jobs'
import { marketingJobs } from '../marketing/jobs'
import { mailJobs } from './mailJobs'
import { recurringJobs } from './recurringJobs'
import type { JobHandlers } from './worker'

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
