const key = 'partner-dashboard.last-activity'

/** Milliseconds between two writes: tabs need to know of each other's activity, not of each keystroke. */
const writeEvery = 5000

/** When the user was last active in any tab, in milliseconds since 1970. Where storage is blocked, each tab is on its own. */
export function createActivity(now: () => number, storage: () => Storage = () => localStorage) {
  let own = now()
  let written = 0

  function read(): number {
    try {
      const stored = Number(storage().getItem(key))
      // Of a clock that was set back since.
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
        // This tab remembers.
      }
    },
  }
}
