import { missingData, wasTold } from './domain/dataShare/missingStore'
import { dueIngestions } from './features/dataShare/bucketStore'
import { movePromotions } from './features/marketing/promotionStore'
import { runDueSchedules } from './features/reports/jobs'
import { jobStore } from './kernel/jobStore'
import { notify } from './kernel/notificationStore'
import { sweep } from './kernel/sweepStore'
import type { JobHandlers } from './kernel/worker'

const [minute, day] = [60_000, 86_400_000]

/** What happens by the clock. Each answers when to do it again, so that one row keeps each of them for all servers together. */
export const recurringJobs: Pick<JobHandlers, 'minute' | 'day'> = {
  async minute(_payload, context) {
    const { database, clock } = context
    const now = clock()
    await movePromotions(database, context)
    await runDueSchedules(database, context)
    for (const { partner_id, mode, dataset_type } of await dueIngestions(database, now)) {
      await jobStore(database).add({
        kind: 'fetch_s3',
        payload: { partnerId: partner_id, mode, datasetType: dataset_type },
        runAt: now,
        uniqueKey: `fetch_s3 ${partner_id} ${mode} ${dataset_type}`,
      })
    }
    return new Date(now.getTime() + minute)
  },

  async day(_payload, { database, clock, ids, wake, config }) {
    const now = clock()
    await sweep(database, now)
    const weekAgo = new Date(now.getTime() - 7 * day)
    for (const { partner_id, mode, no_account, no_sales } of await missingData(database, now)) {
      const scope = { partnerId: partner_id, mode }
      const missing = [
        ['missing_bank_account_datashare', no_account],
        ['missing_sales_datashare', no_sales],
      ] as const
      for (const [type, count] of missing) {
        if (count === 0 || (await wasTold(database, scope, type, weekAgo))) continue
        await database.transaction((tx) => notify(tx, { clock, ids, wake, config }, scope, { type, payload: {} }))
      }
    }
    return new Date(now.getTime() + day)
  },
}

/** Makes sure that what happens by the clock has begun; a server that starts finds it begun by another. */
export async function beginRecurring(database: Parameters<typeof jobStore>[0], now: Date): Promise<void> {
  const jobs = jobStore(database)
  await jobs.add({ kind: 'minute', payload: {}, runAt: now, uniqueKey: 'minute' })
  await jobs.add({ kind: 'day', payload: {}, runAt: now, uniqueKey: 'day' })
}
