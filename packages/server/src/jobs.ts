import { refreshOutdated } from './domain/businesses/refreshStore'
import { chatJobs } from './features/chat/jobs'
import { pushGiveUps, pushJob } from './features/crm/pushJob'
import { startDueSyncs, syncGiveUps, syncJob } from './features/crm/syncJob'
import { dataShareGiveUps, dataShareJobs } from './features/dataShare/jobs'
import { notifyMissingData, queueDueIngestions } from './features/dataShare/recurring'
import { webhookGiveUps, webhookJobs } from './features/developer/jobs'
import { listExport, offerExport } from './features/exports/lists'
import { marketingJobs } from './features/marketing/jobs'
import { movePromotions } from './features/marketing/offerPriceStore'
import { reportExport, runDueSchedules } from './features/reports/jobs'
import { exportGiveUps, exportJobs } from './kernel/exportJobs'
import type { FailureHandlers, JobHandlers } from './kernel/jobHandlers'
import { mailJobs } from './kernel/mailJobs'
import { recurringJobs } from './kernel/recurringJobs'
import { reencryptionJobs } from './kernel/reencryption'
import { sweep } from './kernel/sweepStore'
import { addPartitions } from './platform/database/partitions'

const exportSources = { list: listExport, offer_csv: offerExport, report: reportExport }

export const jobHandlers: JobHandlers = {
  ...webhookJobs,
  ...pushJob,
  ...syncJob,
  ...chatJobs,
  ...exportJobs(exportSources),
  ...dataShareJobs,
  ...marketingJobs,
  ...mailJobs,
  ...reencryptionJobs,
  ...recurringJobs({
    everyMinute: [
      (context) => movePromotions(context.database, context),
      runDueSchedules,
      queueDueIngestions,
      startDueSyncs,
    ],
    everyDay: [
      ({ database, clock }) => addPartitions(database, clock()),
      ({ database, clock, config }) => sweep(database, clock(), config.retention),
      ({ database, clock, hold }) => refreshOutdated(database, clock(), hold),
      notifyMissingData,
    ],
  }),
}

export const jobFailureHandlers: FailureHandlers = {
  ...webhookGiveUps,
  ...pushGiveUps,
  ...syncGiveUps,
  ...exportGiveUps(exportSources),
  ...dataShareGiveUps,
}
