const key = 'partner-dashboard.alternate-login-token'

/**
 * Where the alternate login's identity token stays between visits. The specification keeps it in local storage; that any script of this
 * origin could read it is an accepted risk (docs/decisions.md), which is why the content security policy allows no foreign script.
 * Where storage is blocked, the token lives as long as the page.
 */
export function createTokenStore(storage: () => Storage = () => localStorage) {
  let inMemory: string | null = null
  return {
    read(): string | null {
      try {
        return storage().getItem(key)
      } catch {
        return inMemory
      }
    },
    write(token: string | null): void {
      inMemory = token
      try {
        if (token === null) storage().removeItem(key)
        else storage().setItem(key, token)
      } catch {
        // Kept in memory above.
      }
    },
    /** Calls back when another tab signs in or out. */
    onChangeElsewhere(callback: () => void): () => void {
      const listener = (event: StorageEvent) => {
        if (event.key === key || event.key === null) callback()
      }
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>
