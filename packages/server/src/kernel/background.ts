/** Work that a response doesn't wait for, but the end of the process does. */
export interface Background {
  /** Adds work that handles its own failures. */
  add: (work: Promise<void>) => void
  /** Resolves once none is left. */
  settled: () => Promise<void>
}

export function createBackground(): Background {
  const running = new Set<Promise<void>>()
  return {
    add(work) {
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
