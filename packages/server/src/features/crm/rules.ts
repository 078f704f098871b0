/** Milliseconds between automatic syncs. */
export const pullEvery = 24 * 60 * 60 * 1000

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
