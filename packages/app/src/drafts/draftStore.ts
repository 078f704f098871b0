const prefix = 'partner-dashboard.draft.'

/** Key of a draft: user, scope and name. */
export interface DraftPlace {
  userId: string
  partnerId: string | null
  mode: string
  name: string
}

const keyOf = ({ userId, partnerId, mode, name }: DraftPlace) =>
  prefix + JSON.stringify([userId, partnerId, mode, name]).slice(1, -1)

/**
 * Unsaved input, kept for the lifetime of the tab: it survives an expired session, a reload and a failed submit. In
 * memory only if storage is blocked or full.
 */
export function createDraftStore(storage: () => Storage = () => sessionStorage) {
  const inMemory = new Map<string, string>()
  const open = new Map<string, () => void>()
  const listeners = new Set<() => void>()
  let settlements = 0

  function forget(key: string): void {
    inMemory.delete(key)
    try {
      storage().removeItem(key)
    } catch {
      // It was only in memory.
    }
  }

  return {
    keyOf,
    read(key: string): unknown {
      try {
        const stored = inMemory.get(key) ?? storage().getItem(key)
        return stored === null ? undefined : JSON.parse(stored)
      } catch {
        return undefined
      }
    },
    write(key: string, fields: object): void {
      if (Object.keys(fields).length === 0) {
        forget(key)
        return
      }
      const text = JSON.stringify(fields)
      try {
        storage().setItem(key, text)
        inMemory.delete(key)
      } catch {
        // The stored version is older.
        inMemory.set(key, text)
      }
    },
    /** Removes a saved or discarded draft. */
    settle(key: string): void {
      forget(key)
      settlements++
      for (const listener of listeners) listener()
    },
    /** Number of removals, so the leave guard knows about a save before the next render. */
    settlements: () => settlements,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Registers a visible draft, so leaving the page can discard it. */
    open(key: string, discard: () => void): () => void {
      open.set(key, discard)
      return () => {
        if (open.get(key) === discard) open.delete(key)
      }
    },
    discardOpen(): void {
      for (const discard of [...open.values()]) discard()
    },
  }
}

export const draftStore = createDraftStore()
