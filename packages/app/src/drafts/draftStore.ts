const prefix = 'partner-dashboard.draft.'

/** Whose draft of what, in which scope. */
export interface DraftPlace {
  userId: string
  partnerId: string | null
  mode: string
  name: string
}

const keyOf = ({ userId, partnerId, mode, name }: DraftPlace) =>
  prefix + JSON.stringify([userId, partnerId, mode, name]).slice(1, -1)

/**
 * What was typed and not yet saved, for as long as the tab lives: it outlasts the end of a session, a reload and a failed submit. Where
 * storage is blocked or full it outlasts what leaves the page standing.
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
      // Only memory had it.
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
        // What the storage still holds is older than this.
        inMemory.set(key, text)
      }
    },
    /** Saved or thrown away. */
    settle(key: string): void {
      forget(key)
      settlements++
      for (const listener of listeners) listener()
    },
    /** How often that was, so that a question before leaving knows of it before the page is drawn anew. */
    settlements: () => settlements,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Says which drafts are on the screen, so that leaving it can throw them away. */
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
