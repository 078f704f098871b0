const alternateKey = 'partner-dashboard.alternate-login-token'
const providerKey = 'partner-dashboard.identity'
const syntheticKey = 'partner-dashboard.synthetic'

/** Who this device says is signed in, and by which way. */
export interface StoredIdentity {
  /** The identity token. */
  token: string
  /** Whether the identity provider made it; else the alternate login did, or it came in the address. */
  isProvider: boolean
  /** What renews the provider's token. */
  refreshToken?: string
  /** Of an automated check, which is not tracked. */
  isSynthetic?: boolean
}

/**
 * Where identity tokens stay between visits, for all tabs. The specification keeps the alternate login's in local storage; that any script of
 * this origin could read it is an accepted risk (docs/decisions.md), which is why the content security policy allows no foreign script.
 * Where storage is blocked or full, the token lives as long as the page.
 */
export function createTokenStore(storage: () => Storage = () => localStorage) {
  let inMemory: StoredIdentity | null = null
  let isOnlyInMemory = false

  return {
    read(): StoredIdentity | null {
      if (isOnlyInMemory) return inMemory
      try {
        return readStored(storage())
      } catch {
        return inMemory
      }
    },
    write(identity: StoredIdentity | null): void {
      inMemory = identity
      try {
        const held = storage()
        for (const key of [alternateKey, providerKey, syntheticKey]) held.removeItem(key)
        if (identity) writeStored(held, identity)
        isOnlyInMemory = false
      } catch {
        isOnlyInMemory = true
      }
    },
    /** For as long as the page lives nobody is signed in on it, until somebody signs in there. What is stored stays for the other tabs. */
    setAside(): void {
      inMemory = null
      isOnlyInMemory = true
    },
    /** Calls back when another tab signs in or out, or renews its token. */
    onChangeElsewhere(callback: () => void): () => void {
      const listener = ({ key }: StorageEvent) => {
        if (key === alternateKey || key === providerKey || key === null) callback()
      }
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>

function writeStored(storage: Storage, { token, isProvider, refreshToken, isSynthetic }: StoredIdentity): void {
  if (isSynthetic) storage.setItem(syntheticKey, '1')
  if (isProvider) storage.setItem(providerKey, JSON.stringify({ token, refreshToken }))
  else storage.setItem(alternateKey, token)
}

function readStored(storage: Storage): StoredIdentity | null {
  const provider = readProvider(storage.getItem(providerKey))
  if (provider) return provider
  const token = storage.getItem(alternateKey)
  if (token === null) return null
  return { token, isProvider: false, isSynthetic: storage.getItem(syntheticKey) !== null }
}

function readProvider(text: string | null): StoredIdentity | null {
  try {
    const { token, refreshToken } = JSON.parse(text ?? '{}')
    if (typeof token !== 'string') return null
    return { token, isProvider: true, refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined }
  } catch {
    return null
  }
}
