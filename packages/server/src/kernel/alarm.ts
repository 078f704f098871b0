/**
 * Runs a task at the earliest requested time, never concurrently. The task returns the milliseconds until its next
 * run; a request during a run starts another run right after it.
 */
export function createAlarm(task: () => Promise<number>) {
  let state: 'stopped' | 'waiting' | 'running' | 'running again' = 'stopped'
  let timer: NodeJS.Timeout | undefined
  let dueAt = Number.POSITIVE_INFINITY

  /** A later time than the one that is set is ignored, so that repeated calls don't postpone the run. */
  function ringIn(milliseconds: number): void {
    const at = Date.now() + milliseconds
    if (state === 'stopped' || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(ring, milliseconds).unref()
  }

  async function ring(): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY
    if (state !== 'waiting') {
      if (state === 'running') state = 'running again'
      return
    }
    state = 'running'
    const wait = await task()
    if (isStopped()) return
    const isAgain = state !== 'running'
    state = 'waiting'
    ringIn(isAgain ? 0 : wait)
  }

  const isStopped = () => state === 'stopped'

  return {
    ringIn,
    isStopped,
    start() {
      if (state === 'stopped') state = 'waiting'
      ringIn(0)
    },
    stop() {
      state = 'stopped'
      clearTimeout(timer)
      dueAt = Number.POSITIVE_INFINITY
    },
  }
}
