import type { IntegrationRecord, SyncMode, SyncRecord } from './wire'

/** Milliseconds between automatic syncs. */
const pullEvery = 24 * 60 * 60 * 1000
/** Milliseconds without progress after which a sync counts as failed. */
const longestStandstill = 60 * 60 * 1000

/** Time of the next automatic sync; null in push mode, which has none. */
export const nextRun = (syncMode: SyncMode, now: Date): Date | null =>
  syncMode === 'pull' ? new Date(now.getTime() + pullEvery) : null

/** Whether the automatic sync is due. Without a time, such as after a change by an older server, it is. */
export const isDue = ({ status, sync_mode, next_run_at }: IntegrationRecord, now: Date): boolean =>
  status === 'linked' && sync_mode === 'pull' && (next_run_at === null || Date.parse(next_run_at) <= now.getTime())

export const isRunning = (sync: SyncRecord | undefined, now: Date): boolean =>
  sync?.status === 'syncing' && now.getTime() - Date.parse(sync.moved_at) < longestStandstill

/** Seconds between attempts, like webhooks. */
const schedule = [0, 5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]

/** Time of the next attempt; undefined after the last one. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const seconds = schedule[attempts]
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000)
}

/** Status of a finished sync. */
export function endOf({ done_count, failed_count }: { done_count: number; failed_count: number }) {
  if (failed_count === 0) return 'done' as const
  return done_count === 0 ? ('failed' as const) : ('partially_synced' as const)
}
