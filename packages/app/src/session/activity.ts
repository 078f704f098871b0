const key = 'partner-dashboard.last-activity'

/** Minimum interval between writes in ms; other tabs don't need every keystroke. */
const writeEvery = 5000

/** Time of the last activity in any tab, in ms since 1970. Without storage, each tab is on its own. */
export function createActivity(now: () => number, storage: () => Storage = () => localStorage) {
  let own = now()
  let written = 0

  function read(): number {
    try {
      const stored = Number(storage().getItem(key))
      // The clock may have been set back.
      return Number.isFinite(stored) && stored <= now() ? stored : 0
    } catch {
      return 0
    }
  }

  return {
    last: () => Math.max(own, read()),
    mark(): void {
      own = now()
      if (own - written < writeEvery) return
      written = own
      try {
        storage().setItem(key, String(own))
      } catch {
        // Kept in memory.
      }
    },
  }
}
