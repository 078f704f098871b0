import { missingData, wasTold } from '../../domain/dataShare/missingStore'
import type { JobContext } from '../../kernel/jobHandlers'
import { jobStore } from '../../kernel/jobStore'
import { notify } from '../../kernel/notifications'
import { tryEach } from '../../kernel/tryEach'
import { dueIngestions } from './bucketStore'

const week = 7 * 86_400_000

export async function queueDueIngestions({ database, clock }: JobContext): Promise<void> {
  const now = clock()
  await database.transaction(async (tx) => {
    for (const { partner_id, mode, dataset_type } of await dueIngestions(tx, now)) {
      await jobStore(tx).add({
        kind: 'fetch_s3',
        payload: { partnerId: partner_id, mode, datasetType: dataset_type },
        runAt: now,
        uniqueKey: `fetch_s3 ${partner_id} ${mode} ${dataset_type}`,
      })
    }
  })
}

/** Notifies partners of businesses without a bank account or sales, at most once a week per type. */
export async function notifyMissingData({ database, clock, ids, wake, config }: JobContext): Promise<void> {
  const now = clock()
  const weekAgo = new Date(now.getTime() - week)
  await tryEach(await missingData(database, now), async ({ partner_id, mode, no_account, no_sales }) => {
    const scope = { partnerId: partner_id, mode }
    const missing = [
      ['missing_bank_account_datashare', no_account],
      ['missing_sales_datashare', no_sales],
    ] as const
    for (const [type, count] of missing) {
      if (count === 0 || (await wasTold(database, scope, type, weekAgo))) continue
      await database.transaction((tx) => notify(tx, { clock, ids, wake, config }, scope, { type, payload: {} }))
    }
  })
}
