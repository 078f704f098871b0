import type { Queryable } from '../platform/database/sql'
import type { Sealing } from '../platform/sealing'
import type { JobContext, JobHandlers } from './jobHandlers'
import { jobStore } from './jobStore'
import { replaceSealed, sealedByOthers, sealedColumns } from './sealedStore'

/** Batches per run; the job then reschedules itself, so shutdown doesn't wait for it. */
const maxBatches = 50
const [minute, day] = [60_000, 86_400_000]

/**
 * Adds the job that re-encrypts every value with the first key. Every start adds it, because servers with the old key
 * order may still be running.
 */
export const startReencryption = (database: Queryable, { keyIds: [keyId = ''] }: Sealing, now: Date) =>
  jobStore(database).add({
    kind: 'reencrypt',
    payload: { keyId, until: new Date(now.getTime() + day).toISOString() },
    runAt: now,
    uniqueKey: `reencrypt ${keyId}`,
  })

export const reencryptionJobs: Pick<JobHandlers, 'reencrypt'> = {
  async reencrypt({ keyId, until }, context) {
    const { sealing, clock } = context
    // Leaves the job to a server that encrypts with this key.
    if (sealing.keyIds[0] !== keyId) {
      return clock() < new Date(until) ? new Date(clock().getTime() + minute) : undefined
    }
    return (await reencrypt(context)) ? undefined : clock()
  },
}

/** Returns whether everything is done. */
async function reencrypt({ database, sealing, log }: JobContext): Promise<boolean> {
  let batches = 0
  for (const column of await sealedColumns(database)) {
    let after = '(0,0)'
    for (;;) {
      const rows = await sealedByOthers(database, column, sealing.currentPrefix, after)
      let isReplaced = false
      for (const { place, sealed } of rows) {
        const opened = openOf(sealing, sealed)
        if (opened) {
          await replaceSealed(database, column, place, sealed, sealing.seal(opened))
          isReplaced = true
        } else log.error({ table: column.table, column: column.column }, 'a sealed value does not open')
        after = place
      }
      if (rows.length < column.batchSize) break
      // The next run reads values without a key again, so it would never get past them.
      if (isReplaced) batches += 1
      if (batches === maxBatches) return false
    }
  }
  return true
}

function openOf(sealing: Sealing, sealed: string): Buffer | undefined {
  try {
    return sealing.openBytes(sealed)
  } catch {
    return undefined
  }
}
