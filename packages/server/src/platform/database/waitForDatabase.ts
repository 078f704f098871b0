import { unavailabilityOf } from '../databaseErrors'

/** In milliseconds. */
const [firstDelay, longestDelay] = [250, 5_000]

interface Waiting {
  /** In milliseconds. */
  patience: number
  log: (line: string) => void
}

/** Retries `work` with growing delays while the database is unavailable. Rejects with the last error. */
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
