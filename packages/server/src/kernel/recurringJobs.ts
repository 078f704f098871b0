import type { JobContext, JobHandlers } from './jobHandlers'
import { jobStore } from './jobStore'
import { tryEach } from './tryEach'

const [minute, day] = [60_000, 86_400_000]

type Task = (context: JobContext) => Promise<unknown>

/** Scheduled tasks. Each returns its next run, so that one row schedules it for all servers together. */
export const recurringJobs = (tasks: {
  everyMinute: readonly Task[]
  everyDay: readonly Task[]
}): Pick<JobHandlers, 'minute' | 'day'> => ({
  async minute(_payload, context) {
    const now = context.clock()
    await tryEach(tasks.everyMinute, (task) => task(context))
    return new Date(now.getTime() + minute)
  },
  async day(_payload, context) {
    const now = context.clock()
    await tryEach(tasks.everyDay, (task) => task(context))
    return new Date(now.getTime() + day)
  },
})

/** Adds the recurring jobs unless another server has added them. A clock that was ahead may have postponed them. */
export async function beginRecurring(database: Parameters<typeof jobStore>[0], now: Date): Promise<void> {
  const jobs = jobStore(database)
  await jobs.add({ kind: 'minute', payload: {}, runAt: now, uniqueKey: 'minute' })
  await jobs.add({ kind: 'day', payload: {}, runAt: now, uniqueKey: 'day' })
  await jobs.dueBy('minute', new Date(now.getTime() + minute))
  await jobs.dueBy('day', new Date(now.getTime() + day))
}
