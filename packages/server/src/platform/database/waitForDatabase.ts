import { unavailabilityOf } from '../databaseErrors'

/** Milliseconds. */
const [firstDelay, longestDelay] = [250, 5_000]

interface Waiting {
  /** Milliseconds. */
  patience: number
  log: (line: string) => void
}

/** Repeats `work`, less and less often, while the database is starting, restarting or out of reach; fails like its last try. */
export async function waitForDatabase<Result>(
  work: () => Promise<Result>,
  { patience, log }: Waiting,
): Promise<Result> {
  const until = Date.now() + patience
  for (let delay = firstDelay; ; delay = Math.min(longestDelay, 2 * delay)) {
    try {
      return await work()
    } catch (error) {
      const left = until - Date.now()
      if (unavailabilityOf(error) === undefined || left <= 0) throw error
      const { message } = error as Error
      log(`Waiting for the database, for up to ${Math.ceil(left / 1000)} s more: ${message}`)
      await new Promise((resolve) => setTimeout(resolve, Math.min(delay, left)))
    }
  }
}
